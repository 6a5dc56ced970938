import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect, searchOf } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'

/** The login is that of level 4; `next` and whatever else was asked goes along. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.login(new URLSearchParams(searchOf(request))))
}
