import type { LoaderFunctionArgs } from '@remix-run/node'
import { movedPermanently, searchOf } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'

/** The usual spelling leads to the one that the address has. */
export function loader({ request, params: { topic } }: LoaderFunctionArgs) {
  return movedPermanently((topic === undefined ? paths.topics() : paths.topic(topic)) + searchOf(request))
}
