import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { distanceMeters } from './distance.ts'
import counties from './geometry/counties.json'
import type { Geometry } from './geometry.ts'
import { stationsOf, streets } from './streets.ts'

const geometry = counties as unknown as Geometry
const han = /\p{Script=Han}/u

/** How near a street comes to a position, in meters, seen every hundredth of each of its stretches. */
function metersFrom(name: string, { lat, lng }: { lat: number; lng: number }): number {
  const { line } = streets.find((street) => street.name['en-US'] === name)!
  return Math.min(
    ...line.slice(1).flatMap(([toLng, toLat], at) => {
      const [fromLng, fromLat] = line[at]!
      return Array.from({ length: 101 }, (_, part) =>
        distanceMeters(
          { lat, lng },
          { lat: fromLat + ((toLat - fromLat) * part) / 100, lng: fromLng + ((toLng - fromLng) * part) / 100 },
        ),
      )
    }),
  )
}

const stationsIn = (locale: (typeof locales)[number]) => stationsOf(geometry, locale)
const positionOf = (text: string) => stationsIn('en-US').find((station) => station.text === text)!

describe('streets', () => {
  it('are lines of several corners around the areas of the directory, named in each language', () => {
    expect(streets.length).toBeGreaterThanOrEqual(30)
    for (const { name, line } of streets) {
      expect(line.length, name['en-US']).toBeGreaterThanOrEqual(3)
      expect(name['en-US']).not.toMatch(han)
      for (const locale of ['zh-Hans', 'zh-Hant'] as const) expect(name[locale]).toMatch(han)
      for (const [lng, lat] of line) {
        expect(lat > 40.55 && lat < 40.8 && lng > -74.1 && lng < -73.7, `${name['en-US']} ${lat} ${lng}`).toBe(true)
      }
      line.slice(1).forEach(([lng, lat], at) => {
        const [fromLng, fromLat] = line[at]!
        expect(distanceMeters({ lat, lng }, { lat: fromLat, lng: fromLng }), name['en-US']).toBeLessThan(3000)
      })
    }
  })

  it.each([
    ['Main St', 'Flushing–Main St · 7'],
    ['Roosevelt Av', 'Flushing–Main St · 7'],
    ['Roosevelt Av', '82 St · 7'],
    ['8 Av', '8 Av · N'],
    ['4 Av', '45 St · R'],
    ['18 Av', '18 Av · N'],
    ['86 St', 'Bay Pkwy · D'],
    ['Avenue U', 'Avenue U · B Q'],
    ['Kings Hwy', 'Kings Hwy · B Q'],
    ['Queens Blvd', 'Forest Hills–71 Av · E F M R'],
    ['Broadway', 'Elmhurst Av · M R'],
    ['Canal St', 'Canal St · 6 J N Q R W Z'],
    ['East Broadway', 'East Broadway · F'],
    ['Grand St', 'Grand St · B D'],
    ['Bell Blvd', 'Bayside · LIRR'],
    ['Newark Av', 'Grove St · PATH'],
  ])('%s runs by the station %s', (street, station) => {
    expect(metersFrom(street, positionOf(station))).toBeLessThan(150)
  })

  it.each([
    ['Main St', 'Northern Blvd', 40.7632, -73.8316],
    ['60 St', '8 Av', 40.6361, -74.0106],
    ['Mott St', 'Canal St', 40.7169, -73.9978],
    ['Bell Blvd', 'Northern Blvd', 40.7598, -73.7702],
    ['Coney Island Av', 'Avenue U', 40.5985, -73.9607],
  ])('%s crosses %s at their corner', (one, other, lat, lng) => {
    expect(metersFrom(one, { lat, lng })).toBeLessThan(120)
    expect(metersFrom(other, { lat, lng })).toBeLessThan(120)
  })
})

describe('stations', () => {
  it('are called as their riders call them, with what stops there', () => {
    const texts = { 'zh-Hans': stationsIn('zh-Hans'), 'zh-Hant': stationsIn('zh-Hant') } as const
    const written = (locale: 'zh-Hans' | 'zh-Hant') => texts[locale].map(({ text }) => text)
    expect(written('zh-Hans')).toEqual(
      expect.arrayContaining([
        '法拉盛缅街 · 7',
        '八大道 · N',
        '坚尼街 · 6 J N Q R W Z',
        '45街 · R',
        'U大道 · B Q',
        '贝赛 · LIRR',
      ]),
    )
    expect(written('zh-Hant')).toEqual(
      expect.arrayContaining(['法拉盛緬街 · 7', '八大道 · N', '堅尼街 · 6 J N Q R W Z', '45街 · R', '東百老匯 · F']),
    )
  })

  it('are the same ones in every language, each once', () => {
    const positions = locales.map((locale) => stationsIn(locale).map(({ lat, lng }) => `${lat},${lng}`))
    expect(new Set(positions[0]).size).toBe(positions[0]!.length)
    expect(positions[1]).toEqual(positions[0])
    expect(positions[2]).toEqual(positions[0])
    for (const { text } of stationsIn('en-US')) expect(text).not.toMatch(han)
  })
})
