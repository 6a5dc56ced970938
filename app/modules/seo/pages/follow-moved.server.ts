import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { movedPermanently } from '#app/core/http.server.ts'
import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { findRedirect } from '#app/modules/directory/queries/reference.server.ts'
import { redirects } from '#drizzle/schema/index.ts'

/** Longer paths are nobody's old address. */
const longest = 300

/** A path of ours, or a page elsewhere; nothing that a browser reads as another host by accident. */
const isTarget = (to: string) => /^\/(?![/\\])/.test(to) || /^https:\/\//.test(to)

/**
 * Ends a loader with 301 when the path of the request is one that has moved (redirects of kind `path`, in root form; the locale
 * stays). The query is kept unless the new address brings its own.
 */
export async function followMovedPath(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const path = withoutPrefix(pathname).replace(/(?<=.)\/+$/, '')
  if (path.length > longest) return
  const to = await findRedirect('path', path)
  // Thrown by address: Remix puts the locale's prefix before it.
  if (to !== null && isTarget(to)) throw movedPermanently(to.includes('?') ? to : to + search)
}

/** Ends a loader with 301 when the address names a plan that goes by another slug now. */
export async function followMovedPlans(request: Request, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  const rows = await db
    .select({ from: redirects.fromSlug, to: redirects.toSlug })
    .from(redirects)
    .where(and(eq(redirects.kind, 'plan'), inArray(redirects.fromSlug, [...slugs])))
    .orderBy(asc(redirects.id))
  if (rows.length === 0) return
  const newOf = new Map(rows.map(({ from, to }) => [from, to]))
  const { pathname, searchParams } = new URL(request.url)
  const search = new URLSearchParams(
    [...searchParams].map(([key, value]) => [key, key === 'plan' ? renamed(value, newOf) : value]),
  )
  throw movedPermanently(`${withoutPrefix(pathname)}?${search.toString()}`)
}

/** A value may name several plans, separated by commas. */
function renamed(value: string, newOf: ReadonlyMap<string, string>): string {
  return value
    .split(',')
    .map((slug) => newOf.get(slug) ?? slug)
    .join(',')
}
