import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { submitKeptTime } from '#app/modules/contact/pages/take-time.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** Takes a time that a mailed answer keeps. */
export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitKeptTime(request, context, token)
}
