import { describe, expect, it } from 'vitest'
import { distanceMeters } from '../distance.ts'
import { isMoved, isNear, minimapSize, movedPin, pinMoves, readPin, shiftedPin, zoomView } from './pin.ts'

const flushing = { lat: 40.7592, lng: -73.83 }

describe('zoomView', () => {
  const view = zoomView(flushing, minimapSize)

  it('has the place in its middle, at zoom 16 of 512-pixel tiles', () => {
    expect(view.project(flushing)).toEqual({ x: expect.closeTo(300, 6) as number, y: expect.closeTo(150, 6) as number })
    expect(view.metersPerPixel).toBeCloseTo(0.905, 2)
    const across = distanceMeters(
      { lat: flushing.lat, lng: view.bounds.west },
      { lat: flushing.lat, lng: view.bounds.east },
    )
    expect(across).toBeGreaterThan(535)
    expect(across).toBeLessThan(550)
  })

  it('is never larger than 1280 pixels', () => {
    expect(zoomView(flushing, { width: 5000, height: 1281 })).toMatchObject({ width: 1280, height: 1280 })
  })
})

describe('the pin', () => {
  it('goes as far as it is dragged, and back', () => {
    const there = shiftedPin(flushing, { x: 100, y: -50 })
    expect(there.lng).toBeGreaterThan(flushing.lng)
    expect(there.lat).toBeGreaterThan(flushing.lat)
    const view = zoomView(flushing, minimapSize)
    expect(view.project(there).x).toBeCloseTo(400, 0)
    expect(view.project(there).y).toBeCloseTo(100, 0)
    expect(distanceMeters(shiftedPin(there, { x: -100, y: 50 }), flushing)).toBeLessThan(0.5)
  })

  it('moves ten meters in each direction', () => {
    for (const move of pinMoves) expect(distanceMeters(movedPin(flushing, move), flushing), move).toBeCloseTo(10, 0)
    expect(movedPin(flushing, 'north').lat).toBeGreaterThan(flushing.lat)
    expect(movedPin(flushing, 'west').lng).toBeLessThan(flushing.lng)
  })

  it('is read from two fields or not at all', () => {
    expect(readPin(' 40.7592 ', '-73.83')).toEqual(flushing)
    expect(readPin('40.75921234567', '-73.83')).toEqual({ lat: 40.759212, lng: -73.83 })
    for (const [lat, lng] of [
      ['', ''],
      ['40.7', ''],
      ['1e2', '3'],
      ['NaN', '1'],
      ['91', '0'],
      ['40', '181'],
      ['0x1', '1'],
    ]) {
      expect(readPin(lat, lng), `${lat},${lng}`).toBeNull()
    }
    expect(readPin(undefined, undefined)).toBeNull()
  })

  it('stays near the address, nearer to a house than to a ZIP code', () => {
    const kilometers = (km: number) => ({ lat: flushing.lat + km / 111.195, lng: flushing.lng })
    expect([0.9, 1.1].map((km) => isNear(kilometers(km), flushing, 'house'))).toEqual([true, false])
    expect([1.1, 5.1].map((km) => isNear(kilometers(km), flushing, 'area'))).toEqual([true, false])
    expect([0.0005, 0.002].map((km) => isMoved(kilometers(km), flushing))).toEqual([false, true])
  })
})
