import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { submitCodeRequest } from '#app/modules/association/member-area/pages/link-page.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.memberArea(token), { headers: privateHeaders })
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitCodeRequest(request, context, token)
}
