import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type IslandName, islandNames, islandUrl, islandUrls } from './islands.server.ts'

describe('islandUrl', () => {
  it('is the source of the island in development', () => {
    for (const name of islandNames) {
      const url = islandUrl(name)
      expect(url).toBe(`/app/islands/${name}.ts`)
      expect(existsSync(`.${url}`)).toBe(true)
      expect(islandUrls()[name]).toBe(url)
    }
  })

  it('is never the source in a build, and an unknown island is an error there', () => {
    vi.stubEnv('DEV', false)
    // Whether or not a build stands in the folder, nobody built this one.
    expect(() => islandUrl('nothing' as IslandName)).toThrow()
    vi.unstubAllEnvs()
  })
})
