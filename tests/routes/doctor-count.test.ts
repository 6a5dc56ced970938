import { describe, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader } from '#app/routes/api/directory/count.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useSeededDatabase()

const endpoint = '/api/directory/count'
const count = async (search: string) => (await get<typeof loader>(`${endpoint}?${search}`)).data
const listed = async (address: string) =>
  Number(/<b class="num">([\d,]+)<\/b>/.exec((await openPage(address)).html)?.[1]?.replaceAll(',', '') ?? 0)

describe('the number of doctors that filters would leave', () => {
  it.each([
    ['', '/doctor'],
    ['lang=yue&gender=f', '/doctor?lang=yue&gender=f'],
    ['q=%E7%89%99%E5%8C%BB&open=weekend', '/doctor?q=%E7%89%99%E5%8C%BB&open=weekend'],
    ['q=&lang=cmn&day=&by=anyone&r=', '/doctor?lang=cmn'],
    ['near=flushing&r=3000', '/doctor?near=flushing&r=3000'],
    ['day=week&tele=1', '/doctor?day=week&tele=1'],
    ['open=pm', '/doctor?open=pm'],
    ['day=today&open=evening&open=am', '/doctor?day=today&open=evening&open=am'],
    ['open=evening&sort=soonest', '/doctor?open=evening&sort=soonest'],
    ['q=dentist&open=weekend&open=am', '/doctor?q=dentist&open=weekend&open=am'],
    ['specialty=cardiology&gender=f', '/doctor/cardiology?gender=f'],
    ['near=flushing&open=evening', '/location/flushing/all?open=evening'],
    ['near=flushing&specialty=pediatrics&new=1', '/location/flushing/pediatrics?new=1'],
  ])('%s is the one of %s', async (search, address) => {
    expect((await count(search)).total).toBe(await listed(address))
  })

  it('is told in the words of the button, in each language', async () => {
    const { total } = await count('lang=cmn')
    expect(total).toBeGreaterThan(1)
    for (const locale of locales) {
      const { data } = await get<typeof loader>(withPrefix(`${endpoint}?lang=cmn`, locale))
      expect(data.label).toContain(String(total))
      expect((await openPage(withPrefix('/doctor?lang=cmn', locale))).html).toContain(data.label)
    }
  })

  it('says so when there would be nobody', async () => {
    expect(await count('specialty=cardiology&near=staten-island&gender=x')).toEqual({
      total: 0,
      label: '没有符合条件的',
    })
  })

  it('is not kept for others', async () => {
    const { headers } = await get(`${endpoint}?q=x`)
    expect(headers.get('Cache-Control')).toBe('private, max-age=60')
  })
})

describe('the filters of a list', () => {
  it.each([
    ['/doctor', '/api/directory/count'],
    ['/doctor/cardiology', '/api/directory/count?specialty=cardiology'],
    ['/location/flushing/all', '/api/directory/count?near=flushing'],
    ['/location/flushing/pediatrics', '/api/directory/count?near=flushing&amp;specialty=pediatrics'],
  ])('of %s ask %s', async (address, expected) => {
    const { html } = await openPage(address)
    expect(html).toContain(`data-count="${expected}"`)
    expect(html).toMatch(/<button[^>]*><span data-count-words="" aria-live="polite">[^<]*\d+[^<]*<\/span>/)
  })
})
