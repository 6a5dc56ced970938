import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import type { loader as appointment } from '#app/routes/public/doctor/appointment.tsx'
import { facilityServices } from '#drizzle/schema/index.ts'
import { seedDemoPosts, seedLibrary } from '#drizzle/seed/seed-library.ts'
import { insertPractice, insertVisitType } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { insertSurgeon } from '#tests/factories/i693.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useDatabase()

/** Monday, six in the evening in New York: the clinic opens again tomorrow at nine. */
beforeEach(() => setClock(Date.parse('2026-11-16T23:00:00Z')))
afterEach(() => setClock(null))

const tomorrowAtNine = '2026-11-17T14:00Z'
const words = {
  'zh-Hans': /约明天上午9:00/,
  'zh-Hant': /約明天上午9:00/,
  'en-US': /Book tomorrow at 9:00.AM/,
} as const

type Accepting = 'yes' | 'no'

/** A family doctor who is a civil surgeon, too, at a clinic that makes the examination. */
const insertDoctor = ({
  accepting = 'yes',
  hasExamVisit = false,
}: { accepting?: Accepting; hasExamVisit?: boolean } = {}) =>
  withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    const { providerId, facilityId, providerFacilityId } = await insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'], accepting, acceptingVerifiedAt: now() },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
    await insertSurgeon(tx, providerId)
    await tx.insert(facilityServices).values({
      ...{ id: newId(), facilityId, kind: 'i693', code: 'exam', priceCents: 26_000 },
      ...{ isWalkIn: false, needsOrder: false, isAtHome: false, note: tri(''), updatedAt: 1 },
    })
    if (hasExamVisit) await insertVisitType(tx, providerFacilityId, { code: 'i693', minutes: 60, sort: 2 })
  })

/** The library and its articles, whose doctors are found by the index. */
async function insertTexts() {
  await withTransaction(async (tx) => {
    await seedLibrary(tx)
    await seedDemoPosts(tx)
  })
  await rebuildSearchIndex()
}

/** The links of a page that book with the doctor. */
const bookingLinks = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*zhining-bai\/appointment[^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text]) => ({
    href: href!.replaceAll('&amp;', '&'),
    text: text!,
  }))

describe.each([
  { kind: 'the page of the immigration examination', path: '/app/i693' },
  { kind: 'a topic', path: '/knowlege/hypertension' },
  { kind: 'an article', path: '/blogs/first-visit-checklist' },
])('$kind', ({ path }) => {
  it('names the first time of a doctor, and leads to it', async () => {
    await insertDoctor()
    await insertTexts()
    for (const locale of locales) {
      const [link] = bookingLinks((await openPage(withPrefix(path, locale))).html)
      expect(link!.text).toMatch(words[locale])
      expect(link!.href).toContain(`slot=${encodeURIComponent(tomorrowAtNine)}`)
      expect((await get<typeof appointment>(link!.href)).data.page.chosen).toMatchObject({
        slot: tomorrowAtNine,
        refusal: null,
      })
    }
  })

  it('names no time of who sees nobody new', async () => {
    await insertDoctor({ accepting: 'no' })
    await insertTexts()
    const { html } = await openPage(path)
    expect(html).toContain('zhining-bai')
    expect(html).not.toContain(encodeURIComponent(tomorrowAtNine))
  })
})

describe('the page of the immigration examination', () => {
  it('names no time of another visit where the examination is one of its own', async () => {
    await insertDoctor({ hasExamVisit: true })
    const [link] = bookingLinks((await openPage('/app/i693')).html)
    expect(link!.href).toBe('/doctor/family-medicine/zhining-bai/appointment?vt=i693')
  })
})
