import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { type IslandName, islandUrl } from '#app/core/page/islands.server.ts'
import { type RouteAssets, routeAssets } from './build-manifest.ts'

type Build = Readonly<{ id: string; routes: RouteAssets }>

/** While developing, the sources change under one name: no page is ever told to reload for a newer build. */
const development: Build = { id: 'development', routes: {} }

let current: Build = development

/**
 * A name for the built files under `folder`, the same wherever they run: a hash of the server's code, which names every hashed
 * asset, and of the list of islands.
 */
export function buildIdOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of ['server/index.js', 'islands.json']) hash.update(readFileSync(resolve(folder, file))).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Told by the process once, when it starts: the build it serves. */
export function describeBuild(build: ServerBuild): void {
  if (import.meta.env.DEV) return
  const id = buildIdOf(resolve(build.assetsBuildDirectory, '..'))
  current = { id, routes: routeAssets(build, (name) => islandUrl(name as IslandName)) }
}

/** The build that this process serves. */
export function currentBuild(): Build {
  return current
}
