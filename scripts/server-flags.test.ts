import { describe, expect, it } from 'vitest'
import { serverEnvironment, serverFlags } from './server-flags.mjs'

describe('how the server is started', () => {
  it('bounds the heap unless the operator does', () => {
    expect(serverFlags('')).toContain('--max-old-space-size=320')
    expect(serverFlags('--max-old-space-size=900').join(' ')).not.toMatch(/-space-size/)
  })

  it('never lets young objects be put among the old ones, whatever the bounds', () => {
    for (const own of ['', '--max-old-space-size=900']) {
      expect(serverFlags(own)).toContain('--no-allocation-site-pretenuring')
    }
  })

  it('keeps few arenas of malloc unless the operator says how many', () => {
    expect(serverEnvironment({ PORT: '1' })).toMatchObject({ PORT: '1', MALLOC_ARENA_MAX: '2' })
    expect(serverEnvironment({ MALLOC_ARENA_MAX: '8' })).toMatchObject({ MALLOC_ARENA_MAX: '8' })
  })
})
