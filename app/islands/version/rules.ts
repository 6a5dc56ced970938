/** How often the server is asked for its build while a page is seen, in milliseconds. */
export const pollEvery = 5 * 60_000

/** After a reload for a file that could not be loaded, no further one for this long. */
export const reloadGuard = 10_000

/** Other pages' assets are fetched this long after the own page has loaded. */
const preloadDelay = 1000

/** At most this many pages' assets are fetched at once. */
export const mostPreloads = 5

/** Whether a page may reload itself: not soon after it did. A clock that was set back counts as soon. */
export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload >= reloadGuard
}

/** How long to wait before preloading; null where the connection is too slow, or its owner wants to save. */
export function preloadWait(connection: { effectiveType?: string; saveData?: boolean } | undefined): number | null {
  return connection?.effectiveType === 'slow-2g' || connection?.saveData ? null : preloadDelay
}

/** The id in an answer of builds/latest.json; null for anything else. */
export function readBuildId(body: unknown): string | null {
  const id: unknown = typeof body === 'object' && body !== null ? (body as { id?: unknown }).id : null
  return typeof id === 'string' && id !== '' ? id : null
}

/** The routes in an answer of builds/meta/{id}.json: path → own addresses; what has another shape is left out. */
export function readRoutes(body: unknown): Map<string, string[]> {
  const routes: unknown = typeof body === 'object' && body !== null ? (body as { routes?: unknown }).routes : null
  if (typeof routes !== 'object' || routes === null) return new Map()
  const isOwn = (asset: unknown): asset is string => typeof asset === 'string' && /^\/(?![/\\])/.test(asset)
  return new Map(
    Object.entries(routes).flatMap(([path, assets]): [string, string[]][] =>
      Array.isArray(assets) ? [[path, assets.filter(isOwn)]] : [],
    ),
  )
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** The route pattern of a path (without its locale), the one with the most fixed segments first; null when none fits. */
export function routeOf(path: string, patterns: Iterable<string>): string | null {
  const segments = segmentsOf(path)
  let best: { pattern: string; fixed: number } | null = null
  for (const pattern of patterns) {
    const parts = segmentsOf(pattern)
    const fits =
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part.toLowerCase() === segments[index]!.toLowerCase())
    const fixed = parts.filter((part) => !part.startsWith(':')).length
    if (fits && (best === null || fixed > best.fixed)) best = { pattern, fixed }
  }
  return best?.pattern ?? null
}

/** Runs jobs, at most `most` at once, in their order. A failed one makes room like any other. */
export async function runAtMost(most: number, jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...jobs]
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job().catch(() => undefined)
  }
  await Promise.all(Array.from({ length: Math.min(most, jobs.length) }, worker))
}
