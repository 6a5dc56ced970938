import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { PageRevisions } from '#app/core/page/page-revisions.server.ts'
import { watchRevisions } from './revisions.ts'

/** A database whose queries end when told. */
function fakeSource(hasVersion: boolean) {
  const state = { version: 1, directory: 1, queries: 0, looks: 0 }
  const waiting: (() => void)[] = []
  return {
    state,
    finish: () => waiting.shift()?.(),
    source: {
      version: () => {
        state.looks++
        return hasVersion ? state.version : null
      },
      rows: () => {
        state.queries++
        const { directory } = state
        return new Promise<PageRevisions>((resolve) => waiting.push(() => resolve({ directory })))
      },
    },
  }
}

describe('with a data version (SQLite)', () => {
  it('reads the rows only after a commit', async () => {
    const { state, source, finish } = fakeSource(true)
    const revisions = watchRevisions(source)
    expect(revisions.look()).toBeNull()
    const first = revisions.read()
    finish()
    expect(await first).toEqual({ directory: 1 })
    expect(revisions.look()).toEqual({ directory: 1 })
    await revisions.read()
    expect(state.queries).toBe(1)
    await turn()
    await turn()
    state.version = 2
    state.directory = 2
    expect(revisions.look()).toBeNull()
    const second = revisions.read()
    finish()
    expect(await second).toEqual({ directory: 2 })
  })

  it('looks once for the requests of one turn', async () => {
    const { state, source, finish } = fakeSource(true)
    const revisions = watchRevisions(source)
    const first = revisions.read()
    finish()
    await first
    await turn()
    const before = state.looks
    revisions.look()
    revisions.look()
    expect(state.looks - before).toBe(1)
    await turn()
    await turn()
    revisions.look()
    expect(state.looks - before).toBe(2)
  })

  it('does not take rows for newer than they are when two readings cross', async () => {
    const { state, source, finish } = fakeSource(true)
    const revisions = watchRevisions(source)
    const old = revisions.read()
    state.version = 2
    state.directory = 2
    const young = revisions.read()
    finish()
    await old
    finish()
    expect(await young).toEqual({ directory: 2 })
    expect(revisions.look()).toEqual({ directory: 2 })
  })
})

describe('without one (PostgreSQL)', () => {
  it('asks each time, and shares a query only with who came before it began', async () => {
    const { state, source, finish } = fakeSource(false)
    const revisions = watchRevisions(source)
    const first = revisions.read()
    expect(revisions.look()).toBeNull()
    state.directory = 2
    const [second, third] = [revisions.read(), revisions.read()]
    expect(state.queries).toBe(1)
    finish()
    expect(await first).toEqual({ directory: 1 })
    await turn()
    expect(state.queries).toBe(2)
    finish()
    expect(await second).toEqual({ directory: 2 })
    expect(await third).toEqual({ directory: 2 })
    const later = revisions.read()
    expect(state.queries).toBe(3)
    finish()
    await later
  })

  it('goes on after a query that failed', async () => {
    let fails = true
    const rows = () => (fails ? Promise.reject(new Error('gone')) : Promise.resolve({ blog: 1 }))
    const revisions = watchRevisions({ version: () => null, rows })
    const [first, second] = [revisions.read(), revisions.read()]
    await expect(first).rejects.toThrow('gone')
    await expect(second).rejects.toThrow('gone')
    fails = false
    expect(await revisions.read()).toEqual({ blog: 1 })
  })
})
