import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/node'
import { type Area, areaOfPath, areaOfRoute } from '#app/core/area.ts'
import { basenames, localeOfPath, withoutPrefix } from '#app/core/i18n/locale.ts'
import { remembering } from './remembering.ts'

type Branch = { id: string; path?: string; index?: boolean; caseSensitive?: boolean; children?: Branch[] }

/** Areas with pages for everybody; null is what every area has. */
const isOpen = (area: Area | null) => area === null || area === 'public' || area === 'association'

/** Paths whose routes are remembered: ranking the whole table costs more than anything else about an address. */
const mostPaths = 4000

function branchesOf({ routes }: Pick<ServerBuild, 'routes'>, parentId: string): Branch[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId ?? '') !== parentId || !isOpen(areaOfRoute(route.id))) return []
    const { id, path, index, caseSensitive } = route
    const own = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) }
    return [index ? { ...own, index } : { ...own, children: branchesOf({ routes }, id) }]
  })
}

/** Finds the id of the route that answers a path: matched as Remix matches, in the areas that have open pages. */
export type FindRoute = (pathname: string) => string | null

export function openRoutes(build: ServerBuild): FindRoute {
  const table = branchesOf(build, '') as Parameters<typeof matchRoutes>[0]
  return remembering(mostPaths, (pathname) => {
    if (!isOpen(areaOfPath(withoutPrefix(pathname)))) return null
    return matchRoutes(table, pathname, basenames[localeOfPath(pathname)])?.at(-1)?.route.id ?? null
  })
}
