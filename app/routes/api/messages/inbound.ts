import type { ActionFunctionArgs } from '@remix-run/node'
import { now } from '#app/core/clock.ts'
import { env } from '#app/core/env.server.ts'
import { json, notFound } from '#app/core/http.server.ts'
import { answerText } from '#app/modules/booking/appointments/commands/answer-text.server.ts'
import { readInbound } from '#app/modules/notifications/inbound/inbound-message.ts'
import { isSignedBy } from '#app/modules/notifications/inbound/signature.server.ts'

/** Only sent to. */
export function loader() {
  return json({ error: 'method' }, { status: 405, headers: { Allow: 'POST' } })
}

/**
 * A text message that the gateway brings: POST {id, from, text, sentAt} with `X-Signature: sha256=<HMAC of the body>`. Answers
 * `{ outcome }`; one that was brought before is `repeated` and does nothing.
 */
export async function action({ request }: ActionFunctionArgs) {
  const secret = env.SMS_INBOUND_SECRET
  if (!secret) notFound(new URL(request.url).pathname)
  const body = Buffer.from(await request.arrayBuffer())
  if (!isSignedBy(secret, body, request.headers.get('X-Signature')))
    return json({ error: 'signature' }, { status: 401 })
  const message = readInbound(body.toString('utf8'), now())
  if (!message) return json({ error: 'message' }, { status: 400 })
  return json({ outcome: await answerText(message) })
}
