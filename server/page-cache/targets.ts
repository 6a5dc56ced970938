import type { ServerBuild } from '@remix-run/node'
import type { PageCache, PageHandle } from '#app/core/page/page.ts'
import { type Locale, localeOfPath } from '#app/core/i18n/locale.ts'
import { canonicalPath } from '../canonical-address.ts'
import type { FindRoute } from './open-routes.ts'
import { remembering } from './remembering.ts'

/** What is known of an address whose route may be kept. `target` is its one spelling, null when this state of it is not kept. */
export type Target = Readonly<{
  rule: PageCache
  target: string | null
  isHome: boolean
  /** Of the address, in which a visit is counted. */
  locale: Locale
  /** By what its kept pages are found; `keyOf` chooses. */
  keys: readonly string[]
}>

/** The key of a page in this scheme and size of type. */
export const keyOf = ({ keys }: Target, isHttps: boolean, isElder: boolean): string =>
  keys[2 * Number(isHttps) + Number(isElder)]!

type Rule = (pathname: string) => PageCache | null
/** Anything longer is a search nobody repeats, or no address at all. */
const longestTarget = 600
/** Segments of plain characters after one slash each; what the shell would change, refuse or lead elsewhere is left to it. */
const soundPath = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[2-9a-f][0-9a-f])+)*\/?$/i
const doubtful = /(?:^|\/)\.{1,2}(?:\/|$)|%(?:2e|2f|5c|7f)/i
/** Keys that advertisers and chats hang on addresses; no page reads them. */
const tracking =
  /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|_ga|igshid|twclid|ttclid|wx_header|from_wecom)$/

/** What the route that answers a path says about keeping it. */
export function cacheRules(build: ServerBuild, findRoute: FindRoute): Rule {
  return (pathname) => {
    const id = findRoute(pathname)
    const module = id === null ? undefined : (build.routes[id]?.module as { handle?: PageHandle } | undefined)
    return module?.handle?.cache ?? null
  }
}

function hasSoundPath(path: string): boolean {
  if (!soundPath.test(path) || doubtful.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The query with the rule's keys only, sorted, in one spelling; null when it has a key that the page may not know. */
function keptSearch(search: string, { query = [] }: PageCache): string | null {
  const kept: [string, string][] = []
  for (const [key, value] of new URLSearchParams(search)) {
    if (query.includes(key)) kept.push([key, value])
    else if (!tracking.test(key)) return null
  }
  const sorted = kept.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
  return sorted.length > 0 ? `?${new URLSearchParams(sorted).toString()}` : ''
}

function readTarget(url: string, ruleOf: Rule): Target | null {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  if (!hasSoundPath(path) || canonicalPath(path) !== path) return null
  const rule = ruleOf(path)
  if (!rule) return null
  const kept = keptSearch(search, rule)
  const target = kept === null ? null : path + kept
  const keys = target === null ? [] : ['h-', 'he', 's-', 'se'].map((kind) => kind + target)
  return { rule, target, isHome: path === '/', locale: localeOfPath(path), keys }
}

/** Addresses whose reading is remembered. */
const mostKnown = 4000

/** Reads request targets: what of them names a page. Null for an address whose route is never kept. */
export function targetReader(ruleOf: Rule): (url: string) => Target | null {
  const read = remembering(mostKnown, (url) => readTarget(url, ruleOf))
  return (url) => (url.length > longestTarget ? null : read(url))
}
