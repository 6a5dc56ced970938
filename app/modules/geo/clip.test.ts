import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipLine, clipRing, simplifyLine, type Point } from './clip.ts'

const square = { minX: 0, minY: 0, maxX: 10, maxY: 10 }
const area = (ring: readonly Point[]) =>
  Math.abs(ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at]?.[0] ?? 0) * y - x * (ring[at]?.[1] ?? 0), 0)) / 2

describe('clipRing', () => {
  it('leaves what is inside alone and drops what is outside', () => {
    const inside: Point[] = [
      [1, 1],
      [5, 1],
      [5, 5],
      [1, 1],
    ]
    expect(area(clipRing(inside, square))).toBe(area(inside))
    expect(
      clipRing(
        inside.map(([x, y]) => [x + 50, y]),
        square,
      ),
    ).toEqual([])
    expect(clipRing([], square)).toEqual([])
  })

  it('cuts off what reaches out, and fills the window from all around', () => {
    expect(
      area(
        clipRing(
          [
            [5, -5],
            [15, -5],
            [15, 5],
            [5, 5],
            [5, -5],
          ],
          square,
        ),
      ),
    ).toBe(25)
    expect(
      area(
        clipRing(
          [
            [-90, -90],
            [90, -90],
            [90, 90],
            [-90, 90],
            [-90, -90],
          ],
          square,
        ),
      ),
    ).toBe(100)
  })

  it('stays within the window and closed, for any ring', () => {
    const point = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (ring) => {
        const clipped = clipRing(ring, square)
        expect(clipped.every(([x, y]) => x >= -1e-9 && x <= 10 + 1e-9 && y >= -1e-9 && y <= 10 + 1e-9)).toBe(true)
        expect(clipped.at(-1)).toEqual(clipped[0])
      }),
    )
  })
})

describe('clipLine', () => {
  it('is in pieces where the line leaves and comes back', () => {
    const there = clipLine(
      [
        [-5, 5],
        [5, 5],
        [5, 15],
        [8, 15],
        [8, 5],
      ],
      square,
    )
    expect(there).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ])
  })

  it('sees a line that only passes through, and not one that passes by', () => {
    expect(
      clipLine(
        [
          [-5, 4],
          [15, 4],
        ],
        square,
      ),
    ).toEqual([
      [
        [0, 4],
        [10, 4],
      ],
    ])
    expect(
      clipLine(
        [
          [-5, 4],
          [-1, 20],
          [-5, 30],
        ],
        square,
      ),
    ).toEqual([])
    expect(clipLine([[5, 5]], square)).toEqual([])
  })
})

describe('simplify', () => {
  it('drops what does not show and keeps corners and ends', () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [5, 0.1],
          [10, 0],
          [10, 10],
        ],
        0.5,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
    expect(
      simplifyLine(
        [
          [0, 0],
          [5, 0.1],
        ],
        9,
      ),
    ).toEqual([
      [0, 0],
      [5, 0.1],
    ])
  })

  it('keeps a closed ring, whose ends are one point, from vanishing', () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 0],
        ],
        1,
      ),
    ).toHaveLength(4)
  })
})
