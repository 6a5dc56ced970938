import { json, redirect } from '@remix-run/node'

// Answers are made here and nowhere else, so that a later move to single fetch is one edit.
export { json, redirect }

/** Ends a loader or action with the 404 page. `path` is told to the visitor when no route matched it. */
export function notFound(path?: string): never {
  throw json({ path: path ?? null }, { status: 404, statusText: 'Not Found' })
}

/** A permanent redirect (301) to a root-form path; Remix adds the locale's prefix. */
export function movedPermanently(path: string): Response {
  return redirect(path, 301)
}

/** The query of a request, `?` included, or an empty string. */
export function searchOf(request: Request): string {
  return new URL(request.url).search
}
