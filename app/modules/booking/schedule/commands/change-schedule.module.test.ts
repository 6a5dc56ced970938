import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertProviderFacility,
  insertPractice,
  insertVisitType,
  type Practice,
} from '#tests/factories/booking.ts'
import { failingAt } from '#tests/fakes/failing-transaction.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readImpact } from '../pages/impact-page.server.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import type { Rule, ScheduleChange } from '../schedule-change.ts'
import {
  applyDraft,
  applyDraftIn,
  basisOf,
  changeSchedule,
  changeScheduleIn,
  discardDraft,
  getDraft,
} from './change-schedule.server.ts'
import { copyWeekday } from './copy-weekday.server.ts'
import { removeDay } from './remove-day.server.ts'
import type { VisitChoice } from './settle-visit.server.ts'
import { getScheduleProviderFacility } from '../queries/schedule-provider-facilities.server.ts'
import { setVisitType } from './set-visit-type.server.ts'

useDatabase()

const wednesday = Date.parse('2026-10-21T14:00:00Z')
const afternoon = Date.parse('2026-10-21T18:00:00Z')
const refusal = (code: string, params?: object) =>
  expect.objectContaining({
    name: 'DomainError',
    code,
    ...(params && { params: expect.objectContaining(params) as object }),
  }) as Error

let practice: Practice
let owner: ProviderActor

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  practice = await withTransaction((tx) => insertPractice(tx))
  owner = actorOf({ providerId: practice.providerId, tier: 2, seats: [], locale: 'en-US' })
})
afterEach(() => setClock(null))

const schedules = () =>
  readStoredSchedules(db, { providerFacilityIds: [practice.providerFacilityId], facilityId: null })
const rules = async () => [...(await schedules())[0]!.rules]
const revision = async (providerId = practice.providerId) => {
  const rows = await db
    .select()
    .from(schema.providerSchedules)
    .where(eq(schema.providerSchedules.providerId, providerId))
  return rows[0]?.revision ?? 0
}
const audits = async () =>
  (await db.select().from(schema.auditEvents).orderBy(asc(schema.auditEvents.seq)))
    .filter(({ action }) => action === 'booking.schedule_update')
    .map(({ subjectId, fields }) => [subjectId, fields])
const book = async (startsAt: number, at = practice) =>
  (await bookAppointment(bookingInput(at, { startsAt }))).appointmentId
const visitRow = async (id: string) =>
  (await db.select().from(schema.appointments).where(eq(schema.appointments.id, id)))[0]!
const hours = (put: Rule[], remove: string[] = []): ScheduleChange => {
  return { kind: 'hours', providerFacilityIds: [practice.providerFacilityId], facilityId: null, put, remove }
}
/** The weekly hours end at noon. */
async function shorter(): Promise<{ change: ScheduleChange; basis: string }> {
  const change = hours((await rules()).map((rule) => ({ ...rule, ends: '12:00' })))
  return { change, basis: basisOf(await schedules(), change) }
}
async function draftOfShorter(): Promise<string> {
  const { change, basis } = await shorter()
  return (await changeSchedule(owner, change, basis))!
}
const snapshot = async () => ({
  rules: await rules(),
  visits: await db.select().from(schema.appointments).orderBy(asc(schema.appointments.id)),
  events: await db.$count(schema.appointmentEvents),
  messages: await db.select().from(schema.messageOutbox).orderBy(asc(schema.messageOutbox.id)),
  audit: await db.$count(schema.auditEvents),
  drafts: await db.select().from(schema.scheduleDrafts).orderBy(asc(schema.scheduleDrafts.id)),
})

describe('a change that touches no visit', () => {
  it('is made at once, counts the revision up and is audited', async () => {
    const before = await revision()
    const { change, basis } = await shorter()
    expect(await changeSchedule(owner, change, basis)).toBeNull()
    expect((await rules()).map(({ ends }) => ends)).toEqual(['12:00'])
    expect(await revision()).toBeGreaterThan(before)
    expect(await audits()).toEqual([[practice.providerFacilityId, ['hours']]])
  })

  it('is made once, however often it is sent', async () => {
    const { change, basis } = await shorter()
    await changeSchedule(owner, change, basis)
    expect(await changeSchedule(owner, change, basis)).toBeNull()
    expect(await audits()).toHaveLength(1)
  })

  it('is refused when somebody has changed what the form showed, and nothing is lost', async () => {
    const { change, basis } = await shorter()
    const other = hours((await rules()).map((rule) => ({ ...rule, ends: '15:00' })))
    await changeSchedule(owner, other, basis)
    await expect(changeSchedule(owner, change, basis)).rejects.toEqual(refusal('schedule.stale'))
    expect((await rules())[0]?.ends).toBe('15:00')
    expect(await changeSchedule(owner, change, basisOf(await schedules(), change))).toBeNull()
  })

  it('is refused where periods would lie over each other', async () => {
    const [rule] = await rules()
    const more = hours([{ ...rule!, id: 'more-hours', weekdays: [5, 6], starts: '16:00', ends: '19:00' }])
    await expect(changeSchedule(owner, more, '')).rejects.toEqual(
      refusal('schedule.overlap', { starts: '09:00', ends: '17:00' }),
    )
    expect(await changeSchedule(owner, hours([{ ...rule!, id: 'saturday', weekdays: [6] }]), '')).toBeNull()
    expect(await rules()).toHaveLength(2)
  })

  it('leaves nothing when any write fails', async () => {
    const { change, basis } = await shorter()
    const before = await snapshot()
    let failures = 0
    for (let failAt = 1; ; failAt++) {
      try {
        await withTransaction((tx) => changeScheduleIn(failingAt(tx, failAt), owner, change, basis))
        break
      } catch (error) {
        expect((error as Error).message).toContain('injected')
        failures += 1
        expect(await snapshot()).toEqual(before)
      }
    }
    expect(failures).toBeGreaterThan(1)
  })
})

describe('who may change schedules', () => {
  it.each([
    ['a provider of tier 1', () => ({ tier: 1 })],
    ['another provider', () => ({ providerId: 'somebody-else' })],
    ['the front desk', () => seat('front_desk')],
    ['a viewer', () => seat('viewer')],
  ])('not %s', async (_, overrides) => {
    const { change, basis } = await shorter()
    await expect(changeSchedule({ ...owner, ...overrides() }, change, basis)).rejects.toEqual(
      refusal('booking.NOT_FOUND'),
    )
  })

  const seat = (role: ProviderActor['seats'][number]['role']) => {
    return { providerId: null, seats: [{ facilityId: practice.facilityId, role, tier: 2 }] }
  }

  it('a manager of the facility', async () => {
    const { change, basis } = await shorter()
    expect(await changeSchedule({ ...owner, ...seat('manager') }, change, basis)).toBeNull()
  })

  it('closes a facility only who leads it, and that counts for everybody there', async () => {
    const colleague = await withTransaction(async (tx) => {
      const other = await insertPractice(tx)
      return insertProviderFacility(tx, { providerId: other.providerId, facilityId: practice.facilityId })
    })
    const change: ScheduleChange = {
      kind: 'holidays',
      providerFacilityIds: [],
      facilityId: practice.facilityId,
      kept: [{ holidayCode: 'thanksgiving-day', part: 'all' }],
    }
    const basis = basisOf(await schedules(), change)
    await expect(changeSchedule(owner, change, basis)).rejects.toEqual(refusal('booking.NOT_FOUND'))
    const before = [await revision(), await revision(colleague.providerId)]
    expect(await changeSchedule({ ...owner, ...seat('manager') }, change, basis)).toBeNull()
    expect(await revision()).toBeGreaterThan(before[0]!)
    expect(await revision(colleague.providerId)).toBeGreaterThan(before[1]!)
    expect(await audits()).toEqual([[practice.facilityId, ['holidays']]])
  })
})

describe('a change that touches visits', () => {
  let visit: string
  beforeEach(async () => {
    visit = await book(afternoon)
    await book(wednesday)
  })
  const choices = (choice: VisitChoice) => new Map([[visit, choice]])
  const seenOf = async (draftId: string) => (await readImpact(owner, draftId, 'en-US')).seen

  it('waits as a draft and changes nothing', async () => {
    const draftId = await draftOfShorter()
    expect((await rules())[0]?.ends).toBe('17:00')
    const { rows, status } = await readImpact(owner, draftId, 'en-US')
    expect(status).toBe('open')
    expect(rows.map(({ id, reason }) => [id, reason])).toEqual([[visit, 'hours']])
    expect(rows[0]?.patient).toMatch(/^Patient Number/)
    // The nearest open time under the new hours: the day's last half hour, next to the visit that is booked.
    expect(rows[0]?.times[0]?.slot).toBe('2026-10-21T15:30Z')
  })

  it('is nobody else’s to see or apply', async () => {
    const draftId = await draftOfShorter()
    const other = { ...owner, userId: 'user-2' }
    await expect(readImpact(other, draftId, 'en-US')).rejects.toEqual(refusal('booking.NOT_FOUND'))
    await expect(
      applyDraft(other, { draftId, seen: await seenOf(draftId), choices: choices({ kind: 'keep' }) }),
    ).rejects.toEqual(refusal('booking.NOT_FOUND'))
    await expect(discardDraft(other, draftId)).rejects.toEqual(refusal('booking.NOT_FOUND'))
    await discardDraft(owner, draftId)
    await expect(getDraft(db, owner, draftId)).rejects.toEqual(refusal('booking.NOT_FOUND'))
  })

  it('is read and applied under the names of provider facilities that drafts had before', async () => {
    const { providerFacilityId } = practice
    const day = { date: '2026-10-21', kind: 'off' as const, starts: '13:00', ends: '24:00', reason: null }
    const exceptions = [{ id: 'day-1', providerFacilityId, ...day }]
    const change: ScheduleChange = {
      ...{ kind: 'days', providerFacilityIds: [providerFacilityId], facilityId: null },
      ...{ exceptions, closures: [], remove: [] },
    }
    const draftId = (await changeSchedule(owner, change, ''))!
    const earlier = {
      ...{ kind: 'days', placeIds: [providerFacilityId], facilityId: null },
      ...{ exceptions: [{ id: 'day-1', placeId: providerFacilityId, ...day }], closures: [], remove: [] },
    }
    await withTransaction((tx) =>
      tx.update(schema.scheduleDrafts).set({ change: earlier }).where(eq(schema.scheduleDrafts.id, draftId)),
    )
    expect((await getDraft(db, owner, draftId)).change).toEqual(change)
    expect((await readImpact(owner, draftId, 'en-US')).rows.map(({ id }) => id)).toEqual([visit])
    await applyDraft(owner, { draftId, seen: await seenOf(draftId), choices: choices({ kind: 'keep' }) })
    expect((await schedules())[0]!.exceptions).toEqual(exceptions)
  })

  it('moves the visit with the hours, tells the patient, and is applied once', async () => {
    const draftId = await draftOfShorter()
    const startsAt = Date.parse('2026-10-21T15:30Z')
    const decisions = { draftId, seen: await seenOf(draftId), choices: choices({ kind: 'move', startsAt }) }
    await applyDraft(owner, decisions)
    expect((await rules())[0]?.ends).toBe('12:00')
    expect(await visitRow(visit)).toMatchObject({ startsAt, status: 'booked', icsSequence: 1 })
    const messages = await db.select().from(schema.messageOutbox)
    expect(messages.some(({ template }) => template === 'appointment_rescheduled')).toBe(true)
    expect(await audits()).toEqual([[practice.providerFacilityId, ['hours']]])
    await applyDraft(owner, decisions)
    expect(await visitRow(visit)).toMatchObject({ icsSequence: 1 })
    expect(await audits()).toHaveLength(1)
  })

  it('cancels with a reason, or keeps', async () => {
    const draftId = await draftOfShorter()
    await applyDraft(owner, {
      draftId,
      seen: await seenOf(draftId),
      choices: choices({ kind: 'cancel', reasonCode: 'provider_absent' }),
    })
    expect(await visitRow(visit)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'clinic',
      cancelReasonCode: 'provider_absent',
    })
  })

  it('keeps a visit outside of the hours', async () => {
    const draftId = await draftOfShorter()
    await applyDraft(owner, { draftId, seen: await seenOf(draftId), choices: choices({ kind: 'keep' }) })
    expect(await visitRow(visit)).toMatchObject({ status: 'booked', startsAt: afternoon })
    expect((await rules())[0]?.ends).toBe('12:00')
  })

  it('is refused when other visits are touched by now, or the hours were changed', async () => {
    const draftId = await draftOfShorter()
    const seen = await seenOf(draftId)
    await book(afternoon + 30 * 60_000)
    const decisions = { draftId, seen, choices: choices({ kind: 'keep' }) }
    await expect(applyDraft(owner, decisions)).rejects.toEqual(refusal('schedule.impact_changed'))
    const longer = hours((await rules()).map((rule) => ({ ...rule, ends: '18:00' })))
    await changeSchedule(owner, longer, basisOf(await schedules(), longer))
    await expect(applyDraft(owner, decisions)).rejects.toEqual(refusal('schedule.stale'))
    expect((await rules())[0]?.ends).toBe('18:00')
  })

  it('leaves everything as it was when one visit cannot be moved', async () => {
    const draftId = await draftOfShorter()
    const seen = await seenOf(draftId)
    const before = await snapshot()
    await expect(
      applyDraft(owner, { draftId, seen, choices: choices({ kind: 'move', startsAt: wednesday }) }),
    ).rejects.toEqual(refusal('schedule.choice_refused', { visit, reason: 'SLOT_TAKEN' }))
    expect(await snapshot()).toEqual(before)
  })

  it('leaves nothing when any write of the change or of a decision fails', async () => {
    const draftId = await draftOfShorter()
    const seen = await seenOf(draftId)
    const before = await snapshot()
    const decisions = { draftId, seen, choices: choices({ kind: 'cancel', reasonCode: 'other' }) } as const
    let failures = 0
    for (let failAt = 1; ; failAt++) {
      try {
        await withTransaction((tx) => applyDraftIn(failingAt(tx, failAt), owner, decisions))
        break
      } catch (error) {
        expect((error as Error).message).toContain('injected')
        failures += 1
        expect(await snapshot()).toEqual(before)
      }
    }
    expect(failures).toBeGreaterThan(5)
    expect((await rules())[0]?.ends).toBe('12:00')
  })

  it('answers a request for a time: a new one, or no', async () => {
    const manual = await withTransaction((tx) =>
      insertVisitType(tx, practice.providerFacilityId, { approval: 'manual' }),
    )
    const asked = { ...practice, visitTypeId: manual }
    const request = await book(afternoon + 60 * 60_000, asked)
    const draftId = await draftOfShorter()
    await applyDraft(owner, {
      draftId,
      seen: await seenOf(draftId),
      choices: new Map<string, VisitChoice>([
        [visit, { kind: 'keep' }],
        [request, { kind: 'cancel', reasonCode: 'other' }],
      ]),
    })
    expect(await visitRow(request)).toMatchObject({ status: 'declined' })
  })
})

describe('days', () => {
  const leave = (scopeId = practice.providerFacilityId): ScheduleChange => ({
    kind: 'days',
    providerFacilityIds: [practice.providerFacilityId],
    facilityId: null,
    exceptions: [],
    closures: [
      {
        id: `leave-${scopeId}`,
        scope: 'provider_facility',
        scopeId,
        dateFrom: '2026-10-21',
        dateTo: '2026-10-25',
        part: 'all',
        startsAt: null,
        endsAt: null,
        reason: null,
      },
    ],
    remove: [],
  })

  it('are added once and taken back', async () => {
    expect(await changeSchedule(owner, leave(), '')).toBeNull()
    expect(await changeSchedule(owner, leave(), '')).toBeNull()
    expect((await schedules())[0]?.closures).toHaveLength(1)
    const providerFacility = await getScheduleProviderFacility(owner, practice.providerFacilityId, 'en-US')
    expect(await removeDay(owner, providerFacility, `leave-${practice.providerFacilityId}`)).toBeNull()
    expect((await schedules())[0]?.closures).toEqual([])
  })

  it('are never somebody else’s', async () => {
    await expect(changeSchedule(owner, leave('another-place'), '')).rejects.toEqual(refusal('schedule.improper'))
  })
})

describe('copying and visit types', () => {
  it('copies a day', async () => {
    const [rule] = await rules()
    await changeSchedule(owner, hours([{ ...rule!, id: 'saturday', weekdays: [6], ends: '12:00' }]), '')
    const { scheduleFingerprint } = await import('../fingerprint.server.ts')
    const basis = scheduleFingerprint(await rules())
    expect(await copyWeekday(owner, practice.providerFacilityId, { from: 6, to: [1, 7], basis })).toBeNull()
    expect((await rules()).map(({ id, weekdays }) => [id === 'saturday', weekdays])).toEqual(
      expect.arrayContaining([
        [true, [1, 6, 7]],
        [false, [2, 3, 4, 5]],
      ]),
    )
    await expect(copyWeekday(owner, practice.providerFacilityId, { from: 2, to: [7], basis })).rejects.toEqual(
      refusal('schedule.stale'),
    )
  })

  it('asks about the visits of a type that is no longer offered, and never deletes it', async () => {
    await book(wednesday)
    const [schedule] = await schedules()
    const { providerFacilityId: _, code: __, ...row } = schedule!.visitTypes[0]!
    const change: ScheduleChange = {
      kind: 'visit_type',
      providerFacilityIds: [practice.providerFacilityId],
      facilityId: null,
      row: schedule!.visitTypes[0]!,
    }
    const basis = basisOf([schedule!], change)
    const draftId = await setVisitType(owner, practice.providerFacilityId, { ...row, isActive: false }, basis)
    expect((await readImpact(owner, draftId!, 'zh-Hans')).rows.map(({ reason }) => reason)).toEqual(['visit_type'])
    const name = { 'zh-Hans': '复诊', 'zh-Hant': '複診', 'en-US': 'Follow-up' }
    const fresh = { ...row, id: 'fresh-type', name }
    expect(await setVisitType(owner, practice.providerFacilityId, fresh, '')).toBeNull()
    expect(await setVisitType(owner, practice.providerFacilityId, fresh, '')).toBeNull()
    const types = (await schedules())[0]!.visitTypes
    expect(types.map(({ code }) => code)).toContain('follow-up')
    expect(types).toHaveLength(2)
  })
})
