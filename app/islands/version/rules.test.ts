import { describe, expect, it } from 'vitest'
import { mayReload, readBuildId, reloadGuard } from './rules.ts'

describe('the guard of reloads', () => {
  it('lets the first one through, and the next after ten seconds', () => {
    expect(reloadGuard).toBe(10_000)
    expect(mayReload(null, 5)).toBe(true)
    expect(mayReload(1000, 10_999)).toBe(false)
    expect(mayReload(1000, 11_000)).toBe(true)
  })

  it('holds when the clock was set back or the memory is nonsense', () => {
    expect(mayReload(50_000, 1000)).toBe(false)
    expect(mayReload(Number.NaN, 1000)).toBe(false)
  })
})

describe('answers', () => {
  it('hold an id, or nothing', () => {
    expect(readBuildId({ id: 'abc', more: 1 })).toBe('abc')
    for (const body of [null, 'abc', [], {}, { id: '' }, { id: 5 }]) expect(readBuildId(body)).toBeNull()
  })
})
