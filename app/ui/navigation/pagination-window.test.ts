import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './pagination-window.ts'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 6, 7, 8, 9]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
  ])('of page %i of %i', (page, pageCount, steps) => {
    expect(pageWindow(page, pageCount)).toEqual(steps)
  })

  it('always holds first, current and last, in order, with gaps of two or more only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pageCount, offset) => {
        const page = (offset % pageCount) + 1
        const steps = pageWindow(page, pageCount)
        const numbers = steps.filter((step) => step !== 'gap')
        expect(numbers).toContain(page)
        expect(numbers[0]).toBe(1)
        expect(numbers.at(-1)).toBe(pageCount)
        expect(steps.length).toBeLessThanOrEqual(9)
        steps.forEach((step, position) => {
          const before = steps[position - 1]
          if (step === 'gap') expect((steps[position + 1] as number) - (before as number)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(step - before).toBe(1)
        })
      }),
    )
  })
})
