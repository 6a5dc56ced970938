import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { followMovedPath } from '#app/modules/seo/pages/follow-moved.server.ts'

/** Every address that no route matches, unless it is one that has moved or one of an area that is off. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedPath(request)
  notFound(new URL(request.url).pathname)
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  notFound(new URL(request.url).pathname)
}

export default function NotFound() {
  return null
}
