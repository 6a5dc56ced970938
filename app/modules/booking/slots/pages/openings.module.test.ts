import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findOpenings } from './openings.server.ts'

useDatabase()

let id: string
/** A Monday; the doctor is there from Monday to Saturday, on Thursday until eight. */
beforeEach(async () => {
  setClock(Date.parse('2026-10-19T11:00:00Z'))
  const practice = await withTransaction((tx) =>
    insertPractice(tx, {
      visitType: { code: 'office' },
      rules: [
        { weekdays: [1, 2, 3, 5, 6], starts: '09:00', ends: '12:00' },
        { weekdays: [4], starts: '09:00', ends: '20:00' },
      ],
    }),
  )
  id = practice.providerFacilityId
})
afterEach(() => setClock(null))

type Wanted = NonNullable<Parameters<typeof findOpenings>[1]>
const namedDays = async (wanted: Partial<Wanted> = {}) => {
  const found = (await findOpenings([id], { day: null, hours: [], ...wanted }))[id]!
  return {
    days: found.days.length,
    first: new Date(found.firstAt!).toISOString(),
    named: found.nextAt.map((at) => new Date(at).toISOString().slice(0, 16)),
  }
}

it('names the next times, and those of a weekend or an evening where one is wanted', async () => {
  const first = '2026-10-19T13:00:00.000Z'
  expect(await namedDays()).toMatchObject({ days: 5, first, named: expect.arrayContaining(['2026-10-19T13:00']) })
  const weekend = await namedDays({ hours: ['weekend'] })
  expect(weekend).toMatchObject({ days: 5, first })
  expect(weekend.named).toHaveLength(2)
  for (const at of weekend.named) expect(at).toMatch(/^2026-10-24T1[3-5]/)
  const evening = await namedDays({ hours: ['evening'] })
  expect(evening.named).toHaveLength(2)
  for (const at of evening.named) expect(at).toMatch(/^2026-10-22T2[1-3]/)
  const tomorrow = await namedDays({ day: 'tomorrow' })
  expect(tomorrow).toMatchObject({ days: 5, first })
  expect(tomorrow.named[0]).toBe('2026-10-20T13:00')
  const afternoon = await namedDays({ day: 'tomorrow', hours: ['pm'] })
  expect(afternoon.named[0]).toMatch(/^2026-10-22T1[67]/)
})
