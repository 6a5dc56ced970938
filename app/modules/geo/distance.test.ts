import { describe, expect, it } from 'vitest'
import { boundsAround, boundsOf, centerOf, distanceMeters, isWithin, milesOf, walkMinutes } from './distance.ts'

const flushing = { lat: 40.7596, lng: -73.8301 }
const grandCentral = { lat: 40.7527, lng: -73.9772 }

describe('distanceMeters', () => {
  it('knows the length of a degree', () => {
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1)
    expect(distanceMeters({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_597, -1)
  })

  it('agrees with published distances between cities', () => {
    const newYork = { lat: 40.7128, lng: -74.006 }
    expect(distanceMeters(newYork, { lat: 34.0522, lng: -118.2437 }) / 1000).toBeCloseTo(3936, -1)
    expect(distanceMeters(newYork, { lat: 51.5074, lng: -0.1278 }) / 1000).toBeCloseTo(5570, -1)
  })

  it('measures across the city', () => {
    expect(distanceMeters(flushing, grandCentral) / 1000).toBeCloseTo(12.4, 1)
  })

  it('is nothing to itself, the same both ways, and finite at the antipode', () => {
    expect(distanceMeters(flushing, flushing)).toBe(0)
    expect(distanceMeters(flushing, grandCentral)).toBe(distanceMeters(grandCentral, flushing))
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_115, -2)
  })
})

describe('bounds', () => {
  it('holds the circle it is drawn around', () => {
    const box = boundsAround(flushing, 1500)
    for (const turn of [0, 0.3, 0.5, 0.8, 1, 1.25, 1.5, 1.9]) {
      const lat = flushing.lat + (Math.sin(turn * Math.PI) * 1499) / 111_195
      const lng = flushing.lng + (Math.cos(turn * Math.PI) * 1499) / (111_195 * Math.cos((lat * Math.PI) / 180))
      expect(isWithin({ lat, lng }, box)).toBe(true)
    }
    expect(distanceMeters(flushing, { lat: box.north, lng: flushing.lng })).toBeCloseTo(1500, 0)
    expect(isWithin({ lat: flushing.lat + 0.02, lng: flushing.lng }, box)).toBe(false)
  })

  it('stays finite at the poles', () => {
    expect(boundsAround({ lat: 90, lng: 0 }, 1000).east).toBeLessThan(180)
  })

  it('is the smallest box around positions', () => {
    expect(boundsOf([])).toBeNull()
    expect(boundsOf([flushing])).toEqual({ west: -73.8301, south: 40.7596, east: -73.8301, north: 40.7596 })
    const box = boundsOf([flushing, grandCentral])
    expect(box).toEqual({ west: -73.9772, south: 40.7527, east: -73.8301, north: 40.7596 })
    expect(box && centerOf(box).lng).toBeCloseTo(-73.90365)
  })
})

describe('parts of a sentence', () => {
  it('walks 80 m a minute and never says no time at all', () => {
    expect([0, 39, 80, 330, 1000].map(walkMinutes)).toEqual([1, 1, 1, 4, 13])
  })

  it('counts miles as one says them', () => {
    expect([0, 100, 483, 1609.344, 6800, 15_900, 16_000, 40_000].map(milesOf)).toEqual([
      0.1, 0.1, 0.3, 1, 4.2, 9.9, 9.9, 25,
    ])
    expect(milesOf(16_093.44)).toBe(10)
  })
})
