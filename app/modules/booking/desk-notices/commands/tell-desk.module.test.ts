import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { approveRequest, declineRequest } from '#app/modules/booking/appointments/commands/answer-request.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { expireRequests } from '#app/modules/booking/appointments/commands/expire-requests.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import type { BookingActor, BookingInput } from '#app/modules/booking/booking-input.ts'
import { composeMessage } from '#app/modules/notifications/compose/compose-message.server.ts'
import { type DeskTemplate, deskTemplates } from '#app/modules/notifications/desk-templates.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import {
  facilities,
  facilityAccounts,
  messageOutbox,
  providers,
  type users,
  visitTypes,
} from '#drizzle/schema/index.ts'
import { actorOf, deskActor, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertProviderFacility,
  type Practice,
  somebody,
} from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type NoticeRules, usualNotices } from '../notice-kinds.ts'
import { findUntold } from '../queries/desk-recipients.server.ts'

useDatabase()

/** Wednesday 2026-10-21, 10:00 in New York; the tests' clock stands at Tuesday 10:00. */
const tomorrow = Date.parse('2026-10-21T14:00:00Z')
const later = tomorrow + 7 * dayMs
const patient: BookingActor = { type: 'patient', id: null }
const desk = deskActor()

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx, { facility: { slug: 'harbor' } }))
})

type Role = Parameters<typeof insertSeat>[1]['role']

/** Somebody with a proved address and, where a role is given, a seat at the practice. */
function person(name: string, role: Role | null, overrides: Partial<typeof users.$inferInsert> = {}) {
  return withTransaction(async (tx) => {
    const given = { username: name, emailVerifiedAt: 1, ...overrides }
    const userId = await insertUser(tx, given)
    if (role) await insertSeat(tx, { userId, facilityId: practice.facilityId, role })
    return userId
  })
}
const isOfFacility = (email: string | null) => withTransaction((tx) => tx.update(facilities).set({ email }))
const isOfDoctor = (userId: string) => withTransaction((tx) => tx.update(providers).set({ userId }))
const needsApproval = () => withTransaction((tx) => tx.update(visitTypes).set({ approval: 'manual' }))

const book = async (overrides: Partial<BookingInput> = {}) =>
  (await bookAppointment(bookingInput(practice, { startsAt: tomorrow, ...overrides }))).appointmentId
const cancel = (appointmentId: string, actor: BookingActor = patient) =>
  cancelAppointment({ appointmentId, actor, reasonCode: null })
const move = (appointmentId: string, startsAt: number, actor: BookingActor = patient) =>
  rescheduleAppointment({ appointmentId, startsAt, actor })

/** What was written to practices, in the order of their templates and readers. */
async function told() {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(inArray(messageOutbox.template, Object.keys(deskTemplates)))
    .orderBy(asc(messageOutbox.id))
  return rows.map(({ id, toEnc, varsEnc, ...row }) => {
    const open = (value: string, column: string) => decryptField(value, { table: 'message_outbox', column, rowId: id })
    return { ...row, to: open(toEnc, 'to_enc'), vars: JSON.parse(open(varsEnc, 'vars_enc')) as MessageVars }
  })
}
const lines = async () => (await told()).map(({ template, to, locale }) => `${template} ${to} ${locale}`).sort()
const templates = async () => (await told()).map(({ template }) => template)
const waiting = async () => (await told()).filter(({ state }) => state === 'queued').map(({ template }) => template)
const forget = () => withTransaction((tx) => tx.delete(messageOutbox))

describe('who is told', () => {
  it('is the facility at its own address, in the language of its owner', async () => {
    await isOfFacility('desk@example.com')
    await book()
    expect(await lines()).toEqual(['clinic_visit_booked desk@example.com zh-Hans'])
    await forget()
    await person('owner', 'owner', { locale: 'zh-Hant' })
    await person('manager', 'manager', { locale: 'en-US' })
    await isOfDoctor(await person('doctor', null))
    await book({ startsAt: tomorrow + hourMs })
    expect(await lines()).toEqual(['clinic_visit_booked desk@example.com zh-Hant'])
  })

  it('else are its owner and managers, once each in their own language, and nobody else who works there', async () => {
    await isOfDoctor(await person('owner', 'owner', { locale: 'zh-Hant' }))
    await person('manager', 'manager', { locale: 'en-US' })
    for (const role of ['front_desk', 'biller', 'clinician', 'viewer'] as const) await person(role, role)
    await person('unproved', 'manager', { emailVerifiedAt: null })
    await person('locked', 'manager', { status: 'locked' })
    await person('new', 'manager', { status: 'pending_verification' })
    const left = await person('left', null)
    const elsewhere = await person('elsewhere', null)
    await withTransaction(async (tx) => {
      const { facilityId } = practice
      await insertSeat(tx, { userId: left, facilityId, role: 'owner', status: 'suspended' })
      await insertSeat(tx, { userId: elsewhere, facilityId: await insertFacility(tx), role: 'owner' })
    })
    await book()
    expect(await lines()).toEqual([
      'clinic_visit_booked manager@example.com en-US',
      'clinic_visit_booked owner@example.com zh-Hant',
    ])
  })

  it('may manage the visits that the message is about', () => {
    const { facilityId } = practice
    for (const role of ['owner', 'manager'] as const) {
      const actor = actorOf({ seats: [{ facilityId, role, tier: 1 }] })
      expect(allows(actor, 'appointment.manage', practice)).toBe(true)
    }
    const doctor = actorOf({ providerId: practice.providerId, tier: 1, seats: [] })
    expect(allows(doctor, 'appointment.manage', practice)).toBe(true)
  })

  it('else is the doctor whose visit it is', async () => {
    await person('front', 'front_desk')
    await person('unproved', 'owner', { emailVerifiedAt: null })
    const doctor = await person('doctor', null, { locale: 'en-US' })
    await person('other', null)
    await isOfDoctor(doctor)
    await needsApproval()
    await book()
    expect(await lines()).toEqual(['clinic_new_request doctor@example.com en-US'])
  })

  it('is nobody where nobody has proved an address; the visit is booked all the same', async () => {
    await isOfDoctor(await person('doctor', null, { emailVerifiedAt: null }))
    await book()
    expect(await lines()).toEqual([])
  })

  it('is found for many at once, where it is nobody', async () => {
    const ids = [practice.providerFacilityId]
    expect([...(await findUntold(ids))]).toEqual(ids)
    expect([...(await findUntold([]))]).toEqual([])
    await isOfFacility('desk@example.com')
    expect([...(await findUntold(ids))]).toEqual([])
    await isOfFacility(null)
    await person('unproved', 'owner', { emailVerifiedAt: null })
    await person('front', 'front_desk')
    expect([...(await findUntold(ids))]).toEqual(ids)
    const doctor = await person('doctor', null)
    await isOfDoctor(doctor)
    expect([...(await findUntold(ids))]).toEqual([])
    await isOfDoctor('nobody')
    await person('manager', 'manager')
    expect([...(await findUntold(ids))]).toEqual([])
  })
})

describe('what is told', () => {
  beforeEach(() => isOfFacility('desk@example.com'))

  it('are visits that patients book for today or the next business day, once a form', async () => {
    const input = bookingInput(practice, { startsAt: tomorrow })
    await bookAppointment(input)
    await bookAppointment(input)
    await book({ startsAt: later })
    expect(await told()).toMatchObject([{ template: 'clinic_visit_booked', vars: { startsAt: tomorrow } }])
    await forget()
    // Friday: the next business day is Monday.
    setClock(tomorrow + 2 * dayMs)
    await book({ startsAt: tomorrow + 5 * dayMs })
    await book({ startsAt: tomorrow + 6 * dayMs })
    expect(await told()).toMatchObject([{ vars: { startsAt: tomorrow + 5 * dayMs } }])
  })

  it('are visits that patients cancel, however far off', async () => {
    const id = await book({ startsAt: later })
    await cancel(id)
    expect(await templates()).toEqual(['clinic_visit_cancelled'])
    await expect(cancel(id)).rejects.toThrow()
    expect(await templates()).toEqual(['clinic_visit_cancelled'])
  })

  it('are visits that patients move, with the time that is free again; a form sent twice moves once', async () => {
    const id = await book({ startsAt: later })
    await move(id, later + dayMs)
    await move(id, later + dayMs)
    const moved = { startsAt: later + dayMs, movedFrom: later }
    expect(await told()).toMatchObject([{ template: 'clinic_visit_moved', vars: moved }])
  })

  it('is nothing that the desk or the clock does', async () => {
    const id = await book({ actor: desk })
    await move(id, tomorrow + hourMs, desk)
    await cancel(id, desk)
    const other = await book({ startsAt: later })
    await cancelAppointment({
      appointmentId: other,
      actor: { type: 'system' },
      reasonCode: 'clinic_closed',
      isClosureDecided: true,
    })
    expect(await templates()).toEqual([])
  })

  it('is a request once, whatever becomes of it', async () => {
    await needsApproval()
    const [declined, , withdrawn] = [
      await book(),
      await book({ startsAt: later }),
      await book({ startsAt: later + hourMs }),
    ]
    expect(await waiting()).toHaveLength(3)
    await declineRequest({ appointmentId: declined!, actor: desk, reasonCode: 'no_time' })
    await cancel(withdrawn!)
    setClock(now() + 4 * dayMs)
    expect(await expireRequests()).toBe(1)
    expect(await templates()).toEqual(['clinic_new_request', 'clinic_new_request', 'clinic_new_request'])
    expect(await waiting()).toEqual([])
  })

  it('is taken back while it waits, when somebody was quicker', async () => {
    const id = await book()
    await move(id, tomorrow + hourMs)
    expect(await waiting()).toEqual(['clinic_visit_moved'])
    await move(id, tomorrow + 2 * hourMs, desk)
    expect(await waiting()).toEqual([])
    await cancel(id)
    expect(await waiting()).toEqual(['clinic_visit_cancelled'])
    await needsApproval()
    const request = await book({ startsAt: later })
    await approveRequest({ appointmentId: request, actor: desk })
    expect(await waiting()).toEqual(['clinic_visit_cancelled'])
  })

  it('goes to both desks where a visit changes the facility, and once to who leads both', async () => {
    await isOfFacility(null)
    const lead = await person('lead', 'owner')
    await person('manager', 'manager')
    const annex = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { slug: 'annex' })
      await insertSeat(tx, { userId: lead, facilityId, role: 'owner' })
      return insertProviderFacility(tx, { providerId: practice.providerId, facilityId })
    })
    const appointmentId = await book({ startsAt: later })
    await rescheduleAppointment({ appointmentId, ...annex, startsAt: later + dayMs, actor: patient })
    const found = await told()
    const to = (email: string) =>
      found.filter((each) => each.to === email).map(({ vars }) => new URL(vars.link!).search)
    expect(to('lead@example.com')).toEqual(['?place=annex&date=2026-10-29'])
    expect(to('manager@example.com')).toEqual(['?place=harbor&date=2026-10-28'])
    expect(found).toHaveLength(2)
  })
})

describe('what a facility does not want', () => {
  beforeEach(() => isOfFacility('desk@example.com'))

  const wants = (rules: Partial<NoticeRules>, facilityId = practice.facilityId) =>
    withTransaction(async (tx) => {
      const { bookings, moves, cancellations } = { ...usualNotices, ...rules }
      const told = { tellsBookings: bookings, tellsMoves: moves, tellsCancellations: cancellations }
      const since = { version: 1, createdAt: now(), updatedAt: now() }
      await tx.insert(facilityAccounts).values({ id: newId(), facilityId, ...told, ...since })
    })
  const everyStep = async () => {
    const id = await book()
    await move(id, tomorrow + dayMs)
    await cancel(id)
    return templates()
  }
  const [booked, moved, canceled] = ['clinic_visit_booked', 'clinic_visit_moved', 'clinic_visit_cancelled'] as const

  it.each([
    [{ bookings: false }, [moved, canceled]],
    [{ moves: false }, [booked, canceled]],
    [{ cancellations: false }, [booked, moved]],
    [{}, [booked, moved, canceled]],
  ])('is not told: %j', async (rules, left) => {
    await wants(rules)
    expect((await everyStep()).sort()).toEqual(left.toSorted())
  })

  it('touches neither requests nor what patients get', async () => {
    await wants({ bookings: false, moves: false, cancellations: false })
    expect(await everyStep()).toEqual([])
    expect((await db.select().from(messageOutbox)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['appointment_booked', 'appointment_rescheduled', 'appointment_cancelled_by_patient']),
    )
    await needsApproval()
    await book({ startsAt: later })
    expect(await templates()).toEqual(['clinic_new_request'])
  })

  it('is its own: another one is told all the same, also of the same move', async () => {
    const annex = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { slug: 'annex' })
      return insertProviderFacility(tx, { providerId: practice.providerId, facilityId })
    })
    await withTransaction((tx) =>
      tx.update(facilities).set({ email: 'annex@example.com' }).where(eq(facilities.slug, 'annex')),
    )
    await wants({ moves: false })
    const appointmentId = await book({ startsAt: later })
    await rescheduleAppointment({ appointmentId, ...annex, startsAt: later + dayMs, actor: patient })
    expect(await lines()).toEqual(['clinic_visit_moved annex@example.com zh-Hans'])
  })
})

describe('the message', () => {
  const given = somebody({ nameEn: 'FANG QINIAN', nameZh: '方杞年', birthDate: '1958-03-27' })

  it('names doctor, clinic and times and leads to the day, and says nothing of the patient or the visit', async () => {
    await isOfFacility('desk@example.com')
    await person('owner', 'owner', { locale: 'en-US' })
    const form = { patient: given, reason: '想查艾滋病' }
    const id = await book(form)
    await move(id, tomorrow + dayMs)
    await cancel(id)
    await needsApproval()
    await book({ ...form, patient: { ...given }, startsAt: later })
    const sent = (await told()).map(({ template, to, locale, vars, dedupeKey, createdAt }) => {
      const row = { channel: 'email', to, template, locale: locale as Locale, vars, dedupeKey } as const
      const mail = composeMessage({ ...row, subjectId: id, writtenAt: createdAt })
      return { template: template as DeskTemplate, vars, said: mail.channel === 'email' ? mail : null }
    })
    expect(sent.map(({ template }) => template).sort()).toEqual(Object.keys(deskTemplates).sort())
    for (const { template, vars, said } of sent) {
      const text = JSON.stringify([vars, said])
      // Numbers of their own: an id may hold the same digits.
      expect(text).not.toMatch(/FANG|方杞年|\b1958\b|艾滋|Office visit|看诊|reference|\b911\b|patient-\d/)
      expect(Object.keys(vars).every((name) => known.has(name))).toBe(true)
      expect(said!.calendar).toBeNull()
      if (template === 'clinic_new_request')
        expect(vars).toEqual({ link: siteAddress('/provider/3/mgmt/appt', 'en-US') })
      else expect(said!.text).toContain('Zhining Bai')
    }
    const moved = sent.find(({ template }) => template === 'clinic_visit_moved')!
    expect(moved.said!.text).toMatch(/Previous time: Wednesday, October 21.*\nTime: Thursday, October 22/)
    expect(moved.vars.link).toBe(siteAddress('/provider/3/mgmt/appt?place=harbor&date=2026-10-22', 'en-US'))
  })

  const known = new Set(['startsAt', 'timeZone', 'movedFrom', 'link', 'doctorName', 'clinicName'])
})
