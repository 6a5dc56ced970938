import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const islandNames = [
  'address',
  'desk',
  'editor',
  'elder',
  'filters',
  'find',
  'i693',
  'idle',
  'live',
  'map',
  'preload',
  'print',
  'profile',
  'promotion',
  'review',
  'scanner',
  'session',
  'sti',
  'suggest',
  'toast',
  'version',
] as const

export type IslandName = (typeof islandNames)[number]

let built: Partial<Record<IslandName, string>> | null = null

/** The address of an island's script: its hashed asset, or its source through Vite's server in development. */
export function islandUrl(name: IslandName): string {
  if (import.meta.env.DEV) return `/app/islands/${name}.ts`
  built ??= JSON.parse(readFileSync(resolve('build/islands.json'), 'utf8')) as typeof built
  const url = built?.[name]
  if (!url) throw new Error(`The build has no island named ${name}.`)
  return url
}

/** The addresses of all islands by name, for the root to choose from. */
export function islandUrls(): Record<IslandName, string> {
  return Object.fromEntries(islandNames.map((name) => [name, islandUrl(name)])) as Record<IslandName, string>
}
