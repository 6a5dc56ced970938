import { describe, expect, it } from 'vitest'
import { refit } from './refit.ts'

const room = (id: string, capacity: number) => ({ id, kind: 'room', capacity })
const use = (resourceId: string, from: number, to: number, session: string) => ({ resourceId, from, to, session })

describe('a resource that is retired', () => {
  it('hands its visits to others of its kind that are free then', () => {
    const uses = [use('a', 0, 30, 'one'), use('a', 30, 60, 'two'), use('b', 0, 30, 'three')]
    const { moves, stuck } = refit(room('a', 0), [room('b', 1), room('c', 1)], uses)
    expect([...moves]).toEqual([
      ['one', 'c'],
      ['two', 'b'],
    ])
    expect(stuck.size).toBe(0)
  })

  it('says for which there is no other', () => {
    const uses = [use('a', 0, 30, 'one'), use('a', 30, 60, 'two'), use('b', 15, 45, 'three')]
    const { moves, stuck } = refit(room('a', 0), [room('b', 1)], uses)
    expect([...moves]).toEqual([])
    expect([...stuck]).toEqual(['one', 'two'])
  })

  it('does not put two into one, and takes a class for one visit', () => {
    const uses = [
      ...[use('a', 0, 30, 'class'), use('a', 0, 30, 'class'), use('a', 10, 40, 'two')],
      use('retired', 0, 30, 'elsewhere'),
    ]
    const { moves, stuck } = refit(room('a', 0), [room('b', 1), room('retired', 0)], uses)
    expect([...moves]).toEqual([['class', 'b']])
    expect([...stuck]).toEqual(['two'])
  })
})

it('a resource that takes fewer at once keeps what fits', () => {
  const uses = [use('a', 0, 30, 'one'), use('a', 0, 30, 'two'), use('a', 30, 60, 'three')]
  expect(refit(room('a', 2), [], uses)).toEqual({ moves: new Map(), stuck: new Set() })
  expect(refit(room('a', 1), [], uses)).toEqual({ moves: new Map(), stuck: new Set(['two']) })
  expect(refit(room('a', 1), [room('b', 1)], uses)).toEqual({ moves: new Map([['two', 'b']]), stuck: new Set() })
})
