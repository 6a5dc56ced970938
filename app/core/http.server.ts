import { STATUS_CODES } from 'node:http'
import { json as answerJson, redirect, type TypedResponse } from '@remix-run/node'

// Answers are made here and nowhere else, so that a later move to single fetch is one edit.
export { redirect }

/** An answer of data. A refusal says in HTTP's words what it is: the error page shows them where it has none of its own. */
export const json: typeof answerJson = (data, init = {}) => {
  const given = typeof init === 'number' ? { status: init } : init
  const reason = (given.status ?? 200) >= 400 ? STATUS_CODES[given.status!] : undefined
  return answerJson(data, { ...(reason !== undefined && { statusText: reason }), ...given })
}

/**
 * Headers of every page and answer that shows or takes personal data: nothing keeps a copy, nothing indexes it, no other site learns
 * its address. (`no-referrer` would also take the Origin from our own forms.)
 */
export const privateHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
}

/** The same with more of them. */
export function privateHeadersWith(more: HeadersInit | undefined): Headers {
  const headers = new Headers(more)
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value)
  return headers
}

/** The same for a page; when its form was refused for a while, also for how long. */
export function privatePageHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const retryAfter = actionHeaders.get('Retry-After')
  return { ...privateHeaders, ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

/**
 * Ends a loader or action with the 404 page. `path` is told to the visitor when no route matched it; `ways` are root-form paths
 * and words of where else to look.
 */
export function notFound(path?: string, ways?: readonly { to: string; label: string }[]): never {
  throw json({ path: path ?? null, ...(ways && { ways }) }, { status: 404, statusText: 'Not Found' })
}

/** A permanent redirect (301) to a root-form path; Remix adds the locale's prefix. */
export function movedPermanently(path: string): TypedResponse<never> {
  return redirect(path, 301)
}

/** Whether a browser asks ahead of a press which may never come. */
export const isFetchedAhead = (headers: Headers): boolean =>
  /prefetch|prerender/i.test(`${headers.get('Sec-Purpose') ?? ''} ${headers.get('Purpose') ?? ''}`)

/** The query of a request, `?` included, or an empty string. */
export function searchOf(request: Request): string {
  return new URL(request.url).search
}
