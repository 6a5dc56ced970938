import { describe, expect, it } from 'vitest'
import { distanceMeters } from './distance.ts'
import { fitView, inverseMercator, mercator } from './projection.ts'

const padding = { top: 60, side: 34, bottom: 20 }
const queens = { west: -73.96, south: 40.54, east: -73.7, north: 40.8 }

describe('mercator', () => {
  it('puts 0,0 in the middle of the world and the tile corner of the city where the tiles have it', () => {
    expect(mercator({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 })
    const { x, y } = mercator({ lat: 40.7128, lng: -74.006 })
    // Tile 10/301/385 holds the tip of Manhattan.
    expect([Math.floor(x * 1024), Math.floor(y * 1024)]).toEqual([301, 385])
  })

  it('comes back to where it was', () => {
    const there = { lat: 40.7596, lng: -73.8301 }
    const back = inverseMercator(mercator(there))
    expect(back.lat).toBeCloseTo(there.lat, 10)
    expect(back.lng).toBeCloseTo(there.lng, 10)
  })

  it('is finite at the poles', () => {
    expect(mercator({ lat: 90, lng: 0 }).y).toBeCloseTo(0, 3)
    expect(Number.isFinite(mercator({ lat: -90, lng: 0 }).y)).toBe(true)
  })
})

describe('fitView', () => {
  it('keeps the bounds inside the padding and touches it in one direction', () => {
    const view = fitView(queens, { width: 380, height: 560, padding, minimalSpan: 1000 })
    const northWest = view.project({ lat: queens.north, lng: queens.west })
    const southEast = view.project({ lat: queens.south, lng: queens.east })
    expect(northWest.x).toBeCloseTo(34, 5)
    expect(southEast.x).toBeCloseTo(346, 5)
    expect(northWest.y).toBeGreaterThanOrEqual(60)
    expect(southEast.y).toBeLessThanOrEqual(540)
  })

  it('knows its own corners and scale', () => {
    const view = fitView(queens, { width: 380, height: 560, padding, minimalSpan: 1000 })
    const corner = view.project({ lat: view.bounds.north, lng: view.bounds.west })
    expect(corner.x).toBeCloseTo(0, 6)
    expect(corner.y).toBeCloseTo(0, 6)
    const across = distanceMeters({ lat: 40.67, lng: view.bounds.west }, { lat: 40.67, lng: view.bounds.east })
    expect(Math.abs(across / 380 / view.metersPerPixel - 1)).toBeLessThan(0.005)
  })

  it('shows a single place with its surroundings', () => {
    const position = { lat: 40.7596, lng: -73.8301 }
    const point = { west: position.lng, east: position.lng, south: position.lat, north: position.lat }
    const view = fitView(point, { width: 720, height: 300, padding, minimalSpan: 3000 })
    expect(view.metersPerPixel).toBeCloseTo(10, 0)
    const { x, y } = view.project(position)
    expect(x).toBeCloseTo(360, 6)
    // Below the middle, because the pin stands above its point.
    expect(y).toBeCloseTo(170, 6)
  })
})
