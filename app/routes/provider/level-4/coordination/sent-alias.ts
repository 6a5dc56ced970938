import type { LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'

/** The specified short address of the page that says that a referral is sent. */
export function loader({ params: { uuid = '' } }: LoaderFunctionArgs) {
  return redirect(paths.careSent(uuid), { headers: privateHeaders })
}
