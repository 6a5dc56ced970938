import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePosition, parseRadius, radiusLimits, roundDegrees } from './coordinates.ts'

describe('parsePosition', () => {
  it('reads plain decimals and rounds them to about ten meters', () => {
    expect(parsePosition('40.759612', '-73.830149')).toEqual({ lat: 40.7596, lng: -73.8301 })
    expect(parsePosition(' 40.7 ', '+73')).toEqual({ lat: 40.7, lng: 73 })
    expect(parsePosition('90', '-180')).toEqual({ lat: 90, lng: -180 })
  })

  it.each([
    ['', ''],
    [null, '1'],
    ['1', undefined],
    ['NaN', '1'],
    ['Infinity', '1'],
    ['1e1', '1'],
    ['0x10', '1'],
    ['40,7', '-73'],
    ['40.7; DROP', '-73'],
    ['90.01', '0'],
    ['1', '180.5'],
    ['.5', '1'],
    ['１', '1'],
    ['0', '0.00001'],
    ['1', '9'.repeat(10_000)],
  ])('is null for %j, %j', (lat, lng) => {
    expect(parsePosition(lat, lng)).toBeNull()
  })

  it('answers null or a finite position within limits, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), fc.string(), (a, b) => {
        for (const position of [parsePosition(a, b), parsePosition(a, '5'), parsePosition('5', a)]) {
          if (position && !(Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180)) return false
        }
        return true
      }),
    )
  })

  it('has no negative zero', () => {
    expect(Object.is(roundDegrees(-0.00001), 0)).toBe(true)
    expect(roundDegrees(-73.83015, 3)).toBe(-73.83)
  })
})

describe('parseRadius', () => {
  it('holds the radius within the limits', () => {
    expect(['1500', '1500.7', '3', '999999999'].map(parseRadius)).toEqual([
      1500,
      1501,
      radiusLimits.least,
      radiusLimits.most,
    ])
  })

  it.each(['', null, undefined, '0', '-5', '1e3', 'far', 'Infinity'])('is null for %j', (text) => {
    expect(parseRadius(text)).toBeNull()
  })
})
