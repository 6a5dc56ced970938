import { expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { renderInLocale } from '#app/ui/testing.tsx'
import { neighborhoods } from '#drizzle/seed/reference/neighborhoods.ts'
import { NeighborhoodsMap } from './neighborhoods-map.tsx'

/** Where most doctors are, first; then those around them. */
const busiest = ['flushing', 'sunset-park', 'manhattan-chinatown', 'elmhurst', 'bensonhurst', 'murray-hill-queens']
const others = ['bayside', 'forest-hills', 'jackson-heights', 'midtown-manhattan', 'upper-east-side', 'borough-park']

it.each(locales)('has a stop for each neighborhood and names where most doctors are, in %s', (locale) => {
  const listed = [...busiest, ...others].map((slug) => {
    const { name, lat, lng } = neighborhoods.find((neighborhood) => neighborhood.slug === slug)!
    return { slug, name: name[locale], lat, lng }
  })
  const html = renderInLocale(<NeighborhoodsMap neighborhoods={listed} width={416} height={475} shape="stop" />, locale)
  const links = [...html.matchAll(/<a class="map-pin map-stop[^>]*href="[^"]*\/([\w-]+)">(.*?)<\/a>/g)]
  expect(links.map(([, slug]) => slug)).toEqual([...busiest, ...others])
  for (const [, slug, inside] of links.slice(0, busiest.length)) {
    expect(inside, slug).toContain('map-pin__caption')
    expect(inside, slug).not.toMatch(/map-pin__caption[^>]*>[^<]*(?:[（(,、/])/)
  }
})
