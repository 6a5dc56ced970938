import { describe, expect, it } from 'vitest'
import { forgetScan, keepScan, readQueue } from './queue.ts'
import { repeatGuard } from './repeats.ts'

function store(kept: string | null = null) {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_name: string, text: string) => {
      value = text
    },
  }
}

const scan = (key: string) => ({ key, code: 'ABCDEFGHJ', at: 1 })

describe('what a scanner keeps while it is offline', () => {
  it('is the code and the time, in their order, until the server has answered', () => {
    const kept = store()
    expect([keepScan(kept, scan('a')), keepScan(kept, scan('b'))]).toEqual([true, true])
    expect(readQueue(kept)).toEqual([scan('a'), scan('b')])
    forgetScan(kept, 'a')
    expect(readQueue(kept)).toEqual([scan('b')])
    expect(JSON.parse(kept.getItem()!)).toEqual([{ key: 'b', code: 'ABCDEFGHJ', at: 1 }])
  })

  it('is nothing of what somebody else has written there, and never a loss that nobody is told of', () => {
    expect(readQueue(store('nonsense'))).toEqual([])
    expect(readQueue(store(JSON.stringify([{ key: 1 }, scan('a'), null])))).toEqual([scan('a')])
    const full = { getItem: () => null, setItem: () => expect.unreachable() }
    expect(
      keepScan(
        {
          ...full,
          setItem: () => {
            throw new Error('full')
          },
        },
        scan('a'),
      ),
    ).toBe(false)
  })
})

describe('a camera', () => {
  it('reads a code once while it is held before it, and again after it was away', () => {
    const isNew = repeatGuard(4000)
    expect([isNew('A', 0), isNew('A', 3000), isNew('A', 6000), isNew('B', 6100), isNew('A', 6200)]).toEqual([
      ...[true, false, false, true, true],
    ])
    expect(isNew('A', 20_000)).toBe(true)
  })
})
