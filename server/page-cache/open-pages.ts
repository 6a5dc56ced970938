import type { ServerBuild } from '@remix-run/node'
import { pageMaker } from './make-page.ts'
import { openRoutes } from './open-routes.ts'
import { cacheRules, targetReader } from './targets.ts'

/** What of a build the cache works with: how addresses are read and how their pages are made. */
export function openPages(build: ServerBuild, mode: string) {
  const findRoute = openRoutes(build)
  return { readTarget: targetReader(cacheRules(build, findRoute)), makePage: pageMaker(build, mode, findRoute) }
}
