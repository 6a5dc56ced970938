import { describe, expect, it } from 'vitest'
import { now, setClock } from './clock.ts'
import { newId } from './ids.server.ts'

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('newId', () => {
  it('is a version 7 UUID of the present millisecond', () => {
    const id = newId()
    expect(id).toMatch(uuid7)
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now())
  })

  it('sorts by age', () => {
    const ids = [1, 1000, 1_790_000_000_000, 2 ** 47].map((instant) => {
      setClock(instant)
      return newId()
    })
    expect(ids.toSorted()).toEqual(ids)
  })

  it('never comes twice', () => {
    expect(new Set(Array.from({ length: 10_000 }, newId)).size).toBe(10_000)
  })
})
