import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { locales, type Locale, type LocalizedList } from '#app/core/i18n/locale.ts'
import { everyCounty } from './counties.ts'
import { boroughs, neighborhoods } from './neighborhoods.ts'
import { specialties } from './specialties.ts'

const bySlug = new Map(neighborhoods.map((neighborhood) => [neighborhood.slug, neighborhood]))

/** As a search would compare two spellings. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const spellings = (row: { name: Record<Locale, string>; aliases: LocalizedList }, locale: Locale) => [
  ...new Set([row.name[locale], ...row.aliases[locale]].map(fold)),
]

/** ZIP code → the neighborhoods that list it, in order of `sort`. */
function placements(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { slug, zips } of neighborhoods) for (const zip of zips) found.set(zip, [...(found.get(zip) ?? []), slug])
  return found
}

describe('neighborhoods', () => {
  it('keeps every area of the product design', () => {
    expect(neighborhoods.map((neighborhood) => neighborhood.slug)).toEqual([
      ...['manhattan-chinatown', 'east-broadway', 'lower-east-side', 'midtown-manhattan', 'upper-east-side'],
      ...['flushing', 'murray-hill-queens', 'fresh-meadows', 'whitestone', 'college-point', 'bayside'],
      ...['oakland-gardens', 'little-neck', 'elmhurst', 'corona', 'jackson-heights', 'woodside', 'rego-park'],
      ...['forest-hills', 'kew-gardens-hills', 'jamaica', 'long-island-city', 'astoria'],
      ...['sunset-park', 'borough-park', 'dyker-heights', 'bensonhurst', 'bath-beach', 'gravesend', 'homecrest'],
      ...['sheepshead-bay', 'downtown-brooklyn', 'staten-island', 'great-neck', 'new-hyde-park', 'syosset-jericho'],
      ...['scarsdale', 'edison-nj', 'jersey-city-nj', 'fort-lee-nj', 'parsippany-nj', 'livingston-nj', 'princeton-nj'],
    ])
    expect(neighborhoods.map((neighborhood) => neighborhood.sort)).toEqual(neighborhoods.map((_, index) => index + 1))
  })

  it('has slugs that can stand in a path beside specialties and reserved words', () => {
    const taken = new Set([...specialties.map((specialty) => specialty.slug), 'all', 'appointment'])
    for (const { id, slug } of neighborhoods) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(id).toBe(slug)
      expect(taken).not.toContain(slug)
    }
    expect(bySlug.size).toBe(neighborhoods.length)
  })

  it('places each in a known borough, county and state', () => {
    const boroughIds = boroughs.map((borough) => borough.id as string)
    for (const { slug, borough, county, state } of neighborhoods) {
      expect(boroughIds, slug).toContain(borough)
      expect(everyCounty, slug).toContain(county)
      expect(state, slug).toBe(borough === 'new-jersey' ? 'NJ' : 'NY')
      expect(county.endsWith(' NJ'), slug).toBe(state === 'NJ')
    }
  })

  it('lists five-digit ZIP codes, once in each neighborhood', () => {
    for (const { slug, zips } of neighborhoods) {
      expect(zips.length, slug).toBeGreaterThan(0)
      for (const zip of zips) expect(zip, slug).toMatch(/^\d{5}$/)
      expect(new Set(zips).size, slug).toBe(zips.length)
    }
  })

  it('shares a ZIP code only where the product design does, the first in order taking it', () => {
    const shared = Object.fromEntries([...placements()].filter(([, slugs]) => slugs.length > 1))
    expect(shared).toEqual({
      '10002': ['manhattan-chinatown', 'east-broadway', 'lower-east-side'],
      '11354': ['flushing', 'murray-hill-queens'],
      '11214': ['bensonhurst', 'bath-beach'],
      '11223': ['gravesend', 'homecrest'],
    })
  })

  it('gives a radius that suits a walk or a short drive', () => {
    for (const { slug, radiusMeters } of neighborhoods) {
      expect(radiusMeters, slug).toBeGreaterThanOrEqual(600)
      expect(radiusMeters, slug).toBeLessThanOrEqual(3500)
    }
  })

  it('says two to four sentences about seeing a doctor there, unlike any other page', () => {
    const guides = neighborhoods.flatMap(({ guide }) => locales.map((locale) => guide[locale]))
    for (const guide of guides) {
      const sentences = guide.match(/[。.](?=$|\s|[^\d\sa-z])/gu) ?? []
      expect(sentences.length, guide).toBeGreaterThanOrEqual(2)
      expect(sentences.length, guide).toBeLessThanOrEqual(4)
    }
    expect(new Set(guides).size).toBe(guides.length)
  })
})

describe.each(locales)('spellings in %s', (locale) => {
  it('lead to one neighborhood each', () => {
    const owners = new Map<string, string>()
    for (const neighborhood of neighborhoods) {
      for (const spelling of spellings(neighborhood, locale)) {
        expect([owners.get(spelling), neighborhood.slug], spelling).toEqual([undefined, neighborhood.slug])
        owners.set(spelling, neighborhood.slug)
      }
    }
  })

  it('do not repeat the name or one another', () => {
    for (const { slug, name, aliases } of neighborhoods) {
      const all = [name[locale], ...aliases[locale]]
      expect(new Set(all).size, slug).toBe(all.length)
    }
  })

  it('do not mean both a borough and a neighborhood in another one', () => {
    for (const borough of boroughs) {
      const words = spellings(borough, locale)
      for (const neighborhood of neighborhoods.filter((row) => row.slug !== borough.id)) {
        expect(
          spellings(neighborhood, locale).filter((word) => words.includes(word)),
          neighborhood.slug,
        ).toEqual([])
      }
    }
  })
})

describe('usual spellings', () => {
  it.each([
    ['zh-Hans', '八大道', 'sunset-park'],
    ['zh-Hans', '8大道', 'sunset-park'],
    ['en-US', '8th Ave', 'sunset-park'],
    ['en-US', 'Eighth Avenue', 'sunset-park'],
    ['zh-Hans', '缅街', 'flushing'],
    ['zh-Hant', '緬街', 'flushing'],
    ['en-US', 'Main St', 'flushing'],
    ['zh-Hans', '唐人街', 'manhattan-chinatown'],
    ['zh-Hans', '华埠', 'manhattan-chinatown'],
    ['zh-Hant', '華埠', 'manhattan-chinatown'],
    ['zh-Hans', '小福州', 'east-broadway'],
    ['zh-Hans', '本森赫', 'bensonhurst'],
    ['zh-Hant', '86街', 'bensonhurst'],
    ['zh-Hans', 'U大道', 'homecrest'],
    ['en-US', 'Ave U', 'homecrest'],
  ] as const)('%s %s → %s', (locale, spelling, slug) => {
    expect(spellings(bySlug.get(slug)!, locale)).toContain(fold(spelling))
  })

  it.each([
    ['zh-Hant', '布碌崙', 'brooklyn'],
    ['zh-Hant', '布魯克林', 'brooklyn'],
    ['zh-Hans', '布朗克斯', 'bronx'],
    ['zh-Hant', '拿騷', 'long-island'],
    ['zh-Hant', '紐澤西', 'new-jersey'],
    ['en-US', 'Nassau', 'long-island'],
  ] as const)('borough %s %s → %s', (locale, spelling, id) => {
    expect(
      spellings(
        boroughs.find((borough) => borough.id === id)!,
        locale,
      ),
    ).toContain(fold(spelling))
  })
})

interface Point {
  lat: number
  lng: number
}

/** Great-circle distance on a sphere of the earth's mean radius, in meters. */
function meters(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const dLat = (b.lat - a.lat) * radians
  const dLng = (b.lng - a.lng) * radians
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLng / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(chord))
}

const centroidFile = resolve('../shared/data/geo/zip-centroids-ny-nj.csv')
const areaFile = resolve('../shared/data/geo/modzcta-neighborhood-names.csv')
const hasGeography = existsSync(centroidFile) && existsSync(areaFile)
const rowsOf = (file: string) => parse(readFileSync(file), { columns: true, bom: true }) as Record<string, string>[]

describe.skipIf(!hasGeography)('against public ZIP geography (skipped where ../shared/data/geo is absent)', () => {
  const centroids = () =>
    new Map(rowsOf(centroidFile).map((row) => [row.zip!, { lat: Number(row.latitude), lng: Number(row.longitude) }]))
  const areas = () =>
    rowsOf(areaFile)
      .filter((row) => row.lat !== '')
      .map((row) => ({
        zip: row.MODIFIED_ZCTA!,
        borough: row.BOROUGH_GROUP!.toLowerCase().replaceAll(' ', '-'),
        point: { lat: Number(row.lat), lng: Number(row.lon) },
      }))

  it('has each center within 3 km of one of its ZIP codes', () => {
    const known = centroids()
    for (const neighborhood of neighborhoods) {
      const distances = neighborhood.zips
        .flatMap((zip) => known.get(zip) ?? [])
        .map((point) => meters(neighborhood, point))
      expect(Math.min(...distances), neighborhood.slug).toBeLessThan(3000)
    }
  })

  it('has no ZIP code farther than 15 km from the center, and only in Staten Island farther than 10 km', () => {
    const known = centroids()
    for (const neighborhood of neighborhoods) {
      const limit = neighborhood.slug === 'staten-island' ? 15_000 : 10_000
      for (const zip of neighborhood.zips) {
        const point = known.get(zip)
        if (point) expect(meters(neighborhood, point), `${neighborhood.slug} ${zip}`).toBeLessThan(limit)
      }
    }
  })

  it('leaves no ZIP area unplaced that lies within 2 km of a center in its borough', () => {
    const placed = placements()
    const lost = areas().filter(({ zip, borough, point }) => {
      const near = neighborhoods.some((row) => row.borough === borough && meters(row, point) < 2000)
      return near && !placed.has(zip)
    })
    expect(lost.map(({ zip }) => zip)).toEqual([])
  })

  it('places ZIP areas of the city in their own borough', () => {
    const placed = placements()
    const astray = areas().filter(({ zip, borough }) =>
      (placed.get(zip) ?? []).some((slug) => bySlug.get(slug)!.borough !== borough && bySlug.get(slug)!.state === 'NY'),
    )
    expect(astray.map(({ zip }) => zip)).toEqual([])
  })
})
