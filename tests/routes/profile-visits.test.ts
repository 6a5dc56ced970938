import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { readPageRevisions } from '#app/core/page/page-revisions.server.ts'
import type { loader as appointment } from '#app/routes/public/doctor/appointment.tsx'
import type { loader as blogs } from '#app/routes/public/library/blogs.tsx'
import { handle } from '#app/routes/public/doctor/profile.tsx'
import { insertPractice, insertProviderFacility, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { insertCategory, insertDoctorPost } from '#tests/factories/content.ts'
import { insertFacility, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

/** Monday, ten in the morning in New York. */
const today = Date.parse('2026-10-19T14:00:00Z')
beforeEach(() => setClock(today))
afterEach(() => setClock(null))

const path = '/doctor/family-medicine/zhining-bai'

const insertDoctor = (tier: 1 | 2, visitType: Parameters<typeof insertVisitType>[2] = {}) =>
  withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    return insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'], nameHans: '白芷宁', nameHant: '白芷寧', tier },
      facility: { slug: 'apricot' },
      visitType: { code: 'office', ...visitType },
    })
  })

const add = (practice: Practice, overrides: Parameters<typeof insertVisitType>[2]) =>
  withTransaction((tx) => insertVisitType(tx, practice.providerFacilityId, overrides))

const sectionOf = (html: string, id: string) =>
  new RegExp(`<section class="sec[^"]*" aria-labelledby="${id}">.*?</section>`, 's').exec(html)?.[0] ?? ''
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!.replaceAll('&amp;', '&'))

describe('the visits on a profile', () => {
  it.each([
    ['zh-Hans', ['看诊', '约20分钟', '在诊所', '自费$120', '由保险决定']],
    ['zh-Hant', ['看診', '約20分鐘', '在診所', '自費$120', '由保險決定']],
    ['en-US', ['Office visit', 'About 20 minutes', 'at the clinic', '$120 without insurance', 'your plan decides']],
  ] as const)('say how long, where and what it costs, in %s', async (locale, words) => {
    await insertDoctor(2, { minutes: 20, priceCents: 12_000 })
    const text = textOf(sectionOf((await openPage(withPrefix(path, locale))).html, 'visits'))
    for (const word of words) expect(text).toContain(word)
  })

  it('say nothing of prices where none is kept, and lead to booking with that visit chosen', async () => {
    const practice = await insertDoctor(2)
    await add(practice, { code: 'first', mode: 'video', newPatients: 'new_only', sort: 2 })
    const section = sectionOf((await openPage(path)).html, 'visits')
    expect(section).not.toContain('自费')
    expect(textOf(section)).toContain('用手机或电脑看诊')
    expect(textOf(section)).toContain('第一次来看诊')
    const links = linksIn(section)
    expect(links).toHaveLength(2)
    for (const [index, code] of ['office', 'first'].entries())
      expect((await get<typeof appointment>(links[index]!)).data.page.visit).toMatchObject({ code })
  })

  it('show two and fold the others; of several clinics each has its own', async () => {
    const practice = await insertDoctor(2)
    for (const sort of [2, 3, 4, 5]) await add(practice, { code: `more-${sort}`, sort })
    const folded = textOf(sectionOf((await openPage(path)).html, 'visits').split('<details')[1]!)
    expect(folded).toContain('还有3种')
    const facilityId = await withTransaction((tx) => insertFacility(tx, { slug: 'other', nameHans: '城南诊所' }))
    await withTransaction((tx) =>
      insertProviderFacility(tx, { ...practice, facilityId }, { visitType: { code: 'elsewhere' } }),
    )
    const both = sectionOf((await openPage(path)).html, 'visits')
    expect(textOf(both)).toContain('城南诊所')
    expect(linksIn(both)).toContainEqual(expect.stringContaining('loc=other&vt=elsewhere'))
  })

  it('have no heading where nothing can be booked online', async () => {
    await insertDoctor(1)
    const { html } = await openPage(path)
    expect(html).toContain('id="locations"')
    expect(html).not.toContain('id="visits"')
    expect(html).not.toContain('id="articles"')
  })
})

describe('the articles on a profile', () => {
  const publish = ({ providerId }: Practice, ...numbers: number[]) =>
    Promise.all(
      numbers.map((number) => insertDoctorPost(number, { ownerId: providerId, publishAt: today - number * dayMs })),
    )

  it.each([
    ['zh-Hans', '白芷宁医生写的文章', '2026年10月18日', 'zh-Hans'],
    ['zh-Hant', '白芷寧醫生寫的文章', '2026年10月18日', 'zh-Hans'],
    ['en-US', 'Articles by', 'Oct 18, 2026', 'en-US'],
  ] as const)('have title and day, in %s', async (locale, heading, day, written) => {
    await publish(await insertDoctor(2), 1)
    const section = sectionOf((await openPage(withPrefix(path, locale))).html, 'articles')
    expect(linksIn(section)).toEqual([withPrefix(`/blogs/post-1-${written}`, locale)])
    expect(textOf(section)).toContain(heading)
    expect(textOf(section)).toContain(day)
    expect(section.includes(`lang="${written}"`)).toBe(locale !== written)
  })

  it('are three at most, with a way to all of them where there are more', async () => {
    const practice = await insertDoctor(2)
    await publish(practice, 1, 2, 3)
    const three = linksIn(sectionOf((await openPage(path)).html, 'articles'))
    expect(three).toEqual([1, 2, 3].map((number) => `/blogs/post-${number}-zh-Hans`))
    await publish(practice, 4)
    const links = linksIn(sectionOf((await openPage(path)).html, 'articles'))
    const [all] = links.filter((link) => !three.includes(link))
    expect(links).toHaveLength(4)
    expect((await get<typeof blogs>(all!)).data.list.posts.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  it('make a kept page anew when one is written', async () => {
    const practice = await insertDoctor(2)
    const seen = async () => {
      const revisions = await readPageRevisions()
      return handle.cache!.tags.map((tag) => revisions[tag])
    }
    await insertCategory()
    const before = await seen()
    await publish(practice, 1)
    expect(await seen()).not.toEqual(before)
  })
})

describe('the form of a visit at home', () => {
  it.each([
    ['home', 'zh-Hans', '诊所还没有您的地址的话'],
    ['home', 'zh-Hant', '診所還沒有您的地址的話'],
    ['home', 'en-US', 'If the clinic doesn’t have your address yet'],
    ['in_person', 'en-US', null],
  ] as const)('asks where the doctor should come (%s, %s)', async (mode, locale, hint) => {
    await insertDoctor(2, { mode })
    const slot = '2026-10-20T14:00Z'
    const fields = { loc: 'apricot', vt: 'office', slot }
    const held = await post(withPrefix(`${path}/appointment/hold`, locale), fields)
    const headers = { Cookie: held.headers.get('Set-Cookie')!.split(';')[0]! }
    const { html } = await openPage(withPrefix(held.location!, locale), { headers })
    const field = /<label[^>]*for="[^"]*reason".*?<textarea/s.exec(html)![0]
    if (hint === null) expect(field).not.toMatch(/address/i)
    else expect(textOf(field)).toContain(hint)
  })
})
