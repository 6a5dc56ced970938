import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { readPageRevisions } from '#app/core/page/page-revisions.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import type { loader as appointment } from '#app/routes/public/doctor/appointment.tsx'
import { handle } from '#app/routes/public/doctor/profile.tsx'
import { insertPractice, insertProviderFacility } from '#tests/factories/booking.ts'
import { insertFacility, insertLanguage, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { providerFacilities, providers } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const home = { lat: 40.7583, lng: -73.8294 }
const milesNorth = (miles: number) => ({ lat: home.lat + miles / 69, lng: home.lng })
const chinese = [{ languageId: 'yue' }, { languageId: 'cmn' }]

type Doctor = {
  specialty?: string
  at?: { lat: number; lng: number }
  speaks?: { languageId: string }[]
  hasHours?: boolean
  accepting?: 'yes' | 'no'
  tier?: 1 | 2
}

/** A doctor at an address of their own. */
function insertDoctor(slug: string, { at = home, ...more }: Doctor = {}) {
  return withTransaction((tx) =>
    insertPractice(tx, {
      provider: {
        slug,
        specialties: [more.specialty ?? 'family-medicine'],
        languages: more.speaks ?? chinese,
        accepting: more.accepting ?? 'yes',
        acceptingVerifiedAt: now(),
        tier: more.tier ?? 2,
      },
      facility: { slug: `${slug}-place`, ...at },
      visitType: { code: 'office' },
      ...(more.hasHours === false && { rules: [] }),
    }),
  )
}

beforeEach(async () => {
  setClock(start)
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医学科', '家庭醫學科', 'Family Medicine') })
    await insertSpecialty(tx, { id: 'dentistry', name: tri('牙科', '牙科', 'Dentistry') })
    for (const id of ['yue', 'cmn', 'en']) await insertLanguage(tx, { id })
  })
})
afterEach(() => setClock(null))

const path = '/doctor/family-medicine/zhining-bai'

/** A part of the page, by the id of its heading. */
const partOf = (html: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const doctorsIn = (part: string) =>
  [...part.matchAll(/<h3><a[^>]*href="\/(?:[^"]*\/)?doctor\/[^/"]+\/([^/?"]+)"/g)].map(([, slug]) => slug!)

async function openParts(address = path) {
  const { html } = await openPage(address)
  return { html, colleagues: partOf(html, 'colleagues'), similar: partOf(html, 'similar') }
}

describe('a profile leads on', () => {
  it('to others at the same clinic, its own field first, and to nobody who has left', async () => {
    const { facilityId } = await insertDoctor('zhining-bai')
    const joins = async (slug: string, doctor: Doctor) => {
      const { providerId } = await insertDoctor(slug, { ...doctor, at: milesNorth(9) })
      return withTransaction((tx) =>
        insertProviderFacility(tx, { providerId, facilityId }, { visitType: { code: 'here' } }),
      )
    }
    await joins('dentist', { specialty: 'dentistry' })
    await joins('family', {})
    const gone = await joins('gone', {})
    const retired = await joins('retired', {})
    await withTransaction(async (tx) => {
      await tx
        .update(providerFacilities)
        .set({ activeTo: '2026-10-01' })
        .where(eq(providerFacilities.id, gone.providerFacilityId))
      await tx.update(providers).set({ status: 'retired' }).where(eq(providers.id, retired.providerId))
    })
    await rebuildSearchIndex()
    const { colleagues, similar } = await openParts()
    expect(doctorsIn(colleagues)).toEqual(['family', 'dentist'])
    expect(linksOf(colleagues)).toContain(
      `/doctor/family-medicine/family/appointment?loc=zhining-bai-place&slot=${encodeURIComponent('2026-10-20T16:00Z')}`,
    )
    expect(doctorsIn(similar)).toEqual(['gone'])
  })

  it('to similar doctors nearby: the same field, shared languages and distance weighed, and no stars', async () => {
    await insertDoctor('zhining-bai')
    await insertDoctor('silent', { at: milesNorth(0.3), speaks: [{ languageId: 'en' }] })
    await insertDoctor('same', { at: milesNorth(2) })
    await insertDoctor('further', { at: milesNorth(4) })
    await insertDoctor('full', { at: milesNorth(0.1), accepting: 'no' })
    await insertDoctor('tooth', { at: milesNorth(0.1), specialty: 'dentistry' })
    await rebuildSearchIndex()
    const { html, colleagues, similar } = await openParts()
    expect(colleagues).toBe('')
    expect(doctorsIn(similar)).toEqual(['same', 'further', 'silent'])
    expect(similar).toContain('2英里')
    expect(html).not.toMatch(/★|☆|rating|评分/i)
  })

  it.each(locales)('and books the next open time of each where its link leads, in %s', async (locale) => {
    await insertDoctor('zhining-bai')
    await insertDoctor('same', { at: milesNorth(1) })
    await rebuildSearchIndex()
    const { similar } = await openParts(withPrefix(path, locale))
    const [link] = linksOf(similar).filter((href) => href.includes('/appointment?'))
    const { chosen } = (await get<typeof appointment>(link!)).data.page
    expect(chosen).toMatchObject({ slot: '2026-10-20T16:00Z', refusal: null })
    expect(similar.replace(/<[^>]+>/g, '')).toContain(chosen!.time)
  })

  it('shows a doctor where the next time is, with the distance to there', async () => {
    await insertDoctor('zhining-bai')
    const { providerId } = await insertDoctor('two-places', { at: milesNorth(0.5), hasHours: false })
    await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { slug: 'second', ...milesNorth(3) })
      await insertProviderFacility(tx, { providerId, facilityId }, { visitType: { code: 'office' } })
    })
    await rebuildSearchIndex()
    const { similar } = await openParts()
    expect(linksOf(similar).join()).toContain('/two-places/appointment?loc=second&slot=')
    expect(similar).toContain('3英里')
  })

  it('without a part for nobody', async () => {
    await insertDoctor('zhining-bai')
    await rebuildSearchIndex()
    const { html, colleagues, similar } = await openParts()
    expect([colleagues, similar]).toEqual(['', ''])
    expect(html).not.toContain('href="#similar"')
  })
})

describe('a profile without open times online', () => {
  it.each([
    ['nothing open', { hasHours: false }],
    ['no booking online', { tier: 1 }],
  ] as const)('leads down to who has some: %s', async (_, doctor) => {
    await insertDoctor('zhining-bai', doctor)
    await insertDoctor('same', { at: milesNorth(1) })
    await rebuildSearchIndex()
    for (const locale of locales) {
      const { html, similar } = await openParts(withPrefix(path, locale))
      const ticket = html.slice(html.indexOf('class="ticket'))
      expect(ticket).toContain('href="#similar"')
      expect(doctorsIn(similar)).toEqual(['same'])
      expect(html).toContain('id="similar"')
    }
  })

  it('leads to the clinic’s others where nobody is similar', async () => {
    const { facilityId } = await insertDoctor('zhining-bai', { hasHours: false })
    const { providerId } = await insertDoctor('dentist', { specialty: 'dentistry' })
    await withTransaction((tx) =>
      insertProviderFacility(tx, { providerId, facilityId }, { visitType: { code: 'here' } }),
    )
    await rebuildSearchIndex()
    const { html, colleagues } = await openParts()
    expect(html).toContain('href="#colleagues"')
    expect(doctorsIn(colleagues)).toEqual(['dentist'])
  })
})

describe('the kept page of a profile', () => {
  it('is made anew when somebody whom it leads to changes, and shows no time that is over a minute old', async () => {
    await insertDoctor('zhining-bai')
    const { providerId } = await insertDoctor('same', { at: milesNorth(1) })
    await rebuildSearchIndex()
    expect(doctorsIn((await openParts()).similar)).toEqual(['same'])
    const before = await readPageRevisions()
    await withTransaction((tx) => tx.update(providers).set({ status: 'retired' }).where(eq(providers.id, providerId)))
    const after = await readPageRevisions()
    const isMadeAnew = handle.cache!.tags.some((tag) => (after[tag] ?? 0) > (before[tag] ?? 0))
    expect(isMadeAnew).toBe(true)
    expect(doctorsIn((await openParts()).similar)).toEqual([])
    // Together with the twenty seconds that first times are known for.
    expect(handle.cache!.maxAge + 20).toBeLessThanOrEqual(60)
  })
})
