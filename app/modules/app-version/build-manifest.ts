import type { ServerBuild } from '@remix-run/node'
import { islandsOf, type PageHandle } from '#app/core/page/page.ts'

/** What a page of each route loads besides its document, by the route's path: `/doctor/:specialty` → `/assets/…`. */
export type RouteAssets = Readonly<Record<string, readonly string[]>>

export type BuiltRoutes = Pick<ServerBuild, 'routes'> & {
  assets: Pick<ServerBuild['assets'], 'entry' | 'routes'>
}

type Route = ServerBuild['routes'][string]

/** A route and those it stands in, outermost first. */
function chainOf(route: Route, routes: ServerBuild['routes']): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...chainOf(parent, routes), route] : [route]
}

function stylesheetsOf({ module }: Route): string[] {
  const links = module.links?.() ?? []
  return links.flatMap((link) => ('rel' in link && link.rel === 'stylesheet' && link.href ? [link.href] : []))
}

function assetsOf(chain: Route[], { assets }: BuiltRoutes, islandUrl: (name: string) => string): string[] {
  const handles = chain.map(({ module }) => (module.handle ?? {}) as PageHandle)
  const scripts = chain.flatMap(({ id }) => {
    const built = assets.routes[id]
    return built ? [built.module, ...(built.imports ?? [])] : []
  })
  const isHydrated = handles.some((handle) => handle.hydrate)
  return [
    ...chain.flatMap(stylesheetsOf),
    ...islandsOf(handles).map(islandUrl),
    ...(isHydrated ? [assets.entry.module, ...assets.entry.imports, ...scripts] : []),
  ]
}

/** The assets of every page of a build. Routes that show nothing have none, and neither has what no address leads to. */
export function routeAssets(build: BuiltRoutes, islandUrl: (name: string) => string): RouteAssets {
  const pages = Object.values(build.routes).flatMap((route): [string, string[]][] => {
    if (!route || !route.module.default || (route.path === undefined && !route.index)) return []
    const chain = chainOf(route, build.routes)
    const path = `/${chain.flatMap((each) => (each.path ? [each.path] : [])).join('/')}`
    return path.includes('*') ? [] : [[path, [...new Set(assetsOf(chain, build, islandUrl))]]]
  })
  return Object.fromEntries(pages)
}
