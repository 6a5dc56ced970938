import type { UIMatch } from '@remix-run/react'
import type { IslandName } from '#app/core/page/islands.server.ts'
import type { Namespace } from '#app/core/i18n/namespaces.ts'

/**
 * How the answers of a public route may be kept and given to everybody; see docs/decisions/050-page-cache.md. Pages with a form token, a
 * toast, a session or personal data have none.
 */
export type PageCache = Readonly<{
  /** What the page shows; it is made anew when one of these has changed. `page_revisions` counts them. */
  tags: readonly CacheTag[]
  /** The query keys that change the page. A request with any other bypasses the cache (keys of advertisers are ignored). */
  query?: readonly string[]
  /** Seconds it is kept at most; 60 where openings show. */
  maxAge: number
  /** It shows whose turn it is: with every minute of the clock it is another page. */
  takesTurns?: boolean
  /** It shows what ends with a day in New York: it is not kept past midnight. */
  endsWithDay?: boolean
}>

/**
 * `directory`: providers, places, their facts and closures. `reference`: specialties, neighborhoods, plans, symptoms and other lists.
 * `library`: written pages, tests, medicines. `blog`: posts. `promotion`: campaigns and the house's own ads. `associations`: they, their
 * members, and the switch that they stand behind. `endorsements`: what doctors are endorsed by, and no member of it.
 * `events`: what associations hold, and neither a member nor who has registered.
 */
export const cacheTags = [
  'directory',
  'reference',
  'library',
  'blog',
  'promotion',
  'associations',
  'endorsements',
  'events',
] as const
export type CacheTag = (typeof cacheTags)[number]

/** The guards of private routes, by their names in the specification; see accounts/guards.server.ts. */
export type GuardName = 'auth' | 'provider-auth' | 'admin-auth' | 'association-admin' | 'association-approved-admin'

/** What a route says of itself in `export const handle`. */
export type PageHandle = {
  /** React takes the page over in the browser. Left out, the page is complete HTML and sends no framework. */
  hydrate?: boolean
  /** Small scripts of their own on pages that are not hydrated. */
  islands?: readonly IslandName[]
  /** More of them that only some of its pages need, by what the loader answered; nothing where it failed. */
  islandsFor?: (data: unknown) => readonly IslandName[]
  /** Text namespaces a hydrated page needs in the browser. */
  namespaces?: readonly Namespace[]
  /** The specification's name of the guard that every loader and action of this route begins with; private routes have one. */
  guard?: GuardName
  /** `pro` is the dense look of dashboards. */
  density?: 'patient' | 'pro'
  /** Left out, every request makes the page. */
  cache?: PageCache
}

/** The handles of a page's matches, outermost first, each with the islands that this page needs. */
export function handlesOf(matches: Pick<UIMatch, 'handle' | 'data'>[]): PageHandle[] {
  return matches.map(({ handle, data }) => {
    const own = (handle ?? {}) as PageHandle
    return own.islandsFor ? { ...own, islands: [...(own.islands ?? []), ...own.islandsFor(data)] } : own
  })
}

/**
 * The scripts of a page that is made of these handles. Where there are any, `version` comes first: it sees which of the others cannot be
 * loaded, and when a newer build is out.
 */
export function islandsOf(handles: readonly PageHandle[]): IslandName[] {
  const wanted = handles.flatMap((handle) => handle.islands ?? [])
  const hasScripts = wanted.length > 0 || handles.some((handle) => handle.hydrate)
  return hasScripts ? [...new Set<IslandName>(['version', ...wanted])] : []
}
