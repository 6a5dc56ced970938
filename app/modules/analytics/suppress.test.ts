import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Shown, shownAlone, shownParts, shownRate } from './suppress.ts'

/**
 * What a reader can find out about each part from what is shown and the total: every value that it could have. The reader knows the
 * rule: what is withheld is five or more and no larger than the smallest number shown, unless nothing is shown at all.
 */
function possibleValues(shown: readonly Shown[], total: number): Set<number>[] {
  const numbers = shown.flatMap((cell) => (cell.kind === 'number' ? [cell.count] : []))
  const isAllWithheld = shown.every(({ kind }) => kind === 'withheld')
  const rest = total - numbers.reduce((sum, count) => sum + count, 0)
  const most = isAllWithheld ? rest : Math.min(rest, ...numbers)
  const span = ({ kind }: Shown) => (kind === 'few' ? [0, 4] : [isAllWithheld ? 0 : 5, most]) as [number, number]
  return shown.map((cell, at) => {
    if (cell.kind === 'number') return new Set([cell.count])
    const others = shown.filter((other, index) => index !== at && other.kind !== 'number').map(span)
    const low = others.reduce((sum, [from]) => sum + from, 0)
    const high = others.reduce((sum, [, to]) => sum + to, 0)
    const [from, to] = span(cell)
    const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
    return new Set(all.filter((value) => rest - value >= low && rest - value <= high))
  })
}

describe('small numbers', () => {
  it('are "<5", none of them told', () => {
    expect([0, 1, 4, 5].map(shownAlone)).toEqual([
      ...[{ kind: 'few' }, { kind: 'few' }, { kind: 'few' }],
      { kind: 'number', count: 5 },
    ])
  })

  it('leave the others as they are where nothing can be subtracted', () => {
    expect(shownParts([5, 90, 7]).map(({ kind }) => kind)).toEqual(['number', 'number', 'number'])
    expect(shownParts([])).toEqual([])
  })

  it('take the next larger with them', () => {
    expect(shownParts([3, 90, 12, 40]).map(({ kind }) => kind)).toEqual(['few', 'number', 'withheld', 'number'])
    expect(shownParts([3, 5, 6, 40]).map(({ kind }) => kind)).toEqual(['few', 'withheld', 'withheld', 'withheld'])
    expect(shownParts([0, 0, 9, 40]).map(({ kind }) => kind)).toEqual(['few', 'few', 'withheld', 'number'])
    expect(shownParts([3, 5]).map(({ kind }) => kind)).toEqual(['withheld', 'withheld'])
    expect(shownParts([2, 1]).map(({ kind }) => kind)).toEqual(['withheld', 'withheld'])
  })

  it('cannot be computed from the total: every value below five stays possible, whatever the parts', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(6), fc.nat(60)), { minLength: 1, maxLength: 9 }), (counts) => {
        const shown = shownParts(counts)
        const total = counts.reduce((sum, count) => sum + count, 0)
        const possible = possibleValues(shown, total)
        for (const [index, cell] of shown.entries()) {
          expect(possible[index]!.has(counts[index]!)).toBe(true)
          if (cell.kind === 'few') expect([...possible[index]!]).toEqual([0, 1, 2, 3, 4])
          // Of a part that is alone the total says everything, which is shown as a number that stands alone.
          if (counts.length > 1 && total > 0 && counts[index]! < 5) expect(possible[index]!.size).toBeGreaterThan(1)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a rate', () => {
  it('is told where it tells no small number', () => {
    expect(shownRate(20, 80)).toBe(25)
    for (const [part, whole] of [
      [4, 80],
      [77, 80],
      [2, 3],
      [0, 0],
    ] as const)
      expect(shownRate(part, whole)).toBeNull()
  })
})
