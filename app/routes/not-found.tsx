import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import { followMovedPath } from '#app/modules/seo/redirects/follow-moved.server.ts'

/** Every address that no route matches, unless it is one that has moved. */
export async function loader({ request }: LoaderFunctionArgs) {
  await followMovedPath(request)
  notFound(new URL(request.url).pathname)
}

export function action({ request }: ActionFunctionArgs) {
  notFound(new URL(request.url).pathname)
}

export default function NotFound() {
  return null
}
