import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import type { loader } from '#app/routes/api/directory/count.ts'
import { insertPractice, insertProviderFacility } from '#tests/factories/booking.ts'
import { insertFacility, insertNeighborhood, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useDatabase()

const flushing = { lat: 40.7583, lng: -73.8294 }
const sunsetPark = { lat: 40.6455, lng: -74.0124 }

/** A doctor in Flushing without hours, who has times in Sunset Park only; and one in Flushing who opens later the same day. */
beforeEach(async () => {
  setClock(Date.parse('2026-10-20T11:00:00Z'))
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    await insertNeighborhood(tx, { id: 'flushing', ...flushing })
    await insertNeighborhood(tx, { id: 'sunset-park', ...sunsetPark })
    const { providerId } = await insertPractice(tx, {
      provider: { slug: 'two-places', specialties: ['family-medicine'] },
      facility: { slug: 'flushing-office', neighborhoodId: 'flushing', ...flushing },
      visitType: { code: 'office' },
      rules: [],
    })
    const facilityId = await insertFacility(tx, { slug: 'sunset-office', neighborhoodId: 'sunset-park', ...sunsetPark })
    await insertProviderFacility(tx, { providerId, facilityId }, { visitType: { code: 'office' } })
    await insertPractice(tx, {
      provider: { slug: 'one-place', specialties: ['family-medicine'] },
      facility: { slug: 'other-office', neighborhoodId: 'flushing', ...flushing },
      visitType: { code: 'office' },
      rules: [{ starts: '14:00' }],
    })
  })
  await rebuildSearchIndex()
})
afterEach(() => setClock(null))

/** Doctors of a list in its order, each with the place whose times the card names. */
async function cardsOf(search: string) {
  const { html } = await openPage(`/doctor?${search}`)
  return html
    .split('<article')
    .slice(1)
    .map((card) => [/\/doctor\/family-medicine\/([\w-]+)"/.exec(card)![1], /[?;]loc=([\w-]+)/.exec(card)?.[1] ?? null])
}

describe('hours of the day', () => {
  it('count by open times: before noon at nine in Sunset Park, after it at two in Flushing', async () => {
    expect(await cardsOf('open=am')).toEqual([['two-places', 'sunset-office']])
    expect(await cardsOf('day=today&open=am')).toEqual([['two-places', 'sunset-office']])
    expect(await cardsOf('sort=soonest&open=pm')).toEqual([
      ['two-places', 'sunset-office'],
      ['one-place', 'other-office'],
    ])
    expect(await cardsOf('day=today&open=pm&near=flushing')).toEqual([['one-place', 'other-office']])
    // Nobody: the doctors below are the nearest to what was asked.
    expect((await openPage('/doctor?day=today&open=evening')).html).toContain('没有找到完全符合的医生')
  })

  it('are counted alike while they are being chosen or typed', async () => {
    const count = async (search: Record<string, string>) => {
      const query = new URLSearchParams(search).toString()
      return (await get<typeof loader>(`/api/directory/count?${query}`)).data.total
    }
    expect(await count({})).toBe(2)
    expect(await count({ open: 'am' })).toBe(1)
    expect(await count({ q: '上午' })).toBe(1)
    expect(await count({ q: '今天上午' })).toBe(1)
    expect(await count({ q: 'afternoon' })).toBe(2)
    expect(await count({ open: 'evening', sort: 'soonest' })).toBe(0)
    // Nobody has time this evening, two have today.
    expect(await count({ q: '今晚' })).toBe(2)
    expect(await count({ day: 'today', open: 'evening' })).toBe(0)
  })

  it('are those of the times that cards name', async () => {
    const { html } = await openPage('/doctor?day=today&open=pm')
    expect(html).toContain('slot=2026-10-20T16')
    expect(html).not.toContain('slot=2026-10-20T13')
  })
})

describe('a list by time', () => {
  it('shows each doctor where their next time is', async () => {
    const expected = [
      ['two-places', 'sunset-office'],
      ['one-place', 'other-office'],
    ]
    expect(await cardsOf('sort=soonest')).toEqual(expected)
    expect(await cardsOf('sort=soonest&lat=40.7583&lng=-73.8294')).toEqual(expected)
  })

  it('counts only times in the area that is asked for', async () => {
    expect(await cardsOf('sort=soonest&near=flushing')).toEqual([
      ['one-place', 'other-office'],
      ['two-places', null],
    ])
    expect(await cardsOf('day=today&near=flushing')).toEqual([['one-place', 'other-office']])
    expect(await cardsOf('day=today&near=sunset-park')).toEqual([['two-places', 'sunset-office']])
  })
})
