import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { preferencesSetCookie } from '#app/modules/directory/preferences/preferences.ts'
import { providerFacilityPlans } from '#drizzle/schema/index.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertPlan, insertPlanGroup, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const profile = '/doctor/family-medicine/zhining-bai'
const form = `${profile}/appointment`
const slot = '2026-10-22T14:00Z'

/** Of the card 白卡 one plan is taken, and of another card two; a fourth was refused, of a fifth nothing was heard for half a year. */
beforeEach(async () => {
  setClock(start)
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    await insertPlan(tx, { id: 'healthfirst', name: tri('第一保健'), line: 'medicaid' })
    await insertPlan(tx, { id: 'metroplus', name: tri('大都会'), line: 'medicaid' })
    await insertPlan(tx, { id: 'aetna', name: tri('安泰'), line: 'medicare_adv' })
    await insertPlan(tx, { id: 'humana', name: tri('哈门那'), line: 'medicare_adv' })
    await insertPlan(tx, { id: 'refused', name: tri('不收的') })
    await insertPlan(tx, { id: 'forgotten', name: tri('很久以前的') })
    await insertPlanGroup(tx, { id: 'medicaid', name: tri('白卡', '白卡', 'Medicaid'), lines: ['medicaid'] })
    await insertPlanGroup(tx, { id: 'medicare', name: tri('红蓝卡', '紅藍卡', 'Medicare'), lines: ['medicare_adv'] })
    const { providerFacilityId } = await insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
    const fact = (planId: string, days: number, state: 'accepted' | 'not_accepted' = 'accepted') => ({
      ...{ id: newId(), providerFacilityId, planId, state, verifiedBy: 'phone' as const },
      verifiedAt: now() - days * dayMs,
    })
    await tx
      .insert(providerFacilityPlans)
      .values([
        fact('healthfirst', 8),
        fact('aetna', 8),
        fact('humana', 100),
        fact('refused', 8, 'not_accepted'),
        fact('forgotten', 200),
      ])
  })
})
afterEach(() => setClock(null))

const remembering = (plan: string) => ({ Cookie: preferencesSetCookie({ plan, zip: null }).split(';')[0]! })
const openAs = (path: string, plan: string) => openPage(path, { headers: remembering(plan) })
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')
/** What the profile's part on plans says first. */
const plansOf = (html: string) => textOf(/<section[^>]*aria-labelledby="plans".*?<\/section>/s.exec(html)![0])

describe('a profile', () => {
  it.each([
    ['healthfirst', 'zh-Hans', '收您的第一保健，10月12日核实'],
    ['healthfirst', 'zh-Hant', '收您的第一保健，10月12日核實'],
    ['healthfirst', 'en-US', 'Takes your 第一保健, verified Oct 12'],
    ['medicaid', 'en-US', 'Takes your Medicaid, verified Oct 12'],
    ['humana', 'zh-Hans', '收您的哈门那，7月12日后没再核实'],
    ['metroplus', 'zh-Hans', '没写收不收大都会'],
    ['metroplus', 'zh-Hant', '沒寫收不收大都会'],
    ['metroplus', 'en-US', '大都会 isn’t on their list; ask before you book'],
    ['forgotten', 'zh-Hans', '没写收不收很久以前的'],
    ['refused', 'zh-Hans', '这里不收不收的'],
    ['refused', 'zh-Hant', '這裡不收不收的'],
    ['refused', 'en-US', '不收的 isn’t accepted here'],
  ] as const)('says of %s in %s: %s', async (plan, locale, words) => {
    const { html } = await openAs(withPrefix(profile, locale), plan)
    expect(plansOf(html)).toContain(words)
    const back = encodeURIComponent(profile)
    expect(html).toContain(`href="${withPrefix(`/my-plan?back=${back}`, locale)}"`)
  })

  it.each(locales)('says nothing of one that is not remembered, or not known, in %s', async (locale) => {
    const path = withPrefix(profile, locale)
    const plain = plansOf((await openPage(path)).html)
    expect(plain).not.toMatch(/收您的|没写|沒寫|Takes your|isn’t/)
    expect(plansOf((await openAs(path, 'no-such-plan')).html)).toBe(plain)
  })
})

/** The plan that the form has chosen. */
const chosenIn = (html: string) =>
  /<option[^>]*value="([^"]*)"[^>]*selected/.exec(/<select[^>]*name="plan".*?<\/select>/s.exec(html)![0])?.[1] ?? ''

/** The form behind a time that this browser holds. */
async function openForm(plan: string | null, prefix = '') {
  const held = await post<never>(
    `${form}/hold`,
    { loc: 'apricot', vt: 'office', slot },
    { clientAddress: '203.0.113.1' },
  )
  const cookies = held.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const Cookie = [...cookies, ...(plan === null ? [] : [remembering(plan).Cookie])].join('; ')
  return openPage(prefix + held.location!, { headers: { Cookie } })
}

describe('the form of booking', () => {
  it.each([
    ['healthfirst', 'healthfirst', '已按您记住的保险选好'],
    ['refused', 'refused', '已按您记住的保险选好'],
    ['medicaid', 'healthfirst', '已按您记住的保险选好'],
    ['medicare', '', '您记住的是红蓝卡。请选卡上写的保险名称'],
    ['no-such-plan', '', '不确定也可以约，诊所会再核对。'],
    [null, '', '不确定也可以约，诊所会再核对。'],
  ] as const)('with %s remembered has %j chosen', async (plan, chosen, words) => {
    const { html } = await openForm(plan)
    expect(chosenIn(html)).toBe(chosen)
    expect(textOf(html)).toContain(words)
  })

  it.each([
    ['/zh-Hant', 'healthfirst', '已按您記住的保險選好'],
    ['/en-US', 'medicare', 'You told us you have Medicare.'],
  ])('speaks the language of %s', async (prefix, plan, words) => {
    expect(textOf((await openForm(plan, prefix)).html)).toContain(words)
  })

  it('comes back with what was chosen last, be it none', async () => {
    for (const plan of ['aetna', '']) {
      const body = new URLSearchParams({ slot, loc: 'apricot', vt: 'office', plan, nameEn: 'FANG QINIAN' })
      const { status, html } = await openPage(`${form}?slot=${encodeURIComponent(slot)}`, {
        method: 'POST',
        body,
        headers: remembering('healthfirst'),
      })
      expect(status).toBe(400)
      expect(chosenIn(html)).toBe(plan)
      expect(html).toContain('value="FANG QINIAN"')
    }
  })
})
