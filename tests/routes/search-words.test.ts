import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { facilities, providerFacilities, providerLanguages, providers } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'

useSeededDatabase()

const main = async (path: string) => {
  const { html } = await openPage(path)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}
const pageOf = (locale: (typeof locales)[number], query: Record<string, string>) =>
  main(withPrefix(`/doctor?${new URLSearchParams(query).toString()}`, locale))

describe('the list of a search', () => {
  it.each(locales)(
    'for an examination of imaging leads to the page about imaging, no other does: %s',
    async (locale) => {
      const link = `href="${withPrefix(paths.radiology(), locale)}"`
      const words = translator(locale, 'directory')('results.imaging')
      for (const q of ['MRI', '核磁共振', '照肺', '超音波', 'radiology']) {
        const html = await pageOf(locale, { q })
        expect(html, q).toContain(link)
        expect(html, q).toContain(words)
      }
      for (const q of ['牙医', 'Flushing', ''])
        expect([q, (await pageOf(locale, { q })).includes(words)]).toEqual([q, false])
    },
  )

  it.each(locales)('reads a borough back by its own name: %s', async (locale) => {
    const t = translator(locale, 'directory')
    const said = /<span>[^<]*<b>([^<]*)<\/b><\/span><\/p>/.exec(await pageOf(locale, { q: 'Brooklyn' }))?.[1]
    expect(said).toBe(t('location.borough.brooklyn'))
  })

  it.each(locales)('says how near a doctor is without a distance of nothing: %s', async (locale) => {
    const [facility] = await db
      .select({ lat: facilities.lat, lng: facilities.lng })
      .from(facilities)
      .innerJoin(providerFacilities, eq(providerFacilities.facilityId, facilities.id))
      .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
      .where(eq(providers.slug, 'meiling-zhang'))
    const t = translator(locale, 'directory')
    const around = (north: number) =>
      pageOf(locale, { lat: String(facility!.lat! + north), lng: String(facility!.lng), sort: 'distance' })
    const nothing = new RegExp(`(?<![\\d.])${t('card.miles', { miles: '0' })}`)
    const nextDoor = await around(0)
    expect(nextDoor.includes(t('card.walk', { count: 1 }))).toBe(true)
    // A thousandth of a degree is 111 meters.
    const downTheStreet = await around(0.001)
    expect(downTheStreet.includes(t('card.miles', { miles: '0.1' }))).toBe(true)
    expect([nextDoor, downTheStreet].filter((html) => nothing.test(html))).toHaveLength(0)
  })

  it.each(locales)('says of a language that a doctor has its basics only: %s', async (locale) => {
    const rows = await db
      .select({ slug: providers.slug, name: providers.nameHans })
      .from(providerLanguages)
      .innerJoin(providers, eq(providers.id, providerLanguages.providerId))
      .where(eq(providerLanguages.level, 'basic'))
    expect(rows.length).toBeGreaterThan(0)
    const t = translator(locale, 'directory')
    const [, note] = t('noted', { text: '|', note: t('profile.level.basic') }).split('|')
    for (const { name } of rows.filter((row) => row.name !== null).slice(0, 3))
      expect([name, (await pageOf(locale, { q: name! })).includes(note!)]).toEqual([name, true])
  })
})
