import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertNeighborhood, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { bookingRules, facilities, providerFacilities, providers, visitTypes } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

/** A doctor who books at once and has no hours. */
beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医学科', '家庭醫學科', 'Family Medicine') })
    await insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
      rules: [],
    })
  })
  await rebuildSearchIndex()
})
afterEach(() => setClock(null))

const doctor = '/doctor/family-medicine/zhining-bai'
const first = '/doctor/family-medicine/appointment'
const ofSpecialty = '/doctor/family-medicine/waitlist'

/** Where the links of a page's own part lead, without those of header and footer. */
const linksOf = (html: string) => {
  const main = /<main.*<\/main>/s.exec(html)![0]
  return [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
}

describe('where there is no time', () => {
  it.each(locales)('profile and booking page lead on to a wait, to others and to us, in %s', async (locale) => {
    for (const path of [doctor, `${doctor}/appointment`]) {
      const { html } = await openPage(withPrefix(path, locale))
      const links = linksOf(html)
      for (const to of [`${doctor}/waitlist`, first, '/contact/concierge']) {
        expect(links, `${path} to ${to}`).toContain(withPrefix(to, locale))
      }
    }
  })

  it.each(locales)(
    'the page of first times leads on to all doctors, to us and to kinds that have times, in %s',
    async (locale) => {
      await withTransaction(async (tx) => {
        await insertSpecialty(tx, { id: 'internal-medicine', name: tri('内科', '內科', 'Internal Medicine') })
        await insertPractice(tx, {
          provider: { slug: 'mei-lin', specialties: ['internal-medicine'] },
          facility: { slug: 'plum' },
          visitType: { code: 'office' },
        })
      })
      const links = linksOf((await openPage(withPrefix(first, locale))).html)
      for (const to of [
        '/doctor/family-medicine',
        '/contact/concierge',
        '/doctor/internal-medicine/appointment',
        `${doctor}/waitlist`,
        ofSpecialty,
      ])
        expect(links, to).toContain(withPrefix(to, locale))
    },
  )

  it('a value that names nothing is no filter', async () => {
    const { html } = await openPage('/doctor?specialty=foo,family-medicine&lang=cantonese')
    expect(/<main.*<\/main>/s.exec(html)![0].replaceAll(/<(script|input)[^>]*>/g, '')).not.toMatch(
      />\s*(foo|cantonese)/,
    )
    expect(html).toContain('家庭医学科')
  })

  it.each(locales)('a list of few leads on as well, in %s', async (locale) => {
    const { html } = await openPage(withPrefix('/doctor?specialty=family-medicine', locale))
    const links = linksOf(html)
    for (const to of [`${doctor}/waitlist`, first, '/contact/concierge']) {
      expect(links, to).toContain(withPrefix(to, locale))
    }
  })
})

/** What the form in which we look is told of the words. */
const conciergeWords = (path: string) => {
  const q = new URL(path, 'https://x.test').searchParams.get('q')
  return q === null ? '' : `?${new URLSearchParams({ q })}`
}

/** A doctor of the same field at another clinic, with hours unless told otherwise. */
let places = 0
const addColleague = (more: Parameters<typeof insertPractice>[1] = {}) =>
  withTransaction((tx) =>
    insertPractice(tx, {
      ...more,
      provider: { slug: 'mei-lin', specialties: ['family-medicine'], ...more.provider },
      facility: { slug: `plum-${++places}` },
      visitType: { code: 'office' },
    }),
  )

const leadsTo = async (path: string, ways: readonly string[], status = 200) => {
  for (const locale of locales) {
    const page = await openPage(withPrefix(path, locale))
    expect(page.status, `${locale} ${path}`).toBe(status)
    const links = linksOf(page.html)
    for (const to of ways) expect(links, `${locale} ${path} to ${to}`).toContain(withPrefix(to, locale))
  }
}

describe('a list that ends badly', () => {
  it('names the waiting list on the card of who is full, beside the profile', async () => {
    const { html } = await openPage('/doctor/family-medicine')
    const card = /<article class="doc".*?<\/article>/s.exec(html)![0]
    expect(card).toContain(`href="${doctor}/waitlist"`)
  })

  it('leads, without anybody on the asked day, to the waiting lists of the nearest and to the first times', () =>
    leadsTo('/doctor/family-medicine?day=today', [`${doctor}/waitlist`, ofSpecialty, first, '/contact/concierge']))

  it('leads on from many without a time', async () => {
    for (const slug of ['an-li', 'bo-wu', 'chun-he', 'da-xu']) await addColleague({ provider: { slug }, rules: [] })
    await rebuildSearchIndex()
    await leadsTo('/doctor/family-medicine', [first, '/contact/concierge', `${doctor}/waitlist`, ofSpecialty])
    // Beside the wait for one, the wait for any of them.
    await leadsTo(`${doctor}/waitlist`, [ofSpecialty])
  })

  it.each([
    ['words that nothing means', '/doctor?q=qqxxzzy'],
    ['a ZIP Code that nobody has', '/doctor?q=00001'],
    ['a plan that nobody knows', `/doctor?q=${encodeURIComponent('family medicine Zorblax Mutual')}`],
    ['a gender that nobody has', '/doctor?specialty=family-medicine&gender=x'],
  ])('leads to the first times and to us from %s', (_, path) =>
    leadsTo(path, [first, `/contact/concierge${conciergeWords(path)}`]),
  )

  it('names no waiting list where the place keeps none', async () => {
    await withTransaction(async (tx) => {
      const [row] = await tx.select({ id: providerFacilities.id }).from(providerFacilities)
      await tx.insert(bookingRules).values({
        ...{ providerFacilityId: row!.id, isWaitlistOpen: false, waitlistNoticeMinutes: 0, reminders: [] },
        ...{ marksNoShow: false, version: 1, updatedAt: now() },
      })
    })
    for (const path of [doctor, `${doctor}/appointment`, '/doctor/family-medicine', first]) {
      const links = linksOf((await openPage(path)).html)
      for (const to of [`${doctor}/waitlist`, ofSpecialty]) expect(links, path).not.toContain(to)
    }
    const { status, html } = await openPage(`${doctor}/waitlist`)
    expect(status).toBe(200)
    expect(html).toContain('现在不收候补')
    expect(html).not.toContain('name="nameEn"')
    expect(linksOf(html)).toContain(doctor)
  })
})

describe('a list of an area without a time', () => {
  it('leads to the wait for anybody of the specialty there', async () => {
    await withTransaction(async (tx) => {
      await insertNeighborhood(tx, { id: 'flushing', name: tri('法拉盛', '法拉盛', 'Flushing') })
      await tx.update(facilities).set({ neighborhoodId: 'flushing' })
    })
    await rebuildSearchIndex()
    const inArea = `${ofSpecialty}?near=flushing`
    await leadsTo('/location/flushing/family-medicine', [inArea])
    await leadsTo('/doctor/family-medicine?near=flushing&lang=yue', [`${inArea}&lang=yue`])
    await leadsTo(`${first}?near=flushing`, [inArea])
    await addColleague({ rules: [] })
    await leadsTo(`${doctor}/waitlist`, [ofSpecialty])
    await withTransaction((tx) => tx.update(facilities).set({ neighborhoodId: 'flushing' }))
    await leadsTo(`${doctor}/waitlist`, [inArea])
  })

  it('keeps the wait for anybody beside first times that do not fit', async () => {
    await addColleague()
    await leadsTo(first, [ofSpecialty])
  })
})

describe('a profile that ends badly', () => {
  it.each([
    ['who takes no new patients', { accepting: 'no' }],
    ['who is not booked online', { tier: 1 }],
    ['who has retired', { status: 'retired' }],
  ] as const)('leads on from a doctor %s to similar ones, first times and us', async (_, change) => {
    await addColleague()
    await withTransaction((tx) => tx.update(providers).set(change).where(eq(providers.slug, 'zhining-bai')))
    await rebuildSearchIndex()
    await leadsTo(doctor, [first, '/contact/concierge', '/doctor/family-medicine/mei-lin'])
  })

  it('leads on from a doctor with times who takes no new patients', async () => {
    await addColleague({ provider: { slug: 'yu-tan', accepting: 'no' } })
    await rebuildSearchIndex()
    await leadsTo('/doctor/family-medicine/yu-tan', [first, '/contact/concierge'])
  })

  it('leads on from a clinic that has closed', async () => {
    await addColleague()
    await withTransaction((tx) => tx.update(facilities).set({ status: 'closed' }).where(eq(facilities.slug, 'apricot')))
    await rebuildSearchIndex()
    await leadsTo(doctor, [first, '/contact/concierge', '/doctor/family-medicine/mei-lin'])
  })

  it('names the waiting list beside a week with a full day, and not beside one without', async () => {
    const to = '/doctor/family-medicine/mei-lin'
    const { providerFacilityId } = await addColleague()
    await leadsTo(to, [])
    expect(linksOf((await openPage(to)).html)).not.toContain(`${to}/waitlist`)
    await withTransaction((tx) =>
      tx
        .update(visitTypes)
        .set({ leadMinutes: 60 * 24 })
        .where(eq(visitTypes.providerFacilityId, providerFacilityId)),
    )
    await leadsTo(to, [`${to}/waitlist`])
  })
})

describe('a page that is no more', () => {
  it('leads from a doctor who is not here to others of the field and to us', async () => {
    for (const path of ['nobody', 'nobody/appointment', 'nobody/waitlist', 'nobody/report']) {
      await leadsTo(`/doctor/family-medicine/${path}`, [first, '/doctor/family-medicine', '/contact/concierge'], 404)
    }
    await leadsTo('/doctor/no-such-field/nobody', ['/doctor', '/contact/concierge'], 404)
  })
})
