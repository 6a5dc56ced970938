/**
 * What an audit looks for. An error keeps a page from being found or read, a warning makes it worse; the part of a page's worth that
 * each takes, in percent.
 */
const costs = {
  page_failed: ['error', 100],
  title_missing: ['error', 50],
  canonical_wrong: ['error', 50],
  hreflang_unpaired: ['error', 30],
  h1_missing: ['error', 30],
  data_invalid: ['error', 30],
  link_broken: ['error', 30],
  alt_missing: ['error', 20],
  title_double: ['warning', 15],
  description_missing: ['warning', 15],
  thin_page: ['warning', 15],
  data_incomplete: ['warning', 10],
  h1_many: ['warning', 10],
  title_long: ['warning', 5],
  description_long: ['warning', 5],
  heavy_page: ['warning', 5],
} as const satisfies Record<string, readonly ['error' | 'warning', number]>

export type FindingKind = keyof typeof costs
export const findingKinds = Object.keys(costs) as [FindingKind, ...FindingKind[]]
export const severityOf = (kind: FindingKind): 'error' | 'warning' => costs[kind][0]

/** A page without its language: `path` is as in the address, with the prefix. */
export type Finding = Readonly<{ kind: FindingKind; path: string; detail: string }>

/**
 * From 0 to 100: what the pages are worth on average, once each finding of a kind has been taken off its page. Findings that are ignored
 * are no part of it.
 */
export function scoreOf(pageCount: number, findings: readonly Pick<Finding, 'kind' | 'path'>[]): number {
  if (pageCount === 0) return 0
  const lost = new Map<string, Set<FindingKind>>()
  for (const { kind, path } of findings) lost.set(path, (lost.get(path) ?? new Set()).add(kind))
  let sum = 0
  for (const kinds of lost.values())
    sum += Math.min(
      100,
      [...kinds].reduce((all, kind) => all + costs[kind][1], 0),
    )
  return Math.max(0, Math.round(100 - sum / pageCount))
}
