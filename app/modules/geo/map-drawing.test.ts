import { describe, expect, it } from 'vitest'
import { distanceMeters } from './distance.ts'
import counties from './geometry/counties.json'
import type { Geometry } from './geometry.ts'
import { areaOf, drawMap, type DrawingOptions, type MapPoint } from './map-drawing.ts'
import { labelsOverlap, textWidth, type MapLabel } from './map-labels.ts'

const geometry = counties as unknown as Geometry
const labels: MapLabel[] = [
  { id: 'flushing', kind: 'neighborhood', text: '法拉盛', lat: 40.7583, lng: -73.8294, radiusMeters: 1200 },
  { id: 'elmhurst', kind: 'neighborhood', text: '艾姆赫斯特', lat: 40.7366, lng: -73.882, radiusMeters: 1000 },
  { id: 'queens', kind: 'area', text: '皇后区', lat: 40.705, lng: -73.815 },
]
const clinic: MapPoint = { id: 'c', number: 1, lat: 40.7566, lng: -73.832, label: '示例诊所' }
const draw = (options: Partial<DrawingOptions>) =>
  drawMap({ points: [clinic], labels, geometry, locale: 'zh-Hans', width: 380, height: 560, ...options })
const city = { west: -74.05, south: 40.57, east: -73.74, north: 40.88 }

describe('drawMap', () => {
  it('shows the surroundings of one clinic: circle, names, stations, about as far as one walks', () => {
    const { view, ground, labels: names, markers } = draw({ width: 720, height: 300 })
    expect(view.metersPerPixel * 300).toBeCloseTo(2400, -2)
    expect(ground.circles).toHaveLength(1)
    expect(ground.subway.map(({ color }) => color)).toEqual(['purple'])
    expect(names.map(({ text }) => text)).toContain('法拉盛')
    const texts = (kind: string) => names.filter((name) => name.kind === kind).map(({ text }) => text)
    expect(texts('station')).toContain('法拉盛缅街 · 7')
    expect(texts('street')).toContain('缅街')
    expect(texts('street').length).toBeLessThanOrEqual(6)
    expect(ground.streets).not.toBe('')
    expect(markers).toMatchObject([{ kind: 'pin', item: clinic }])
  })

  it('leaves out, from afar, what would be dust', () => {
    const { ground, labels: names } = draw({ bounds: { west: -75, south: 40, east: -73, north: 41.4 } })
    expect(ground.circles).toEqual([])
    expect(ground.subway).toEqual([])
    expect(ground.streets).toBe('')
    expect(names.map(({ kind }) => kind)).not.toContain('neighborhood')
    expect(names.map(({ kind }) => kind)).not.toContain('street')
    expect(ground.city).not.toBe('')
    expect(ground.beyond).not.toBe('')
  })

  it('keeps its path data within the picture and short', () => {
    const { ground } = draw({ bounds: city })
    const numbers = `${ground.city} ${ground.suburbs}`.match(/-?\d+/g)?.map(Number) ?? []
    expect(numbers.every((each) => each >= -6 && each <= 566)).toBe(true)
    expect(JSON.stringify(ground).length).toBeLessThan(6000)
  })

  it('writes no name over a pin or another name', () => {
    const points = [clinic, { ...clinic, id: 'd', number: 2, lat: 40.7583, lng: -73.8294 }]
    const { labels: names } = draw({ points })
    const boxes = names.map(({ text, x, y, anchor, kind }) => {
      const width = textWidth(text, kind === 'station' || kind === 'street' ? 13 : 16)
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
      return { left, right: left + width, top: y - 13, bottom: y + 3 }
    })
    boxes.forEach((box, at) => expect(boxes.slice(at + 1).some((other) => labelsOverlap(box, other))).toBe(false))
  })

  it('names a place beside the pins that stand over and under it', () => {
    const bounds = { west: -73.86, south: 40.735, east: -73.8, north: 40.785 }
    const points = Array.from({ length: 9 }, (_, at) => ({
      ...clinic,
      ...{ id: `p${at}`, number: at + 1, lat: 40.7583 + (at - 4) * 0.0022, lng: -73.8294 },
    }))
    const { labels: names } = draw({ points, bounds, width: 390, height: 420 })
    expect(names.map(({ text }) => text)).toContain('法拉盛')
  })

  it('writes captions beside their pins, on the left where the right has no room, once only', () => {
    const points = labels.slice(0, 2).map((label) => ({ ...label, label: label.text, caption: label.text }))
    const { captions, labels: names } = draw({ points, width: 600, height: 500, bounds: city })
    expect([...captions]).toEqual([
      ['flushing', 'right'],
      ['elmhurst', 'left'],
    ])
    expect(names.map(({ text }) => text)).toEqual(['皇后区'])
    expect(draw({ points, bounds: { ...city, east: -73.82 } }).captions.get('flushing')).toBe('left')
  })

  it('writes a caption on a phone only where it has room there', () => {
    const points = labels.slice(0, 2).map((label) => ({ ...label, label: label.text, caption: 'Neighborhood names' }))
    const { captions, phoneCaptions } = draw({ points, width: 600, height: 500, leastWidth: 200, bounds: city })
    expect([captions.size, phoneCaptions.size]).toEqual([2, 0])
  })

  it('draws a map of nothing: the city', () => {
    const { view, markers } = draw({ points: [], labels: [] })
    expect(markers).toEqual([])
    expect(view.bounds.west).toBeLessThan(-74.06)
    expect(view.bounds.east).toBeGreaterThan(-73.72)
  })

  it('leaves out places beyond the bounds it is told to show', () => {
    const far = { ...clinic, id: 'far', lat: 40.35, lng: -74.66 }
    expect(draw({ points: [clinic, far], bounds: city }).markers).toHaveLength(1)
  })

  it('draws the same picture each time', () => {
    expect(JSON.stringify(draw({ bounds: city }))).toBe(JSON.stringify(draw({ bounds: city })))
  })
})

describe('areaOf', () => {
  it('is the middle and the half of the longer side', () => {
    const { center, radiusMeters } = areaOf(city)
    expect(center.lat).toBeCloseTo(40.725)
    expect(radiusMeters).toBeCloseTo(distanceMeters(center, { lat: city.north, lng: center.lng }), -2)
  })
})

describe('textWidth', () => {
  it('counts a Han character as wide as it is high', () => {
    expect(textWidth('法拉盛', 16)).toBe(48)
    expect(textWidth('Flushing', 16)).toBe(72)
    expect(textWidth('𠮷', 10)).toBe(10)
  })
})
