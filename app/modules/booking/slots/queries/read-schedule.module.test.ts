import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { appointments, closures, facilities, facilityHolidays, providers, resources } from '#drizzle/schema/index.ts'
import {
  insertAppointment,
  insertException,
  insertHold,
  insertPatient,
  insertProviderFacility,
  insertRule,
  insertVisitType,
  type StoredProviderFacility,
} from '#tests/bench/slots/stored-schedule.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { checkSlot, findOpenSlots, firstOpening, nearestSlots, openingCounts } from './read-schedule.server.ts'
import { readSchedules } from './schedules.server.ts'

useDatabase()

const date = '2026-10-22'
/** An instant of that Thursday by the clock in New York. */
const at = (time: string, day = date) => Date.parse(`${day}T${time}-04:00`)
const morning = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
const clock = (instant: number, timeZone = 'America/New_York') =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)

/** A provider facility with hours from nine to twelve on every day and one visit type. */
function providerFacility(
  known: Partial<StoredProviderFacility> = {},
  visit: Parameters<typeof insertVisitType>[2] = {},
) {
  return withTransaction(async (tx) => {
    const made = await insertProviderFacility(tx, known)
    await insertRule(tx, made)
    const patientId = await insertPatient(tx)
    return { ...made, visitTypeId: await insertVisitType(tx, made, visit), patientId }
  })
}
type Made = Awaited<ReturnType<typeof providerFacility>>

async function timesOn(made: Made, day = date, visitTypeId: string | null = null): Promise<string[]> {
  const found = await findOpenSlots([made.id], visitTypeId, day, 1)
  return (found.get(made.id)?.slots ?? []).map(({ startsAt }) => clock(startsAt, made.timeZone))
}
const without = (...taken: string[]) => morning.filter((time) => !taken.includes(time))
const book = (made: Made, time: string, overrides: Parameters<typeof insertAppointment>[3] = {}) =>
  withTransaction((tx) => insertAppointment(tx, made, { ...made, startsAt: at(time) }, overrides))

describe('open slots of stored schedules', () => {
  it('stand on the wall clock across a clock change, with the same figures in a list and in counts', async () => {
    const made = await providerFacility()
    const found = (await findOpenSlots([made.id], null, '2026-10-31', 2)).get(made.id)!
    expect(found.timeZone).toBe('America/New_York')
    expect(found.slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(5, 16))).toEqual([
      ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'].map((time) => `10-31T${time}`),
      ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map((time) => `11-01T${time}`),
    ])
    const counts = (await openingCounts([made.id], '2026-10-31', 3)).get(made.id)!
    expect(counts.counts).toEqual([6, 6, 6])
    expect(counts.first).toEqual(found.slots[0])
  })

  it('leave out what keeps its time, also a request, also at another facility in another zone', async () => {
    const made = await providerFacility()
    const elsewhere = await providerFacility({ providerId: made.providerId, timeZone: 'America/Chicago' })
    await book(made, '09:30')
    await book(made, '10:00', { status: 'requested' })
    await book(made, '10:30', { status: 'cancelled' })
    await book(elsewhere, '11:30')
    expect(await timesOn(made)).toEqual(without('09:30', '10:00', '11:30'))
    expect(await timesOn(elsewhere)).toEqual(without('09:00', '10:30'))
  })

  it('leave out a hold until the instant it expires', async () => {
    const made = await providerFacility()
    const expiresAt = now() + 10 * 60_000
    const time = { visitTypeId: made.visitTypeId, startsAt: at('10:00'), expiresAt }
    const holdId = await withTransaction((tx) => insertHold(tx, made, time))
    await withTransaction((tx) => insertHold(tx, made, { ...time, startsAt: at('11:00') }, { status: 'released' }))
    expect(await timesOn(made)).toEqual(without('10:00'))
    const question = { providerFacilityId: made.id, visitTypeId: made.visitTypeId, startsAt: at('10:00') }
    expect(await checkSlot(db, question)).toEqual({ ok: false, reason: 'SLOT_TAKEN' })
    expect(await checkSlot(db, { ...question, except: { holdId } })).toMatchObject({ ok: true })
    setClock(expiresAt - 1)
    expect(await timesOn(made)).toEqual(without('10:00'))
    setClock(expiresAt)
    expect(await timesOn(made)).toEqual(morning)
  })

  it('follow exceptions, closures of every scope, and the holidays that the facility keeps', async () => {
    const made = await providerFacility()
    const close = (
      scope: 'provider' | 'facility' | 'provider_facility',
      scopeId: string,
      day: string,
      part: 'am' | 'times',
    ) =>
      withTransaction((tx) =>
        tx.insert(closures).values({
          ...{ id: newId(), scope, scopeId, dateFrom: day, dateTo: day, part, createdAt: now() },
          ...(part === 'times' ? { startsAt: '10:00', endsAt: '11:00' } : {}),
        }),
      )
    await withTransaction(async (tx) => {
      await insertException(tx, made, { date: '2026-10-23', kind: 'replace', starts: '14:00', ends: '15:00' })
      await insertException(tx, made, { date: '2026-10-23', kind: 'extra', starts: '18:00', ends: '18:30' })
      await insertException(tx, made, { date: '2026-10-24', kind: 'off', starts: null, ends: null })
      await tx
        .insert(facilityHolidays)
        .values({ id: newId(), facilityId: made.facilityId, holidayCode: 'thanksgiving-day', part: 'all' })
    })
    await close('provider', made.providerId, '2026-10-25', 'am')
    await close('facility', made.facilityId, '2026-10-26', 'times')
    await close('provider_facility', made.id, '2026-10-27', 'times')
    // A scope with the id of another kind of thing closes nothing.
    await close('facility', made.providerId, '2026-10-28', 'am')
    expect(await timesOn(made, '2026-10-23')).toEqual(['14:00', '14:30', '18:00'])
    expect(await timesOn(made, '2026-10-24')).toEqual([])
    expect(await timesOn(made, '2026-10-25')).toEqual([])
    expect(await timesOn(made, '2026-10-26')).toEqual(without('10:00', '10:30'))
    expect(await timesOn(made, '2026-10-27')).toEqual(without('10:00', '10:30'))
    expect(await timesOn(made, '2026-10-28')).toEqual(morning)
    expect([await timesOn(made, '2026-11-26'), await timesOn(made, '2026-11-25')]).toEqual([[], morning])
  })

  it('are those of the first active visit type, or of the one asked for', async () => {
    const made = await providerFacility({}, { sort: 2 })
    const [first, long] = await withTransaction(async (tx) => [
      await insertVisitType(tx, made, { sort: 1, minutes: 60 }),
      await insertVisitType(tx, made, { sort: 3, minutes: 90 }),
    ])
    await withTransaction((tx) => insertVisitType(tx, made, { sort: 0, isActive: false }))
    expect((await openingCounts([made.id], date, 1)).get(made.id)).toMatchObject({ visitTypeId: first, counts: [5] })
    expect(await timesOn(made, date, long!)).toEqual(['09:00', '09:30', '10:00', '10:30'])
    expect((await findOpenSlots([made.id], newId(), date, 1)).size).toBe(0)
  })

  it('do not exist where nobody can book', async () => {
    const shown = await providerFacility()
    const [unlisted, closed] = [await providerFacility(), await providerFacility()]
    const request = await withTransaction((tx) => insertProviderFacility(tx, {}, { isBookable: false }))
    const gone = await withTransaction(async (tx) => {
      await tx.update(providers).set({ status: 'unlisted' }).where(eq(providers.id, unlisted.providerId))
      await tx.update(facilities).set({ status: 'closed' }).where(eq(facilities.id, closed.facilityId))
      const made = await insertProviderFacility(tx, {}, { activeFrom: '2026-10-01', activeTo: '2026-10-21' })
      await insertRule(tx, made)
      return { ...made, visitTypeId: await insertVisitType(tx, made), patientId: '' }
    })
    const ids = [shown, unlisted, closed, request].map(({ id }) => id)
    expect([...(await openingCounts(ids, date, 1)).keys()]).toEqual([shown.id])
    expect([await timesOn(gone, '2026-10-21'), await timesOn(gone)]).toEqual([morning, []])
  })
})

describe('visit types that look at more than the times', () => {
  it('see the same taken times as those that do not', async () => {
    const made = await providerFacility({}, { bufferAfter: 15, alignMinutes: 15 })
    const capped = await withTransaction((tx) =>
      insertVisitType(tx, made, { bufferAfter: 15, alignMinutes: 15, dailyCap: 99, sort: 2 }),
    )
    await book(made, '09:30', { busyFrom: at('09:15') })
    await withTransaction((tx) =>
      insertHold(tx, made, { visitTypeId: capped, startsAt: at('11:00'), expiresAt: now() + 60_000 }),
    )
    const plain = await timesOn(made)
    expect(plain).toEqual(['10:00', '10:15', '11:30'])
    expect(await timesOn(made, date, capped)).toEqual(plain)
  })

  it('stop at the daily cap, completed visits included', async () => {
    const made = await providerFacility({}, { dailyCap: 2 })
    await book(made, '09:00', { status: 'completed' })
    expect(await timesOn(made)).toEqual(morning)
    await book(made, '11:30')
    expect(await timesOn(made)).toEqual([])
    expect(await timesOn(made, '2026-10-23')).toEqual(morning)
  })

  it('give out the seats of a group visit', async () => {
    const made = await providerFacility({}, { capacity: 2 })
    const question = { providerFacilityId: made.id, visitTypeId: made.visitTypeId, startsAt: at('10:00') }
    await book(made, '10:00')
    expect(await checkSlot(db, question)).toMatchObject({ ok: true, slot: { seat: 1 } })
    const other = await book(made, '10:00', { seat: 1 })
    expect(await timesOn(made)).toEqual(without('10:00'))
    const moved = await checkSlot(db, { ...question, except: { appointmentId: other } })
    expect(moved).toMatchObject({ ok: true, slot: { seat: 1 } })
  })

  it('need a free resource of each kind, whoever else at the facility has one', async () => {
    const made = await providerFacility({}, { resourceKinds: ['room'] })
    const colleague = await providerFacility({ facilityId: made.facilityId }, { resourceKinds: ['room'] })
    expect(await timesOn(made)).toEqual([])
    const room = { id: newId(), facilityId: made.facilityId, kind: 'room' as const, name: 'A', capacity: 1 }
    await withTransaction((tx) => tx.insert(resources).values(room))
    await book(colleague, '10:00', { resourceIds: [room.id] })
    expect(await timesOn(made)).toEqual(without('10:00'))
    const second = { ...room, id: newId(), name: 'B' }
    await withTransaction((tx) => tx.insert(resources).values(second))
    const question = { providerFacilityId: made.id, visitTypeId: made.visitTypeId, startsAt: at('10:00') }
    expect(await checkSlot(db, question)).toMatchObject({ ok: true, slot: { resourceIds: [second.id] } })
  })

  it('may share buffers', async () => {
    const made = await providerFacility({}, { sharesBuffers: true, bufferBefore: 30 })
    await book(made, '10:00', { busyFrom: at('09:30') })
    expect(await timesOn(made)).toEqual(['09:00', '11:00', '11:30'])
    const strict = await withTransaction((tx) => insertVisitType(tx, made, { sort: 2, bufferBefore: 30 }))
    await book(made, '11:30', { visitTypeId: strict, busyFrom: at('11:00') })
    expect(await timesOn(made)).toEqual(['09:00'])
  })
})

describe('finding a time', () => {
  it('answers the first opening of each provider facility, however far ahead', async () => {
    const [soon, late, never] = [await providerFacility(), await providerFacility(), await providerFacility()]
    await withTransaction(async (tx) => {
      for (const [made, dateTo] of [
        [late, '2026-11-20'],
        [never, '2030-01-01'],
      ] as const)
        await tx.insert(closures).values({
          ...{ id: newId(), scope: 'provider', scopeId: made.providerId, part: 'all', createdAt: now() },
          ...{ dateFrom: '2026-01-01', dateTo },
        })
    })
    const found = await firstOpening([soon.id, late.id, never.id])
    // Today's hours end with the lead time of two hours.
    expect(found.get(soon.id)?.slot.startsAt).toBe(at('09:00', '2026-10-21'))
    expect(found.get(late.id)?.slot.startsAt).toBe(Date.parse('2026-11-21T09:00-05:00'))
    expect(found.has(never.id)).toBe(false)
  })

  it('offers the three nearest to one that is taken, and more of them from farther away', async () => {
    const made = await providerFacility()
    await book(made, '10:00')
    const wanted = { providerFacilityId: made.id, visitTypeId: made.visitTypeId, startsAt: at('10:00') }
    expect((await nearestSlots(wanted)).map(({ startsAt }) => clock(startsAt))).toEqual(['09:30', '10:30', '09:00'])
    await withTransaction((tx) =>
      tx.insert(closures).values({
        ...{ id: newId(), scope: 'provider', scopeId: made.providerId, part: 'all', createdAt: now() },
        ...{ dateFrom: '2026-10-01', dateTo: '2026-11-29' },
      }),
    )
    const far = (await nearestSlots(wanted, 2)).map(({ startsAt }) => new Date(startsAt).toISOString())
    expect(far).toEqual(['2026-11-30T14:00:00.000Z', '2026-11-30T14:30:00.000Z'])
  })

  it('answers inside a transaction what has been written there', async () => {
    const made = await providerFacility()
    const question = { providerFacilityId: made.id, visitTypeId: made.visitTypeId, startsAt: at('10:00') }
    const answers = await withTransaction(async (tx) => {
      const before = await checkSlot(tx, question)
      await insertAppointment(tx, made, { ...made, startsAt: at('10:00') })
      return [before, await checkSlot(tx, question)]
    })
    expect(answers).toMatchObject([{ ok: true }, { ok: false, reason: 'SLOT_TAKEN' }])
    expect(await db.$count(appointments)).toBe(1)
    const early = await checkSlot(db, { ...question, startsAt: at('11:30', '2026-10-20') })
    expect(early).toEqual({ ok: false, reason: 'TOO_SOON' })
    expect(await checkSlot(db, { ...question, startsAt: at('13:00') })).toEqual({ ok: false, reason: 'CLOSED' })
    expect(await checkSlot(db, { ...question, visitTypeId: newId() })).toEqual({ ok: false, reason: 'CLOSED' })
  })

  it('takes as many queries for many provider facilities and days as for one', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.push((await providerFacility({}, count % 2 ? { dailyCap: 3 } : {})).id)
    const queries = async (providerFacilityIds: string[], days: number) => {
      let count = 0
      const counting = new Proxy(db, {
        get(target, name: keyof Reader) {
          if (name === 'select') count++
          return Reflect.get(target, name)
        },
      })
      const read = await readSchedules(counting, { providerFacilityIds, visitTypeId: null, fromDate: date, days })
      expect(read.size).toBe(providerFacilityIds.length)
      return count
    }
    expect(await queries(ids.slice(0, 2), 1)).toBe(await queries(ids, 30))
  })
})
