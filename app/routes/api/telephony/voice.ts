import type { ActionFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import { receiveVoice } from '#app/modules/desk/telephony/carriers/pages/webhook.server.ts'

/** Only sent to. */
export function loader() {
  return json({ error: 'method' }, { status: 405, headers: { Allow: 'POST' } })
}

/** What a telephone carrier tells of calls, signed; answered by what the caller hears next. */
export function action({ request, params: { line = '', step = '' } }: ActionFunctionArgs) {
  return receiveVoice(request, { line, step })
}
