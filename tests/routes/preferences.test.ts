import { describe, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { listPlanGroups } from '#app/modules/directory/queries/reference.server.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useSeededDatabase()

const path = '/my-plan'
const save = (fields: Record<string, string>) => post<never>(path, { step: 'save', ...fields })
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('Set-Cookie')!.split(';')[0]!
const openAs = (address: string, cookie: string) => openPage(address, { headers: { Cookie: cookie } })
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

describe('my plan and ZIP', () => {
  it.each(locales)('is a page of its own in %s, kept and indexed by nobody', async (locale) => {
    const { status, html, headers } = await openPage(withPrefix(path, locale))
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toMatch(/<select[^>]*name="plan"/)
    const groups = await listPlanGroups()
    expect(groups.length).toBeGreaterThan(0)
    for (const { id, name } of groups) {
      expect(html).toMatch(new RegExp(`<option value="${id}">`))
      expect(textOf(html)).toContain(name[locale].replaceAll('&', '&amp;'))
    }
  })

  it('is remembered by a cookie that scripts cannot read, and leads back to the list', async () => {
    const answer = await save({ plan: 'medicaid', zip: ' １１３５４-1234 ', back: '/doctor?q=%E7%89%99' })
    expect(answer).toMatchObject({ status: 303, location: '/doctor?q=%E7%89%99' })
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^hys-preferences=plan=medicaid&zip=11354; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax/,
    )
    const { html } = await openAs(path, cookieOf(answer))
    expect(html).toMatch(/<option value="medicaid" selected=""/)
    expect(html).toMatch(/value="11354"/)
  })

  it('is forgotten with a press, whatever else was typed', async () => {
    const answer = await save({ plan: 'medicaid', zip: 'nowhere', step: 'forget', back: '/doctor' })
    expect(answer).toMatchObject({ status: 303, location: '/doctor' })
    expect(answer.headers.get('Set-Cookie')).toContain('hys-preferences=; Path=/; Max-Age=0')
  })

  it('leads nowhere but to pages of ours', async () => {
    for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', 'doctor', '']) {
      expect((await save({ zip: '11354', back })).location).toBe('/doctor')
    }
  })

  it.each([
    [{ zip: '1135' }, '邮编是5位数字，例如11354'],
    [{ zip: 'Flushing' }, '邮编是5位数字，例如11354'],
    [{ zip: '90210' }, '我们还没有这个邮编的资料'],
    [{ plan: 'no-such-plan', zip: '11354' }, '请重新选一个保险'],
  ])('comes back with %j, what was typed and a sentence beside the field', async (fields, sentence) => {
    const body = new URLSearchParams({ step: 'save', back: '/doctor?q=x', ...fields })
    const { status, html, headers } = await openPage(path, { method: 'POST', body })
    expect(status).toBe(400)
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(html.split(sentence).length - 1).toBe(2)
    expect(html).toContain(`value="${fields.zip}"`)
    expect(html).toMatch(/name="back" value="\/doctor\?q=x"/)
  })
})

describe('a list of doctors', () => {
  it('offers to remember, and has neither chip before', async () => {
    const { html } = await openPage('/doctor?open=weekend')
    expect(html).toContain(`href="/my-plan?back=${encodeURIComponent('/doctor?open=weekend')}"`)
    expect(textOf(html)).not.toMatch(/离11354近的|没写收不收/)
  })

  it('says of every doctor whether the plan is taken and how far it is, and offers both as filters', async () => {
    const { html } = await openAs('/doctor', cookieOf(await save({ plan: 'medicaid', zip: '11354' })))
    const cards = html.split('<article').slice(1)
    expect(cards.length).toBe(20)
    for (const card of cards) expect(textOf(card)).toMatch(/收您的白卡|没写收不收白卡/)
    expect(cards.filter((card) => textOf(card).includes('收您的白卡')).length).toBeGreaterThan(0)
    expect(cards.filter((card) => /英里/.test(textOf(card))).length).toBeGreaterThan(10)
    expect(html).toMatch(/href="\/doctor\?plan=medicaid"[^>]*>收白卡/)
    expect(html).toMatch(/href="\/doctor\?sort=distance"[^>]*>离11354近的/)
  })

  it('lets what the address asks for go before what is remembered', async () => {
    const { html } = await openAs(
      '/doctor?plan=medicare&near=sunset-park',
      cookieOf(await save({ plan: 'medicaid', zip: '11354' })),
    )
    expect(textOf(html)).not.toMatch(/收您的白卡|没写收不收白卡/)
  })

  it('is ordered from the ZIP by the chip, and lists the same doctors', async () => {
    const cookie = cookieOf(await save({ zip: '11220' }))
    const { html } = await openAs('/doctor?sort=distance', cookie)
    const miles = [...textOf(html).matchAll(/(\d+(?:\.\d+)?)英里/g)].map(([, text]) => Number(text))
    expect(miles.length).toBeGreaterThan(5)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    const total = (page: string) => /<b class="num">([\d,]+)<\/b>/.exec(page)?.[1]
    expect(total(html)).toBe(total((await openPage('/doctor?sort=distance')).html))
  })

  it('knows from where "near me" is', async () => {
    const note = '请告诉我们您在哪里，或者选一个地区'
    const address = `/doctor?q=${encodeURIComponent('附近的家庭医生')}`
    expect((await openPage(address)).html).toContain(note)
    expect((await openAs(address, cookieOf(await save({ zip: '11354' })))).html).not.toContain(note)
  })

  it('is none the worse for a cookie of somebody else’s making', async () => {
    const { status, html } = await openAs('/doctor', 'hys-preferences=plan=<script>&zip=99999')
    expect(status).toBe(200)
    expect(textOf(html)).not.toMatch(/离99999近的|没写收不收/)
  })
})
