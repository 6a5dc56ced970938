import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { mostPreloads, readRoutes, routeOf, runAtMost } from './rules.ts'

type PreloadOptions = {
  build: string
  origin: string
  /** Addresses of the page's links, and of what it has loaded itself. */
  links: readonly string[]
  loaded: readonly string[]
  fetcher: typeof fetch
}

/** The linked pages of this site as route patterns, each once. */
function linkedRoutes(links: readonly string[], origin: string, patterns: Iterable<string>): string[] {
  const known = [...patterns]
  const routes = links.flatMap((link) => {
    const url = URL.canParse(link) ? new URL(link) : null
    const route = url?.origin === origin ? routeOf(withoutPrefix(url.pathname), known) : null
    return route === null ? [] : [route]
  })
  return [...new Set(routes)]
}

/** Fetches what the linked pages will need, into the browser's cache: at most five pages at once, each file once. */
export async function preloadLinked({ build, origin, links, loaded, fetcher }: PreloadOptions): Promise<void> {
  const response = await fetcher(`/builds/meta/${encodeURIComponent(build)}.json`, { credentials: 'omit' })
  if (!response.ok) return
  const routes = readRoutes(await response.json())
  const known = new Set(loaded)
  const jobs = linkedRoutes(links, origin, routes.keys()).map((route) => async () => {
    const fresh = (routes.get(route) ?? []).filter((asset) => !known.has(origin + asset))
    for (const asset of fresh) known.add(origin + asset)
    const load = async (asset: string) => (await fetcher(asset, { priority: 'low' })).arrayBuffer()
    await Promise.allSettled(fresh.map(load))
  })
  await runAtMost(mostPreloads, jobs)
}
