import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Point } from '#app/modules/geo/clip.ts'
import { distanceMeters } from '#app/modules/geo/distance.ts'
import counties from './geometry/counties.json'
import { areaLabelSpots, type Geometry } from './geometry.ts'

const geometry = counties as unknown as Geometry

function isInRing([x, y]: Point, ring: readonly Point[]): boolean {
  let isIn = false
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  })
  return isIn
}

const areasAt = (lat: number, lng: number) =>
  geometry.areas.filter(({ rings }) => rings.some((ring) => isInRing([lng, lat], ring))).map(({ id }) => id)

describe('the outlines', () => {
  it('fit into 80 kB', () => {
    expect(statSync('app/modules/geo/geometry/counties.json').size).toBeLessThan(80_000)
  })

  it('have the shape the code reads', () => {
    expect(geometry.areas.map(({ id }) => id)).toContain('fairfield')
    expect(geometry.areas.filter(({ inCity }) => inCity)).toHaveLength(5)
    const rings = [...geometry.areas, ...geometry.parks].flatMap((area) => area.rings).concat(geometry.land)
    for (const ring of rings) {
      expect(ring.length).toBeGreaterThan(3)
      expect(ring.at(-1)).toEqual(ring[0])
      expect(ring.every(([lng, lat]) => lng > -77 && lng < -71 && lat > 38.5 && lat < 43)).toBe(true)
    }
  })

  it.each([
    ['Chinatown', 40.7158, -73.997, 'manhattan'],
    ['Inwood', 40.867, -73.921, 'manhattan'],
    ['Roosevelt Island', 40.762, -73.95, 'manhattan'],
    ['Flushing', 40.7583, -73.8294, 'queens'],
    ['College Point', 40.7876, -73.846, 'queens'],
    ['Little Neck', 40.763, -73.736, 'queens'],
    ['Rockaway Park', 40.58, -73.838, 'queens'],
    ['Astoria', 40.7644, -73.9235, 'queens'],
    ['Ridgewood', 40.7044, -73.9018, 'queens'],
    ['Sunset Park', 40.6345, -74.008, 'brooklyn'],
    ['Coney Island', 40.576, -73.98, 'brooklyn'],
    ['Greenpoint', 40.73, -73.954, 'brooklyn'],
    ['Canarsie', 40.64, -73.9, 'brooklyn'],
    ['Fordham', 40.861, -73.89, 'bronx'],
    ['City Island', 40.846, -73.787, 'bronx'],
    ['St. George', 40.643, -74.077, 'staten-island'],
    ['Tottenville', 40.51, -74.245, 'staten-island'],
    ['Great Neck', 40.8007, -73.7285, 'nassau'],
    ['Syosset', 40.8262, -73.5021, 'nassau'],
    ['Jersey City', 40.7178, -74.0431, 'hudson'],
    ['Fort Lee', 40.8509, -73.9701, 'bergen'],
    ['Livingston', 40.7959, -74.3149, 'essex'],
    ['Parsippany', 40.8579, -74.426, 'morris'],
    ['Edison', 40.5187, -74.4121, 'middlesex'],
    ['Princeton', 40.3487, -74.659, 'mercer'],
    ['Scarsdale', 41.0051, -73.7846, 'westchester'],
    ['Stamford', 41.053, -73.539, 'fairfield'],
    ['Huntington', 40.868, -73.426, 'suffolk'],
  ])('know where %s is', (_, lat, lng, area) => {
    expect(areasAt(lat, lng)).toEqual([area])
  })

  it.each([
    ['the Upper Bay', 40.67, -74.04],
    ['the Hudson at Chelsea', 40.748, -74.015],
    ['the Hudson at Tarrytown', 41.075, -73.885],
    ['the East River at Wall Street', 40.7025, -74.0],
    ['the East River at 34th Street', 40.742, -73.965],
    ['Jamaica Bay', 40.615, -73.845],
    ['Flushing Bay', 40.7665, -73.8525],
    ['Long Island Sound', 40.87, -73.75],
    ['Newark Bay', 40.67, -74.127],
    ['the Narrows', 40.606, -74.045],
  ])('are water in %s', (_, lat, lng) => {
    expect(areasAt(lat, lng)).toEqual([])
    expect(geometry.land.some((ring) => isInRing([lng, lat], ring))).toBe(false)
  })

  it('put the name of each area inside it', () => {
    for (const [id, { lat, lng }] of Object.entries(areaLabelSpots)) {
      if (geometry.areas.some((area) => area.id === id)) expect(areasAt(lat, lng)).toEqual([id])
      else expect(areasAt(lat, lng)).toHaveLength(1)
    }
  })
})

describe('the subway', () => {
  const stops = geometry.subway.flatMap((line) => line.stops)

  it('has each station on land, in the city', () => {
    const city = new Set(['manhattan', 'brooklyn', 'queens'])
    for (const [lng, lat, name] of stops) {
      if (name)
        expect({ name, areas: areasAt(lat, lng).filter((id) => city.has(id)) }).toEqual({
          name,
          areas: [expect.any(String)],
        })
    }
  })

  it('has neighboring stations at the distance of neighbors', () => {
    for (const { letters, stops: line } of geometry.subway) {
      line.slice(1).forEach(([lng, lat, name], at) => {
        const [beforeLng = 0, beforeLat = 0] = line[at] ?? []
        const meters = distanceMeters({ lat, lng }, { lat: beforeLat, lng: beforeLng })
        expect({ letters, name, isNear: meters > 150 && meters < 2800 }).toEqual({ letters, name, isNear: true })
      })
    }
  })

  it('has one place for a station of several lines', () => {
    const queensboro = stops.filter(([, , name]) => name === 'Queensboro Plaza')
    expect(queensboro).toHaveLength(2)
    expect(queensboro[0]).toEqual(queensboro[1])
  })
})
