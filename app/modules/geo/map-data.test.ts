import { describe, expect, it } from 'vitest'
import { embeddedJson, withArea } from './map-data.ts'

const area = { center: { lat: 40.7500001, lng: -73.83 }, radiusMeters: 1499.6 }

describe('withArea', () => {
  it('adds the area and keeps the rest', () => {
    expect(withArea('/en-US/doctor?q=dentist&lang=yue&lang=cmn', area)).toBe(
      '/en-US/doctor?q=dentist&lang=yue&lang=cmn&lat=40.75&lng=-73.83&r=1500',
    )
    expect(withArea('/doctor', area)).toBe('/doctor?lat=40.75&lng=-73.83&r=1500')
  })

  it('replaces an earlier area and what contradicts it', () => {
    expect(withArea('/doctor?lat=1&lng=2&r=3&near=flushing&page=4#d2', area)).toBe(
      '/doctor?lat=40.75&lng=-73.83&r=1500',
    )
    expect(withArea('/doctor?location=flushing&near=x', area, ['location'])).toBe(
      '/doctor?near=x&lat=40.75&lng=-73.83&r=1500',
    )
  })

  it('keeps Chinese words whole', () => {
    expect(new URL(withArea('/doctor?q=牙科', area), 'http://x').searchParams.get('q')).toBe('牙科')
  })
})

describe('embeddedJson', () => {
  it('cannot end the script element it stands in', () => {
    const text = embeddedJson({ label: '</script><!-- \u2028' })
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text)).toEqual({ label: '</script><!-- \u2028' })
  })
})
