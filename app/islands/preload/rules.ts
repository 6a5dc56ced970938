/** Other pages' assets are fetched this long after the own page has loaded. */
const preloadDelay = 1000

/** At most this many pages' assets are fetched at once. */
export const mostPreloads = 5

/** How long to wait before preloading; null where the connection is too slow, or its owner wants to save. */
export function preloadWait(connection: { effectiveType?: string; saveData?: boolean } | undefined): number | null {
  return connection?.effectiveType === 'slow-2g' || connection?.saveData ? null : preloadDelay
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

/** Starts loads, at most `most` at once, in their order. A failed one makes room like any other. */
export async function runAtMost(most: number, loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...loads]
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job().catch(() => undefined)
  }
  await Promise.all(Array.from({ length: Math.min(most, loads.length) }, worker))
}
