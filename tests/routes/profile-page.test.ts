import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import {
  insertFacility,
  insertPlan,
  insertPlanGroup,
  insertProvider,
  insertSpecialty,
  tri,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

/** Monday, six in the evening in New York. */
beforeEach(() => setClock(Date.parse('2026-10-19T22:00:00Z')))
afterEach(() => setClock(null))

const path = '/doctor/nutrition/ann-cao'
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)![0]
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

type Change = Partial<Parameters<typeof insertProvider>[1]>

const insertDietitian = (change: Change = {}) =>
  withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'nutrition', name: tri('营养师', '營養師', 'Dietitian') })
    await insertPlanGroup(tx, { id: 'medicaid', name: tri('白卡（Medicaid）'), lines: ['medicaid'] })
    await insertPlan(tx, { id: 'fidelis', name: tri('富达'), line: 'medicaid' })
    await insertFacility(tx, {
      ...{ id: 'apricot', slug: 'apricot', addressLine1: '40-12 Apricot Ave', addressLine2: 'Fl 3' },
      ...{ city: 'Flushing', state: 'NY', zip: '11354', phone: '+17185550140' },
    })
    await insertProvider(tx, {
      ...{ slug: 'ann-cao', legalFirst: 'Ann', legalLast: 'Cao', nameHans: '曹静怡', nameHant: '曹靜怡', title: 'RD' },
      specialties: ['nutrition'],
      practices: [{ facilityId: 'apricot', plans: [{ planId: 'fidelis', verifiedAt: now() - 8 * dayMs }] }],
      ...change,
    })
  })

describe('a profile', () => {
  it.each([
    ['zh-Hans', '复制英文地址'],
    ['zh-Hant', '複製英文地址'],
    ['en-US', 'Copy address'],
  ] as const)('copies the address in a line, by a button that only the script shows, in %s', async (locale, words) => {
    await insertDietitian()
    const { html } = await openPage(withPrefix(path, locale))
    const place = sectionOf(html, 'locations')
    expect(place).toMatch(/<button[^>]*data-copy="40-12 Apricot Ave, Fl 3, Flushing, NY 11354"[^>]*hidden/)
    expect(textOf(place)).toContain(words)
    expect(place).toMatch(/<address[^>]*>40-12 Apricot Ave, Fl 3<br\/>Flushing, NY 11354/)
    expect(html).toContain('/islands/print.ts')
  })

  it.each(locales)('is copied and printed by buttons, and without them by hand, in %s', async (locale) => {
    await insertDietitian()
    const share = sectionOf((await openPage(withPrefix(path, locale))).html, 'share')
    expect(share).toMatch(/<button[^>]*data-print[^>]*hidden.*<\/button><p class="else-by-hand/)
    const [, copied, byHand] =
      /<button[^>]*data-copy="([^"]*)"[^>]*hidden.*?<div class="else-by-hand">(.*?)<\/div>/s.exec(share)!
    expect(copied).toContain(withPrefix(path, locale))
    expect(textOf(byHand!)).toContain(copied)
  })

  it.each([
    ['zh-Hans', '10月12日已核对'],
    ['zh-Hant', '10月12日已核對'],
    ['en-US', 'Verified Oct 12'],
  ] as const)('says in its head since when it is verified, in %s', async (locale, words) => {
    await insertDietitian({ verifiedAt: now() - 7 * dayMs })
    const { html } = await openPage(withPrefix(path, locale))
    expect(textOf(html.slice(html.indexOf('<h1'), html.indexOf('class="wrap prof"')))).toContain(words)
  })

  it('has no apricot for a telephone, and the apricot for who asks for a time', async () => {
    await insertDietitian()
    const calling = (await openPage(path)).html
    expect(calling).toMatch(/<a href="tel:\+17185550140" class="btn btn--line btn--block"/)
    expect(calling).not.toContain('btn--book')
  })

  it('asks for a time by the one apricot button where requests are read', async () => {
    await withTransaction(async (tx) => {
      await insertSpecialty(tx, { id: 'family-medicine' })
      await insertPractice(tx, {
        provider: { slug: 'zhining-bai', specialties: ['family-medicine'], tier: 1 },
        facility: { slug: 'apricot', phone: '+17185550140' },
        visitType: { code: 'office' },
      })
    })
    const { html } = await openPage('/doctor/family-medicine/zhining-bai')
    const booking = [...html.matchAll(/<a[^>]*class="btn btn--book[^"]*"[^>]*>/g)].map(([link]) => link)
    expect(booking).toEqual([expect.stringContaining('href="/doctor/family-medicine/zhining-bai/appointment"')])
  })

  it.each([
    ['zh-Hans', '全部1种保险，附核实日期'],
    ['zh-Hant', '全部1種保險，附核實日期'],
    ['en-US', '1 plan, with the date it was verified'],
  ] as const)('names the cards before the list of plans, which is folded, in %s', async (locale, words) => {
    await insertDietitian()
    const plans = sectionOf((await openPage(withPrefix(path, locale))).html, 'plans')
    const [line, list] = plans.split('<details')
    expect(textOf(line!)).toContain('白卡')
    expect(line).not.toContain('富达')
    expect(list).not.toMatch(/^[^>]* open/)
    expect(list!.replaceAll(/<[^>]+>/g, '')).toContain(words)
    expect(list).toContain('富达')
  })

  it.each([
    ['zh-Hans', /<title>曹静怡 ?营养师(?!，)/],
    ['zh-Hant', /<title>曹靜怡 ?營養師(?!，)/],
    ['en-US', /<title>Ann Cao, RD[^<]*Dietitian/],
  ] as const)('calls a dietitian one once in its title, in %s', async (locale, title) => {
    await insertDietitian()
    expect((await openPage(withPrefix(path, locale))).html).toMatch(title)
  })
})
