import { describe, expect, it } from 'vitest'
import { type Anchor, layOutMarkers } from './marker-layout.ts'
import { rememberedLayout } from './remembered-layout.ts'

const limits = { width: 600, height: 400 }
// A pair that has to step aside, a crowd that becomes one marker, one alone; ids in the order of a list.
const spots = [
  { x: 100, y: 100 },
  { x: 106, y: 104 },
  ...Array.from({ length: 5 }, () => ({ x: 300, y: 200 })),
  { x: 500, y: 300 },
]
const named = (prefix: string): Anchor<string>[] => spots.map((spot, at) => ({ item: `${prefix}${at}`, ...spot }))

describe('a remembered layout', () => {
  it('is that of the same places anew, with the items that are asked for now', () => {
    for (const prefix of ['first', 'second']) {
      expect(rememberedLayout(named(prefix), limits)).toEqual(layOutMarkers(named(prefix), limits))
    }
    expect(rememberedLayout(named('a'), limits).some(({ kind }) => kind === 'cluster')).toBe(true)
  })

  it('is another for another place or size', () => {
    const moved = named('a').map((anchor, at) => (at === 0 ? { ...anchor, x: 200 } : anchor))
    expect(rememberedLayout(moved, limits)).toEqual(layOutMarkers(moved, limits))
    const smaller = { width: 320, height: 260 }
    expect(rememberedLayout(named('a'), smaller)).toEqual(layOutMarkers(named('a'), smaller))
  })
})
