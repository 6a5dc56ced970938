import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { appointmentEvents, appointments, patients } from '#drizzle/schema/scheduling.ts'
import { facilities, providerFacilities, providerFacilityPlans, providers } from '#drizzle/schema/directory.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import {
  insertProviderFacility,
  insertPractice,
  patientRow,
  type Practice,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { insertFacility, insertPlan, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { recordHomeRead } from '../commands/record-home-read.server.ts'
import { countWaiting } from './count-waiting.server.ts'
import { loadOfficeHome } from './office-home.server.ts'
import { listOwnProviderFacilities } from './own-provider-facilities.server.ts'
import { countTasks, findCompleteness } from './tasks.server.ts'

useDatabase()

// Tuesday, 10:00 in New York.
const tuesday = Date.parse('2026-10-20T14:00:00Z')
const hour = 3_600_000
const day = 24 * hour

let practice: Practice
let elsewhere: Practice
let owner: ProviderActor

beforeEach(async () => {
  setClock(tuesday)
  await withTransaction(async (tx) => {
    practice = await insertPractice(tx)
    elsewhere = await insertPractice(tx)
  })
  owner = actorOf({ providerId: practice.providerId, tier: 2, seats: [] })
})

type Visit = Partial<typeof appointments.$inferInsert> & { startsAt: number | null }

async function insertVisit(visit: Visit, { at = practice, answered = 0, confirmed = false } = {}): Promise<string> {
  const id = newId()
  await withTransaction(async (tx) => {
    const patient = patientRow({ nameEn: 'FANG QINIAN', nameZh: '方杞年', birthDate: '1958-10-21', sex: 'm' })
    await tx.insert(patients).values(patient)
    const endsAt = visit.startsAt === null ? null : visit.startsAt + hour / 2
    const createdAt = visit.createdAt ?? tuesday - 40 * day
    await tx.insert(appointments).values({
      id,
      reference: id.replaceAll('-', '').slice(-9).toUpperCase(),
      providerId: at.providerId,
      providerFacilityId: at.providerFacilityId,
      visitTypeId: at.visitTypeId,
      patientId: patient.id,
      endsAt,
      busyFrom: visit.startsAt,
      busyTo: endsAt,
      seat: 0,
      resourceIds: [],
      timeZone: 'America/New_York',
      status: 'booked',
      source: 'web',
      isNewPatient: false,
      rescheduleCount: 0,
      requestedWindows: [],
      icsSequence: 0,
      version: 1,
      updatedAt: createdAt,
      ...visit,
      createdAt,
    })
    const event = { appointmentId: id, diff: {}, notifies: false } as const
    if (confirmed) {
      await tx.insert(appointmentEvents).values({
        ...event,
        id: newId(),
        seq: 1,
        action: 'confirm',
        fromStatus: 'booked',
        toStatus: 'confirmed',
        actorType: 'patient',
        at: visit.startsAt! - day,
      })
    }
    if (answered > 0) {
      await tx.insert(appointmentEvents).values({
        ...event,
        id: newId(),
        seq: 2,
        action: 'approve',
        fromStatus: 'requested',
        toStatus: 'booked',
        actorType: 'staff',
        at: createdAt + answered,
      })
    }
  })
  return id
}

const load = (actor = owner, search = '') => loadOfficeHome(actor, new URLSearchParams(search))

describe('figures', () => {
  it('count visits of this week by the day and of the week before, without what was called off', async () => {
    await insertVisit({ startsAt: tuesday - day })
    await insertVisit({ startsAt: tuesday + hour })
    await insertVisit({ startsAt: tuesday + 2 * hour, status: 'confirmed' })
    await insertVisit({ startsAt: tuesday + 3 * hour, status: 'cancelled' })
    await insertVisit({ startsAt: tuesday + 4 * hour, status: 'requested' })
    await insertVisit({ startsAt: tuesday - 7 * day, status: 'completed' })
    const { figures, weekday } = await load()
    expect(figures).toMatchObject({ perDay: [1, 2, 0, 0, 0, 0, 0], week: 3, lastWeek: 1 })
    expect(weekday).toBe(1)
  })

  it('count who came without an appointment on the day they came', async () => {
    const came = (at: number, status: 'completed' | 'entered_in_error' = 'completed') =>
      insertVisit({ startsAt: null, checkedInAt: at, source: 'walk_in', status })
    await came(tuesday - day)
    await came(tuesday - hour)
    await came(tuesday - hour, 'entered_in_error')
    await came(tuesday - 7 * day)
    const { figures } = await load()
    expect(figures).toMatchObject({ perDay: [1, 1, 0, 0, 0, 0, 0], week: 2, lastWeek: 1, noShowRate: null })
  })

  it('rate no-shows among visits whose outcome is known, and the 30 days before', async () => {
    for (const days of [2, 3, 4]) await insertVisit({ startsAt: tuesday - days * day, status: 'completed' })
    await insertVisit({ startsAt: tuesday - 5 * day, status: 'no_show' })
    await insertVisit({ startsAt: tuesday - 6 * day, status: 'cancelled' })
    await insertVisit({ startsAt: tuesday - 40 * day, status: 'no_show' })
    await insertVisit({ startsAt: tuesday - 41 * day, status: 'completed' })
    expect((await load()).figures).toMatchObject({ noShowRate: 25, noShowRateBefore: 50 })
  })

  it('rate what was confirmed ahead of its time', async () => {
    await insertVisit({ startsAt: tuesday - 2 * day, status: 'completed' }, { confirmed: true })
    await insertVisit({ startsAt: tuesday - 3 * day, status: 'completed' })
    expect((await load()).figures?.confirmRate).toBe(50)
  })

  it('give the median time to a person’s answer, and what still waits', async () => {
    const createdAt = tuesday - 3 * day
    for (const minutes of [10, 30, 600]) {
      await insertVisit({ startsAt: null, createdAt }, { answered: minutes * 60_000 })
    }
    await insertVisit({ startsAt: null, status: 'requested', answerDueAt: tuesday + 5 * hour })
    await insertVisit({ startsAt: null, status: 'requested', answerDueAt: tuesday + 2 * hour })
    expect((await load()).figures).toMatchObject({ answerMinutes: 30, openRequests: 2, answerHoursLeft: 2 })
  })

  it('leave out of that median what was asked more than 30 days ago', async () => {
    await insertVisit({ startsAt: null, createdAt: tuesday - 29 * day }, { answered: 10 * 60_000 })
    await insertVisit({ startsAt: null, createdAt: tuesday - 31 * day }, { answered: 600 * 60_000 })
    expect((await load()).figures?.answerMinutes).toBe(10)
  })

  it('say nothing where there is nothing to count', async () => {
    expect((await load()).figures).toMatchObject({
      week: 0,
      confirmRate: null,
      noShowRate: null,
      answerMinutes: null,
      openRequests: 0,
      answerHoursLeft: null,
    })
  })
})

describe('whose they are', () => {
  it('are the own provider facilities of a provider, and never another’s', async () => {
    await insertVisit({ startsAt: tuesday + hour })
    await insertVisit({ startsAt: tuesday + hour }, { at: elsewhere })
    expect((await load()).visits).toHaveLength(1)
    expect((await load()).facilityIds).toEqual([practice.facilityId])
  })

  it('are the provider facilities of a seat for staff, or of the facility that the address chooses', async () => {
    await insertVisit({ startsAt: tuesday + hour })
    await insertVisit({ startsAt: tuesday + hour }, { at: elsewhere })
    const seats = [practice, elsewhere].map(({ facilityId }) => ({ facilityId, role: 'front_desk' as const, tier: 2 }))
    const staff = actorOf({ providerId: null, seats })
    expect((await load(staff)).visits).toHaveLength(2)
    expect((await load(staff, 'place=nowhere')).visits).toHaveLength(2)
  })

  it('are not those that have closed for good', async () => {
    await insertVisit({ startsAt: tuesday + hour })
    const close = (status: 'active' | 'closed') =>
      withTransaction((tx) => tx.update(facilities).set({ status }).where(eq(facilities.id, practice.facilityId)))
    await close('closed')
    expect(await load()).toMatchObject({ facilityIds: [], figures: null, visits: [] })
    await close('active')
    expect((await load()).visits).toHaveLength(1)
  })

  it('say how many wait there: for a visit of theirs or for any, not for one at another facility', async () => {
    const { providerId } = practice
    const other = await withTransaction(async (tx) =>
      insertProviderFacility(tx, { providerId, facilityId: await insertFacility(tx) }),
    )
    for (const visitTypeId of [null, practice.visitTypeId, other.visitTypeId])
      await joinWaitlist(waitlistInput({ providerId, visitTypeId }))
    await joinWaitlist(waitlistInput({ providerId: elsewhere.providerId }))
    const seats = [{ facilityId: practice.facilityId, role: 'front_desk' as const, tier: 2 }]
    const staff = actorOf({ providerId: null, seats })
    expect(await countWaiting(await listOwnProviderFacilities(staff, 'zh-Hans'))).toBe(2)
    expect(await countWaiting(await listOwnProviderFacilities(owner, 'zh-Hans'))).toBe(3)
  })

  it('are nothing for somebody who waits to be checked', async () => {
    await insertVisit({ startsAt: tuesday + hour })
    const home = await load(actorOf({ providerId: null, seats: [] }))
    expect(home).toMatchObject({ figures: null, visits: [], isWaiting: true, tasks: { completeness: null } })
  })
})

describe('today', () => {
  it('shows who comes when, with the age on the day, and marks what is over', async () => {
    await insertVisit({ startsAt: tuesday - hour, status: 'completed' })
    await insertVisit({ startsAt: tuesday + hour, isNewPatient: true })
    await insertVisit({ startsAt: tuesday + day })
    const { visits } = await load()
    expect(visits).toMatchObject([
      { time: '09:00', status: 'completed', name: '方杞年', age: 67, isPast: true },
      { time: '11:00', status: 'booked', isNewPatient: true, isPast: false },
    ])
    expect((await load({ ...owner, locale: 'en-US' })).visits[0]).toMatchObject({
      time: '9:00 AM',
      name: 'FANG QINIAN',
    })
  })

  it('counts who has a place in the day, also without a time, and nobody who only asks or was called off', async () => {
    await insertVisit({ startsAt: tuesday - hour, status: 'no_show' })
    await insertVisit({ startsAt: tuesday + hour })
    await insertVisit({ startsAt: null, checkedInAt: tuesday - hour / 2, status: 'arrived', source: 'walk_in' })
    for (const status of ['requested', 'cancelled', 'declined', 'expired', 'entered_in_error'] as const)
      await insertVisit({ startsAt: tuesday + 2 * hour, status })
    const { visits, visitCount } = await load()
    expect(visitCount).toBe(3)
    expect(visits.map(({ time, status }) => [time, status])).toEqual([
      ['09:00', 'no_show'],
      ['09:30', 'arrived'],
      ['11:00', 'booked'],
    ])
  })

  it('is recorded as read, with no value of anybody', async () => {
    await recordHomeRead(owner, await load())
    expect(await db.select().from(auditEvents)).toEqual([])
    await insertVisit({ startsAt: tuesday + hour })
    await recordHomeRead(owner, await load())
    const events = await db.select().from(auditEvents)
    expect(events).toMatchObject([{ action: 'desk.day_read', actorId: 'user-1', subjectId: practice.facilityId }])
    expect(readableText(events)).not.toMatch(/FANG|方/)
  })
})

describe('tasks', () => {
  it('count accepted plans nobody has checked for 90 days', async () => {
    await withTransaction(async (tx) => {
      for (const [index, days] of [10, 91, 200].entries()) {
        const planId = await insertPlan(tx, { id: `plan-${index}` })
        await tx.insert(providerFacilityPlans).values({
          id: newId(),
          providerFacilityId: practice.providerFacilityId,
          planId,
          state: 'accepted',
          verifiedAt: tuesday - days * day,
        })
      }
    })
    expect((await load()).tasks.plans).toMatchObject([{ count: 2, oldestDays: 200 }])
  })

  it('count accepted plans that nobody has ever checked, and none that are not accepted', async () => {
    await withTransaction(async (tx) => {
      for (const state of ['accepted', 'not_accepted'] as const) {
        const planId = await insertPlan(tx, { id: `plan-${state}` })
        const { providerFacilityId } = practice
        await tx
          .insert(providerFacilityPlans)
          .values({ id: newId(), providerFacilityId, planId, state, verifiedAt: null })
      }
    })
    expect((await load()).tasks.plans).toMatchObject([{ count: 1, oldestDays: null }])
  })

  it('name a facility that patients can book and where nobody would be told of it, to who may say where', async () => {
    const { slug } = (await db.select().from(facilities).where(eq(facilities.id, practice.facilityId)))[0]!
    const untold = async (actor?: ProviderActor) => (await load(actor)).tasks.untold.map((facility) => facility.slug)
    expect(await untold()).toEqual([slug])
    const own = await listOwnProviderFacilities(owner, 'zh-Hans')
    expect(await countTasks(owner, own)).toBe(1)
    const seat = (role: 'manager' | 'front_desk') =>
      actorOf({ seats: [{ facilityId: practice.facilityId, role, tier: 2 }] })
    expect(await untold(seat('manager'))).toEqual([slug])
    expect(await untold(seat('front_desk'))).toEqual([])
    await withTransaction((tx) => tx.update(providerFacilities).set({ isBookable: false }))
    expect(await untold()).toEqual([])
    await withTransaction(async (tx) => {
      await tx.update(providerFacilities).set({ isBookable: true })
      await tx.update(facilities).set({ email: 'desk@example.com' })
    })
    expect(await untold()).toEqual([])
  })

  it('miss a description until it is there in one language', async () => {
    const missing = async (bio: Localized) => {
      await withTransaction((tx) => tx.update(providers).set({ bio }).where(eq(providers.id, practice.providerId)))
      return (await findCompleteness(practice.providerId))!.missing
    }
    expect(await missing(tri('', '', ''))).toContain('bio')
    expect(await missing(tri('看诊二十年', '', ''))).not.toContain('bio')
  })

  it('say what the public profile lacks', async () => {
    const completeness = await findCompleteness(practice.providerId)
    expect(completeness!.missing).toEqual(expect.arrayContaining(['photo', 'bio', 'price']))
    expect(completeness!.missing).not.toContain('hours')
    expect(completeness!.missing).not.toContain('phone')
    expect(await findCompleteness('nobody')).toBeNull()
  })
})
