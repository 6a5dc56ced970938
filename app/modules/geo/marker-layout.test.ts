import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutMarkers, type Anchor } from './marker-layout.ts'

const limits = { width: 380, height: 560 }
const at = (...spots: [number, number][]): Anchor<number>[] => spots.map(([x, y], item) => ({ item, x, y }))
const itemsOf = (markers: ReturnType<typeof layOutMarkers<number>>) =>
  markers.flatMap((marker) => (marker.kind === 'pin' ? [marker.item] : marker.items)).sort((a, b) => a - b)

type Spot = { x: number; y: number }
/** 1 and above: 24 px of either can be pressed, whatever stands on their other sides. */
const roomBetween = (one: Spot, other: Spot) => Math.max(Math.abs(one.x - other.x) / 38, Math.abs(one.y - other.y) / 40)

describe('layOutMarkers', () => {
  it('leaves pins with room where they are', () => {
    expect(layOutMarkers(at([100, 100], [200, 100]), limits)).toEqual([
      { kind: 'pin', item: 0, x: 100, y: 100 },
      { kind: 'pin', item: 1, x: 200, y: 100 },
    ])
  })

  it('stands two and three on one spot beside each other, with the true spot kept', () => {
    for (const spots of [2, 3]) {
      const markers = layOutMarkers(at(...Array.from({ length: spots }, (): [number, number] => [190, 280])), limits)
      expect(markers.map(({ kind }) => kind)).toEqual(Array.from({ length: spots }, () => 'pin'))
      expect(markers.some((marker) => marker.kind === 'pin' && marker.from?.x === 190 && marker.from.y === 280)).toBe(
        true,
      )
      for (const one of markers) {
        for (const other of markers) {
          if (one !== other) expect(roomBetween(one, other)).toBeGreaterThan(0.99)
        }
      }
    }
  })

  it('makes one marker with a count of a crowd, in the order of the list', () => {
    const [cluster, ...others] = layOutMarkers(at([190, 280], [190, 280], [191, 280], [190, 281]), limits)
    expect(others).toEqual([])
    expect(cluster).toMatchObject({ kind: 'cluster', items: [0, 1, 2, 3] })
  })

  it('keeps heads inside the picture', () => {
    const [top] = layOutMarkers(at([2, 3]), limits)
    expect(top).toMatchObject({ x: 18, y: 46 })
  })

  it('lets no marker lie under what lies over the picture, and goes the shorter way around it', () => {
    const buttons = { left: 320, right: 380, top: 0, bottom: 110 }
    const note = { left: 8, right: 240, top: 8, bottom: 52 }
    const avoid = [buttons, note]
    expect(layOutMarkers(at([325, 60]), { ...limits, avoid })).toMatchObject([{ x: 302, y: 60 }])
    expect(layOutMarkers(at([360, 150]), { ...limits, avoid })).toMatchObject([{ x: 360, y: 156 }])
    expect(layOutMarkers(at([100, 60]), { ...limits, avoid })).toMatchObject([{ x: 100, y: 98 }])
    const spot = fc.tuple(fc.integer({ min: 0, max: 380 }), fc.integer({ min: 0, max: 560 }))
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 12 }), (spots) => {
        const markers = layOutMarkers(at(...spots), { ...limits, avoid })
        expect(itemsOf(markers)).toEqual(spots.map((_, item) => item))
        for (const { x, y } of markers) {
          for (const { left, right, top, bottom } of avoid)
            expect(x + 18 <= left || x - 18 >= right || y + 4 <= top || y - 46 >= bottom).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('loses and doubles no place, keeps all apart and answers the same each time', () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 380 }), fc.integer({ min: 0, max: 560 }))
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 20 }), (spots) => {
        const anchors = at(...spots)
        const markers = layOutMarkers(anchors, limits)
        expect(itemsOf(markers)).toEqual(anchors.map(({ item }) => item))
        markers.forEach((one, index) => {
          for (const other of markers.slice(index + 1)) {
            expect(roomBetween(one, other)).toBeGreaterThan(0.99)
          }
        })
        expect(layOutMarkers(anchors, limits)).toEqual(markers)
      }),
      { numRuns: 60 },
    )
  })
})

describe('pins of a picture that a phone shows smaller', () => {
  it('stand so far apart that each keeps its room there', () => {
    const anchors = [
      { item: 'a', x: 200, y: 200 },
      { item: 'b', x: 230, y: 210 },
      { item: 'c', x: 215, y: 240 },
    ]
    const placed = layOutMarkers(anchors, { width: 560, height: 420, shrink: 1.6 })
    placed.forEach((one, at) => {
      for (const other of placed.slice(at + 1))
        expect(
          Math.max(Math.abs(one.x - other.x) / 1.6 / 34, Math.abs(one.y - other.y) / 1.6 / 36),
        ).toBeGreaterThanOrEqual(1)
    })
  })
})
