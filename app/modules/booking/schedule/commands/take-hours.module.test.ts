import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { availabilityRules } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, insertRule, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findTakenHours } from '../queries/taken-hours.server.ts'
import { getStoredSchedule } from '../queries/stored-schedules.server.ts'
import { getDraft } from './change-schedule.server.ts'
import { takeHours } from './take-hours.server.ts'

useDatabase()

const wednesday = Date.parse('2026-10-21T14:00:00Z')
const press = '01990000-0000-7000-8000-00000000000a'

let mine: Practice
let theirs: Practice
let manager: ProviderActor

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  mine = await withTransaction((tx) => insertPractice(tx))
  theirs = await withTransaction((tx) => insertPractice(tx))
  const afternoons = { weekdays: [3, 6], starts: '13:00', ends: '17:00' }
  await withTransaction((tx) =>
    tx
      .update(availabilityRules)
      .set(afternoons)
      .where(eq(availabilityRules.providerFacilityId, theirs.providerFacilityId)),
  )
  manager = actorOf({
    seats: [mine, theirs].map(({ facilityId }) => ({ facilityId, role: 'manager' as const, tier: 2 })),
    locale: 'en-US',
  })
})
afterEach(() => setClock(null))

const wanted = (days: number[]) => ({ from: theirs.providerFacilityId, days, id: press })
const seenBy = async (actor: ProviderActor, days: number[]) =>
  (await findTakenHours(actor, mine.providerFacilityId, wanted(days))).seen
const saturday = async () =>
  (await getStoredSchedule(mine.providerFacilityId)).rules
    .filter(({ weekdays }) => weekdays.includes(6))
    .map(({ starts, ends, weekdays }) => [starts, ends, weekdays])

it('another clinic’s hours hold on the chosen day, and a press that arrives twice adds once', async () => {
  const seen = await seenBy(manager, [6])
  for (const _ of [1, 2]) expect(await takeHours(manager, mine.providerFacilityId, { ...wanted([6]), seen })).toBeNull()
  expect(await saturday()).toEqual([['13:00', '17:00', [6]]])
})

it('a class beside other visits is not taken over where there is no such class', async () => {
  const { providerFacilityId, visitTypeId } = theirs
  await withTransaction(async (tx) => {
    const group = await insertVisitType(tx, providerFacilityId, { code: 'group' })
    await tx
      .update(availabilityRules)
      .set({ visitTypeIds: [visitTypeId] })
      .where(eq(availabilityRules.providerFacilityId, providerFacilityId))
    await insertRule(tx, providerFacilityId, { weekdays: [6], starts: '14:00', ends: '15:00', visitTypeIds: [group] })
  })
  const seen = await seenBy(manager, [6])
  expect(await takeHours(manager, mine.providerFacilityId, { ...wanted([6]), seen })).toBeNull()
  expect(await saturday()).toEqual([['13:00', '17:00', [6]]])
})

it('a visit that would be stranded waits for a decision, and nothing has changed before', async () => {
  await bookAppointment(bookingInput(mine, { startsAt: wednesday }))
  const before = await getStoredSchedule(mine.providerFacilityId)
  const seen = await seenBy(manager, [3])
  const draft = await takeHours(manager, mine.providerFacilityId, { ...wanted([3]), seen })
  expect(await getDraft(db, manager, draft!)).toMatchObject({ change: { kind: 'hours' } })
  expect((await getStoredSchedule(mine.providerFacilityId)).rules).toEqual(before.rules)
})

it('what changed since the preview is not taken unseen; hours that somebody may not see are not there', async () => {
  const seen = await seenBy(manager, [6])
  await withTransaction((tx) =>
    tx
      .update(availabilityRules)
      .set({ ends: '18:00' })
      .where(eq(availabilityRules.providerFacilityId, theirs.providerFacilityId)),
  )
  const late = takeHours(manager, mine.providerFacilityId, { ...wanted([6]), seen })
  await expect(late).rejects.toMatchObject({ code: 'schedule.stale' })
  const owner = actorOf({ providerId: mine.providerId, tier: 2, seats: [] })
  await expect(takeHours(owner, mine.providerFacilityId, { ...wanted([6]), seen })).rejects.toMatchObject({
    code: 'booking.NOT_FOUND',
  })
  const reader = actorOf({
    seats: [mine, theirs].map(({ facilityId }) => ({ facilityId, role: 'front_desk' as const, tier: 2 })),
  })
  const fresh = await seenBy(reader, [6])
  await expect(takeHours(reader, mine.providerFacilityId, { ...wanted([6]), seen: fresh })).rejects.toMatchObject({
    name: 'DomainError',
  })
  expect(await saturday()).not.toContainEqual(['13:00', '18:00', [6]])
})
