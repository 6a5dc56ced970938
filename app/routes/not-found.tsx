import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'

/** Every address that no route matches. */
export function loader({ request }: LoaderFunctionArgs) {
  notFound(new URL(request.url).pathname)
}

export const action = loader

export default function NotFound() {
  return null
}
