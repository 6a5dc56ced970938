import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { OpeningsWish } from '#app/modules/directory/results/queries/asked-search.server.ts'
import { insertPractice, insertRule } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { knownOpenings, listFirstOpenings } from './first-openings.server.ts'

useDatabase()

/** A Monday, seven in the morning. */
const monday = Date.parse('2026-10-19T11:00:00Z')
let ids: Record<'mornings' | 'evenings' | 'saturdays' | 'late', string>

beforeEach(async () => {
  setClock(monday)
  await withTransaction(async (tx) => {
    const practice = async (weekdays: number[], starts: string, ends: string, visitType = {}) =>
      await insertPractice(tx, { visitType: { code: 'office', ...visitType }, rules: [{ weekdays, starts, ends }] })
    const mornings = await practice([1, 2, 3, 4, 5], '09:00', '12:00')
    const evenings = await practice([2, 4], '15:00', '20:00')
    const saturdays = await practice([6], '10:00', '14:00')
    // Open from the second week on, in the evening.
    const late = await practice([1], '09:00', '10:00')
    await insertRule(tx, late.providerFacilityId, {
      ...{ weekdays: [3], starts: '18:00', ends: '20:00', effectiveFrom: '2026-10-28' },
    })
    ids = {
      mornings: mornings.providerId,
      evenings: evenings.providerId,
      saturdays: saturdays.providerId,
      late: late.providerId,
    }
  })
})
afterEach(() => setClock(null))

/** The first times by who has one, such as "mornings 10-19T13:00"; and until when they count. */
async function first(wish: Partial<OpeningsWish>) {
  const { firstAt, before } = await knownOpenings({ sort: 'best', day: null, hours: [], ...wish })
  const stamp = (at: number) => new Date(at).toISOString().slice(5, 16)
  return {
    times: Object.entries(ids).flatMap(([who, id]) => (firstAt.has(id) ? [`${who} ${stamp(firstAt.get(id)!)}`] : [])),
    before: before === null ? null : stamp(before),
  }
}

describe('first open times', () => {
  it('within hours are the first that suit, on the next days', async () => {
    expect((await first({})).times).toEqual([
      'mornings 10-19T13:00',
      'evenings 10-20T19:00',
      'saturdays 10-24T14:00',
      'late 10-19T13:00',
    ])
    expect((await first({ hours: ['pm'] })).times).toEqual(['evenings 10-20T19:00', 'saturdays 10-24T16:00'])
    expect((await first({ hours: ['evening'] })).times).toEqual(['evenings 10-20T21:00'])
    expect((await first({ hours: ['weekend', 'am'] })).times).toEqual(['saturdays 10-24T14:00'])
    expect((await first({ hours: ['weekend', 'evening'] })).times).toEqual([
      'evenings 10-20T21:00',
      'saturdays 10-24T14:00',
    ])
  })

  it('count until the end of the day that is asked for, or of the week where hours are', async () => {
    expect((await first({})).before).toBeNull()
    expect((await first({ sort: 'soonest' })).before).toBeNull()
    expect((await first({ day: '2days', hours: ['pm'] })).before).toBe('10-21T04:00')
    expect((await first({ hours: ['pm'] })).before).toBe('10-26T04:00')
  })

  it('of a day to come are none of those before it', async () => {
    // What the tests before have read from the same server is old by now.
    setClock(monday + 60_000)
    expect(await first({ day: 'tomorrow' })).toEqual({
      // The last two have none on that day: theirs lie past the end.
      times: ['mornings 10-20T13:00', 'evenings 10-20T19:00', 'saturdays 10-24T14:00', 'late 10-26T13:00'],
      before: '10-21T04:00',
    })
    expect((await first({ day: 'tomorrow', hours: ['evening'] })).times).toEqual(['evenings 10-20T21:00'])
    expect(await first({ day: 'dayafter' })).toMatchObject({ before: '10-22T04:00' })
    expect((await first({ day: 'dayafter' })).times[0]).toBe('mornings 10-21T13:00')
    expect((await first({ day: '2days' })).times[0]).toBe('mornings 10-19T13:30')
  })

  it('are kept for each combination of hours as for none', async () => {
    const plain = await listFirstOpenings(monday)
    const evening = await listFirstOpenings(monday, 20_000, { hours: ['evening'], from: 0 })
    expect(await listFirstOpenings(monday + 19_000)).toBe(plain)
    expect(await listFirstOpenings(monday + 19_000, 20_000, { hours: ['evening'], from: 0 })).toBe(evening)
    expect(await listFirstOpenings(monday + 21_000, 20_000, { hours: ['evening'], from: 0 })).not.toBe(evening)
    const both = await listFirstOpenings(monday, 20_000, { hours: ['am', 'pm'], from: 0 })
    expect(await listFirstOpenings(monday, 20_000, { hours: ['pm', 'am'], from: 0 })).toBe(both)
    expect(await listFirstOpenings(monday)).toBe(plain)
    // The same openings give the same maps.
    const { firstAt } = await knownOpenings()
    await knownOpenings({ sort: 'best', day: 'today', hours: ['pm'] })
    expect((await knownOpenings()).firstAt).toBe(firstAt)
  })
})
