import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { newId } from '#app/core/ids.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'
import { appointmentEvents, appointments, patients } from '#drizzle/schema/scheduling.ts'
import { insertPractice, patientRow } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { insertAnsweredTicket } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { settleDays } from './settle-days.server.ts'

useDatabase()

type Row = typeof appointments.$inferInsert

/** Visits of a practice with these states, an hour apart from an instant on. */
async function insertVisits(startsAt: number, states: readonly Row['status'][], more: Partial<Row> = {}) {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: newId() })
    const { providerId, providerFacilityId, visitTypeId } = await insertPractice(tx)
    const patient = patientRow({ locale: 'zh-Hant' })
    await tx.insert(patients).values(patient)
    const place = { providerId, providerFacilityId, visitTypeId, patientId: patient.id, timeZone: 'America/New_York' }
    const rows = states.map((status, index): Row => {
      const [from, to] = [startsAt + index * hourMs, startsAt + (index + 1) * hourMs]
      const times = { startsAt: from, endsAt: to, busyFrom: from, busyTo: to, seat: 0, resourceIds: [] }
      const told = { source: 'web' as const, isNewPatient: true, rescheduleCount: 0, requestedWindows: [] }
      const kept = { icsSequence: 0, version: 1, createdAt: startsAt - dayMs, updatedAt: startsAt }
      return { id: newId(), reference: newId(), ...place, ...times, ...told, ...kept, status, ...more }
    })
    await tx.insert(appointments).values(rows)
    const event = { seq: 1, action: 'confirm', toStatus: 'confirmed' as const, actorType: 'patient' as const }
    const at = { diff: {}, notifies: false, at: startsAt - hourMs }
    await tx.insert(appointmentEvents).values({ id: newId(), appointmentId: rows[0]!.id, ...event, ...at })
  })
}
const figures = async (dimension: 'all' | 'locale' | 'kind') =>
  (await db.select().from(dailyCounts).orderBy(dailyCounts.day, dailyCounts.measure, dailyCounts.value))
    .filter((row) => row.dimension === dimension)
    .map(({ day, measure, value, count }) => [day, measure, value, count].filter((part) => part !== '').join(' '))

it('reads from the rows of the last days how visits ended, as often as it is asked, counting none twice', async () => {
  const yesterday = now() - dayMs
  await insertVisits(yesterday, ['completed', 'completed', 'no_show', 'cancelled', 'declined', 'entered_in_error'])
  await insertVisits(now() - 30 * dayMs, ['completed'])
  await settleDays()
  const expected = [
    ...['2026-10-18 booked 5', '2026-10-18 booked_web 5'],
    ...['2026-10-19 canceled 1', '2026-10-19 confirmed 1', '2026-10-19 kept 2', '2026-10-19 no_show 1'],
    '2026-10-19 visit 3',
  ]
  expect((await figures('all')).filter((line) => !/time_offered|doctor_open|waiting/.test(line))).toEqual(expected)
  await settleDays()
  expect((await figures('all')).filter((line) => !/time_offered|doctor_open|waiting/.test(line))).toEqual(expected)
  expect(await figures('locale')).toContain('2026-10-19 kept zh-Hant 2')
  await withTransaction((tx) => tx.update(appointments).set({ status: 'completed' }))
  await settleDays()
  expect(await figures('all')).toContain('2026-10-19 kept 6')
  expect((await figures('all')).join()).not.toContain('no_show')
})

it('says how many times were offered tomorrow and how long one waits, once a day', async () => {
  // Later than what another test has left in memory of who has time.
  setClock(now() + 10 * minuteMs)
  await withTransaction((tx) =>
    insertPractice(tx, { rules: [{ starts: '09:00', ends: '12:00', weekdays: [1, 2, 3, 4, 5] }] }),
  )
  await settleDays()
  const offered = (await figures('all')).filter((line) => /time_offered|doctor_open/.test(line))
  expect(offered).toHaveLength(2)
  expect(offered[0]).toBe('2026-10-20 doctor_open 1')
  expect(offered[1]).toMatch(/^2026-10-21 time_offered [1-9]/)
  await settleDays()
  expect((await figures('all')).filter((line) => /time_offered|doctor_open/.test(line))).toEqual(offered)
})

it('says how long tickets waited for their first answer', async () => {
  await insertAnsweredTicket()
  await settleDays()
  expect((await figures('kind'))[0]).toBe('2026-10-20 answered ticket 1')
})
