import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import type { loader } from '#app/routes/public/doctor/appointment.tsx'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useDatabase()

/** Monday, six in the evening in New York: the clinic opens again tomorrow at nine. */
beforeEach(() => setClock(Date.parse('2026-10-19T22:00:00Z')))
afterEach(() => setClock(null))

const path = '/doctor/family-medicine/zhining-bai'
const tomorrowAtNine = '2026-10-20T13:00Z'

const insertDoctor = (tier: 1 | 2) =>
  withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    await insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'], tier },
      facility: { slug: 'apricot', phone: '+17185550140' },
      visitType: { code: 'office' },
    })
  })

const barOf = (html: string) => /<section class="action-bar.*?<\/section>/s.exec(html)?.[0] ?? ''

describe('the bar of a profile', () => {
  it.each([
    ['zh-Hans', '约明天上午9:00'],
    ['zh-Hant', '約明天上午9:00'],
    ['en-US', /Book tomorrow at 9:00.AM/],
  ] as const)('calls the clinic and books the time that it names, in %s', async (locale, words) => {
    await insertDoctor(2)
    const { html } = await openPage(withPrefix(path, locale))
    const bar = barOf(html)
    expect(bar).toContain('href="tel:+17185550140"')
    expect(bar).toContain(`value="${tomorrowAtNine}"`)
    expect(bar).toMatch(words)
    expect(html.slice(html.indexOf('class="ticket'), html.indexOf('class="action-bar'))).toMatch(words)
  })

  it('stands beside a ticket that names the times after it, each open where its link leads', async () => {
    await insertDoctor(2)
    const { html } = await openPage(path)
    const list = /<ul class="next next--rest".*?<\/ul>/s.exec(html)![0]
    const links = [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
    expect(links.length).toBeGreaterThan(1)
    expect(links.join()).not.toContain(encodeURIComponent(tomorrowAtNine))
    for (const link of links) {
      expect((await get<typeof loader>(link)).data.page.chosen).toMatchObject({ refusal: null })
    }
  })

  it('only calls where times are not booked at once', async () => {
    await insertDoctor(1)
    const bar = barOf((await openPage(path)).html)
    expect(bar).toContain('href="tel:+17185550140"')
    expect(bar).not.toContain('<form')
  })
})

describe('the bar of the page on STI tests', () => {
  it('is for large type only and calls the line for the first 72 hours', async () => {
    const bar = barOf((await openPage('/lab/sti')).html)
    expect(bar).toContain('class="action-bar elder-on"')
    expect(bar).toContain('href="tel:+18443737692"')
    expect(bar).toContain('(844)\u00a0373-7692')
  })
})
