import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelsOverlap, type Box } from './map-labels.ts'
import { captionBox, layOutCaptions, markerBox, type MarkShape, markShapes } from './map-marks.ts'
import type { PositionedMarker } from './marker-layout.ts'

type Place = { id: string; caption?: string }

const picture = { width: 400, height: 400, shrink: 1 } as const
const place = (id: string, x: number, y: number, caption = id): PositionedMarker<Place> => ({
  ...{ kind: 'pin', x, y },
  item: { id, caption },
})

function layOut(shape: MarkShape, markers: PositionedMarker<Place>[]) {
  const boxes = markers.map((marker) => markerBox(marker, 1, shape))
  return { captions: layOutCaptions(markers, boxes, { ...picture, shape }), boxes }
}

const { mark, caption } = markShapes.stop
const inPicture = fc.integer({ min: 20, max: 380 })
const spot = fc.tuple(inPicture, inPicture, fc.constantFrom('Flushing', '法拉盛', 'Upper East Side', '曼哈顿华埠'))

describe('captions', () => {
  it('stand to the right first, then to the left', () => {
    for (const shape of ['pin', 'stop'] as const) {
      expect([...layOut(shape, [place('Bayside', 200, 200)]).captions.values()]).toEqual(['right'])
      expect([...layOut(shape, [place('Bayside', 390, 200)]).captions.values()]).toEqual(['left'])
    }
  })

  it('of a stop go under or over it where a neighbor stands on either side; those of a pin stay away', () => {
    const row = [place('Flushing', 200, 200), place('', 230, 200), place('', 170, 200)]
    expect([...layOut('stop', row).captions]).toEqual([['Flushing', 'below']])
    expect([...layOut('stop', [...row, place('', 200, 224)]).captions]).toEqual([['Flushing', 'above']])
    expect(layOut('pin', row).captions.size).toBe(0)
  })

  it('are left out, those of the last places first, where there is no room for all', () => {
    const heap = Array.from({ length: 40 }, (_, at) => place(`Neighborhood ${at}`, 190 + (at % 7), 190 + (at % 5)))
    const { captions } = layOut('stop', heap)
    expect(captions.size).toBeLessThan(40)
    expect(captions.has('Neighborhood 0')).toBe(true)
  })

  it('lie in the picture, over no other mark and no other caption', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 20 }), (spots) => {
        const markers = spots.map(([x, y, text], at) => place(String(at), x, y, text))
        const { captions } = layOut('stop', markers)
        const written = markers.flatMap(({ x, y, ...marker }) => {
          if (marker.kind !== 'pin') return []
          const side = captions.get(marker.item.id)
          const id = marker.item.id
          return side ? [{ id, box: captionBox('stop', { text: marker.item.caption!, side, x, y }, 1) }] : []
        })
        for (const { id, box } of written) {
          expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 400).toBe(true)
          const others: Box[] = [
            ...written.filter((other) => other.id !== id).map((other) => other.box),
            ...markers
              .filter((marker) => marker.kind === 'pin' && marker.item.id !== id)
              .map((marker) => markerBox(marker, 1, 'stop')),
          ]
          expect(others.filter((other) => labelsOverlap(box, other))).toEqual([])
        }
      }),
      { numRuns: 200 },
    )
  })

  it('keep off their own mark', () => {
    for (const side of caption.sides) {
      const box = captionBox('stop', { text: 'Flushing', side, x: 0, y: 0 }, 1)
      const own = { left: -mark.side, right: mark.side, top: -mark.up, bottom: mark.down }
      expect(labelsOverlap(box, own), side).toBe(false)
    }
  })
})
