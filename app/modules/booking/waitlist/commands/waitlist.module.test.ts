import { and, asc, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  type Practice,
  somebody,
  waitConfirmed,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { insertNeighborhood, insertSpecialty } from '#tests/factories/directory.ts'
import { failingAt } from '#tests/fakes/failing-transaction.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { BookingActor, BookingInput } from '#app/modules/booking/booking-input.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { declineOffer, leaveWaitlist, resumeWaiting } from './answer-offer.server.ts'
import { acceptIn, acceptOffer } from '#app/modules/booking/appointments/commands/accept-offer.server.ts'
import {
  markArrived,
  markNoShow,
  undoTransition,
} from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment, cancelIn } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { confirmAppointment } from '#app/modules/booking/appointments/commands/confirm-appointment.server.ts'
import { confirmEntryAtDesk } from './confirm-entry.server.ts'
import { expireEntries, expireOffers } from './expire-entries.server.ts'
import { expireHolds } from '#app/modules/booking/holds/commands/expire-holds.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { joinWaitlist, type WaitlistInput } from './join-waitlist.server.ts'
import { offerWaiting } from './offer-waiting.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { tellOfMatches } from '#app/modules/booking/appointments/commands/tell-of-matches.server.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const { waitlistEntries, slotHolds, messageOutbox, auditEvents, appointments, appointmentEvents } = schema
const patient: BookingActor = { type: 'patient', id: null }
const desk = deskActor()
const manager = deskActor({ id: 'user-2', isManager: true })
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code: `booking.${code}` }) as Error

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) =>
    // One time a day, so that a freed one is the only one.
    insertPractice(tx, { rules: [{ starts: '10:00', ends: '10:30' }] }),
  )
})

const book = (overrides: Partial<BookingInput> = {}) =>
  bookAppointment(bookingInput(practice, { startsAt: wednesday, ...overrides }))
const join = (overrides: Partial<WaitlistInput> = {}) =>
  waitConfirmed({ providerId: practice.providerId, ...overrides })
const entry = async (id: string) => (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]!
const free = (appointmentId: string) => cancelAppointment({ appointmentId, actor: desk, reasonCode: null })

/** The newest message of a template to an entry, with what it says. */
async function messageTo(entryId: string, template = 'waitlist_offer') {
  const [row] = await db
    .select()
    .from(messageOutbox)
    .where(and(eq(messageOutbox.subjectId, entryId), eq(messageOutbox.template, template)))
    .orderBy(desc(messageOutbox.createdAt), desc(messageOutbox.id))
    .limit(1)
  if (!row) return null
  const context = { table: 'message_outbox', column: 'vars_enc', rowId: row.id }
  return { ...row, vars: JSON.parse(decryptField(row.varsEnc, context)) as MessageVars }
}

describe('joining', () => {
  it('writes an entry, its audit and a standing link', async () => {
    const { entryId, manageToken } = await joinWaitlist(
      waitlistInput({ providerId: practice.providerId, parts: ['am'] }),
    )
    expect(await entry(entryId)).toMatchObject({ status: 'waiting', parts: ['am'], createdAt: now() })
    expect(await findActionLink(manageToken)).toMatchObject({ state: 'valid', subjectId: entryId, isOtpRequired: true })
    const actions = (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).map(({ action }) => action)
    expect(actions.filter((action) => action === 'booking.waitlist_join')).toHaveLength(1)
  })

  it('again changes the wishes and keeps the turn for a browser that has the link, whoever else types the same', async () => {
    const input = waitlistInput({ providerId: practice.providerId, patient: somebody(), parts: ['am'] })
    const { entryId, manageToken } = await joinWaitlist(input)
    const link = await findActionLink(manageToken)
    const since = now()
    setClock(now() + day)
    const heldLinks = { ids: [link!.id], proven: [] }
    const again = { ...input, parts: ['pm' as const], dateTo: '2026-12-01' }
    expect(await joinWaitlist({ ...again, heldLinks })).toEqual({ entryId, manageToken })
    const changed = await entry(entryId)
    expect(changed).toMatchObject({ parts: ['pm'], createdAt: since, dateTo: '2026-12-01' })

    const other = await joinWaitlist({ ...input, parts: ['evening'], heldLinks: { ids: ['another'], proven: [] } })
    expect(other.entryId).not.toBe(entryId)
    expect(await entry(entryId)).toEqual(changed)
    expect(await messageTo(entryId, 'waitlist_again')).toBeNull()
    expect([await tellOfMatches(), await tellOfMatches()]).toEqual([1, 0])
    const told = await messageTo(entryId, 'waitlist_again')
    expect(told!.vars).toEqual({ link: `http://localhost:3000/en-US/${manageToken}` })
  })

  it('keeps to who joined for somebody without a contact, whoever names that person later', async () => {
    const child = somebody({ phone: null, email: null })
    const mother = { nameEn: 'Mother Lin', nameZh: null, phone: '+13475550101', email: 'mother@example.com' }
    const booked = await book()
    const entryId = await join({ forWhom: 'child', patient: child, contact: mother })
    const stranger = { ...mother, email: 'stranger@example.com' }
    setClock(now() + minute)
    await join({ forWhom: 'child', patient: child, contact: stranger })
    await free(booked.appointmentId)
    expect((await entry(entryId)).status).toBe('offered')
    const rows = await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, entryId))
    const addresses = rows.map(({ id, toEnc }) =>
      decryptField(toEnc, { table: 'message_outbox', column: 'to_enc', rowId: id }),
    )
    expect([...new Set(addresses)].sort()).toEqual([mother.phone, mother.email].sort())
  })

  it('refuses wishes that name nobody or no days', async () => {
    await expect(join({ providerId: null })).rejects.toEqual(refusal('INVALID_INPUT'))
    await expect(join({ dateFrom: '2026-11-01', dateTo: '2026-10-31' })).rejects.toEqual(refusal('INVALID_INPUT'))
    await expect(join({ providerId: 'nobody' })).rejects.toEqual(refusal('NOT_FOUND'))
  })

  it('counts the oldest five entries of a person; a sixth comes up when one is left', async () => {
    const booked = await book()
    const person = somebody()
    await withTransaction(async (tx) => {
      const specialties = ['specialty-0', 'specialty-1', 'specialty-2', 'specialty-3', 'specialty-4']
      for (const id of specialties) await insertSpecialty(tx, { id })
      await insertPractice(tx, { provider: { specialties }, rules: [] })
    })
    const first = await join({ providerId: null, specialtyId: 'specialty-0', patient: person })
    for (let count = 1; count < 5; count++)
      await join({ providerId: null, specialtyId: `specialty-${count}`, patient: person })
    setClock(now() + minute)
    const sixth = await join({ patient: person })
    await free(booked.appointmentId)
    expect((await entry(sixth)).status).toBe('waiting')
    await leaveWaitlist({ entryId: first })
    expect(await offerWaiting()).toBe(1)
    expect((await entry(sixth)).status).toBe('offered')
  })

  it('twice gives one person one offer at a time', async () => {
    await withTransaction((tx) => tx.update(schema.availabilityRules).set({ ends: '11:00' }))
    const person = somebody()
    const entries = [await join({ patient: person }), await join({ patient: person, parts: ['am'] })]
    expect(await offerWaiting()).toBe(1)
    const statuses = await Promise.all(entries.map(async (id) => (await entry(id)).status))
    expect(statuses.sort()).toEqual(['offered', 'waiting'])
  })

  it('for two doctors gives one person an offer of each', async () => {
    const other = await withTransaction((tx) => insertPractice(tx, { rules: [{ starts: '15:00', ends: '15:30' }] }))
    const person = somebody()
    const entries = [await join({ patient: person }), await join({ patient: person, providerId: other.providerId })]
    expect(await offerWaiting()).toBe(2)
    for (const id of entries) expect((await entry(id)).status).toBe('offered')
  })
})

describe('an offer', () => {
  it('is made to nobody whom neither a link, a code nor the desk has confirmed', async () => {
    const booked = await book()
    const { entryId } = await joinWaitlist(waitlistInput({ providerId: practice.providerId }))
    const later = await join({ dateFrom: '2026-10-22' })
    await free(booked.appointmentId)
    expect(await offerWaiting()).toBe(1)
    expect([(await entry(entryId)).status, (await entry(later)).status]).toEqual(['waiting', 'offered'])
    await confirmEntryAtDesk({ entryId, actor: desk })
    await confirmEntryAtDesk({ entryId, actor: desk })
    expect((await entry(entryId)).confirmedAt).toBe(now())
    expect(await offerWaiting()).toBe(1)
    expect((await entry(entryId)).status).toBe('offered')
  })

  it('goes to who is next when its entry leaves', async () => {
    const booked = await book()
    const first = await join({ dateTo: '2026-10-21' })
    setClock(now() + minute)
    const second = await join({ dateTo: '2026-10-21' })
    await free(booked.appointmentId)
    await leaveWaitlist({ entryId: first })
    expect([(await entry(first)).status, (await entry(second)).status]).toEqual(['cancelled', 'offered'])
  })

  it('holds the freed time for one alone, for half an hour, and writes to them', async () => {
    const booked = await book()
    const entryId = await join()
    await free(booked.appointmentId)
    const offered = await entry(entryId)
    expect(offered).toMatchObject({ status: 'offered', offerExpiresAt: now() + 30 * minute })
    await expect(book()).rejects.toEqual(refusal('SLOT_TAKEN'))
    const message = await messageTo(entryId)
    expect(message!.vars).toMatchObject({ startsAt: wednesday, answerBy: now() + 30 * minute })
    expect(message!.meta).toMatchObject({ notAfter: now() + 30 * minute })
    const link = await findActionLink(message!.vars.link!.split('/').at(-1)!)
    expect(link).toMatchObject({ kind: 'waitlist_offer', subjectId: entryId, expiresAt: now() + 30 * minute })
  })

  it('goes to who waits for this provider, then to who has waited longest', async () => {
    const specialtyId = await withTransaction(async (tx) => {
      const id = await insertSpecialty(tx, { id: 'cardiology' })
      const { providerId } = practice
      await tx
        .insert(schema.providerSpecialties)
        .values({ id: 'one', providerId, specialtyId: id, isPrimary: true, isBoardCertified: false })
      return id
    })
    const booked = await book()
    const anyone = await join({ providerId: null, specialtyId })
    setClock(now() + minute)
    const first = await join()
    setClock(now() + minute)
    const second = await join()
    await free(booked.appointmentId)
    expect((await entry(first)).status).toBe('offered')
    await declineOffer({ entryId: first })
    expect((await entry(first)).status).toBe('waiting')
    expect((await entry(second)).status).toBe('offered')
    await declineOffer({ entryId: second })
    expect((await entry(anyone)).status).toBe('offered')
    await declineOffer({ entryId: anyone })
    expect(await book()).toMatchObject({ status: 'booked' })
  })

  it('respects day, part of the day, notice, visit type and area', async () => {
    const area = await withTransaction(async (tx) => {
      await insertNeighborhood(tx, { id: 'flushing' })
      await insertSpecialty(tx, { id: 'cardiology' })
      await insertPractice(tx, {
        ...{ provider: { specialties: ['cardiology'] }, facility: { neighborhoodId: 'flushing' }, rules: [] },
      })
      return 'flushing'
    })
    const booked = await book()
    const wrong = await Promise.all([
      join({ dateFrom: '2026-10-22' }),
      join({ dateTo: '2026-10-20' }),
      join({ weekdays: [1, 2, 4, 5] }),
      join({ parts: ['pm', 'evening'] }),
      join({ noticeMinutes: 25 * 60 }),
      join({ visitTypeId: 'another' }),
      join({ providerId: null, specialtyId: 'cardiology', neighborhoodId: area }),
    ])
    const right = await join({ weekdays: [3], parts: ['am'], visitTypeId: practice.visitTypeId })
    await free(booked.appointmentId)
    for (const id of wrong) expect((await entry(id)).status).toBe('waiting')
    expect((await entry(right)).status).toBe('offered')
  })

  it('holds ten minutes when the visit is less than four hours away', async () => {
    await withTransaction((tx) => tx.update(schema.availabilityRules).set({ starts: '13:00', ends: '13:30' }))
    const startsAt = Date.parse('2026-10-20T17:00:00Z')
    const booked = await book({ startsAt })
    const entryId = await join()
    await free(booked.appointmentId)
    expect((await entry(entryId)).offerExpiresAt).toBe(now() + 10 * minute)
  })

  it('wakes nobody between 21:00 and 08:00 unless the visit is the same day; the morning makes up for it', async () => {
    const booked = await book()
    const entryId = await join()
    setClock(Date.parse('2026-10-21T01:00:00Z'))
    await free(booked.appointmentId)
    expect((await entry(entryId)).status).toBe('waiting')
    expect(await offerWaiting()).toBe(0)
    setClock(Date.parse('2026-10-21T11:59:00Z'))
    // 07:59 on the day itself.
    expect(await offerWaiting()).toBe(1)
    expect((await entry(entryId)).status).toBe('offered')
  })

  it('is made in the morning for another day', async () => {
    const thursday = wednesday + day
    const booked = await book({ startsAt: thursday })
    await book()
    const entryId = await join({ dateTo: '2026-10-22' })
    setClock(Date.parse('2026-10-21T02:00:00Z'))
    await free(booked.appointmentId)
    setClock(Date.parse('2026-10-21T11:59:00Z'))
    expect(await offerWaiting()).toBe(0)
    setClock(Date.parse('2026-10-21T12:00:00Z'))
    expect(await offerWaiting()).toBe(1)
    expect(await entry(entryId)).toMatchObject({ status: 'offered', offerExpiresAt: now() + 30 * minute })
    expect(await offerWaiting()).toBe(0)
  })

  it('reaches those who joined behind a hundred whom no time suits', async () => {
    const booked = await book()
    const entryId = await join({ dateTo: '2026-10-21' })
    const somebodyElse = await entry(await join({ weekdays: [7] }))
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...somebodyElse,
      id: `0-${String(index).padStart(3, '0')}`,
    }))
    await withTransaction(async (tx) => {
      await tx.insert(waitlistEntries).values(others)
      await tx.update(appointments).set({ status: 'expired' }).where(eq(appointments.id, booked.appointmentId))
    })
    expect(await offerWaiting()).toBe(0)
    expect(await offerWaiting()).toBe(1)
    expect((await entry(entryId)).status).toBe('offered')
  })

  it('comes with a rescheduled visit as well', async () => {
    const booked = await book()
    const entryId = await join({ dateTo: '2026-10-21' })
    await rescheduleAppointment({ ...booked, startsAt: wednesday + day, actor: patient })
    expect((await entry(entryId)).status).toBe('offered')
  })

  it('passes over who has a visit with the provider that day', async () => {
    await withTransaction((tx) => tx.update(schema.availabilityRules).set({ ends: '11:00' }))
    const person = somebody()
    await book({ patient: person, startsAt: wednesday + 30 * minute })
    const booked = await book()
    const entryId = await join({ patient: person, dateTo: '2026-10-21' })
    await free(booked.appointmentId)
    expect((await entry(entryId)).status).toBe('waiting')
  })
})

describe('answering', () => {
  const offered = async () => {
    const booked = await book()
    const entryId = await join()
    await free(booked.appointmentId)
    return entryId
  }

  it('accepts through the same claim, once', async () => {
    const entryId = await offered()
    const results = await Promise.all([acceptOffer({ entryId }), acceptOffer({ entryId })])
    expect(results[0]).toEqual(results[1])
    expect(results[0]).toMatchObject({ status: 'booked' })
    const accepted = await entry(entryId)
    expect(accepted).toMatchObject({ status: 'accepted', appointmentId: results[0].appointmentId })
    const rows = await db.select().from(appointments).where(eq(appointments.source, 'waitlist'))
    expect(rows).toMatchObject([{ startsAt: wednesday, status: 'booked', patientId: accepted.patientId }])
    expect((await db.select().from(slotHolds)).map(({ status }) => status)).toEqual(['converted'])
    await expect(declineOffer({ entryId })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('is of the offer that the page has shown: another time, or none, is neither booked nor given back', async () => {
    const entryId = await offered()
    for (const offerId of ['', 'another']) {
      await expect(acceptOffer({ entryId, offerId })).rejects.toEqual(refusal('HOLD_EXPIRED'))
      await expect(declineOffer({ entryId, offerId })).rejects.toEqual(refusal('HOLD_EXPIRED'))
    }
    expect(await entry(entryId)).toMatchObject({ status: 'offered' })
    const shown = { entryId, offerId: (await entry(entryId)).offeredHoldId! }
    const booked = await acceptOffer(shown)
    expect(booked).toMatchObject({ status: 'booked' })
    expect(await acceptOffer(shown)).toEqual(booked)
  })

  it('comes too late when the offer has run out, chore or not', async () => {
    const entryId = await offered()
    setClock(now() + 30 * minute)
    await expect(acceptOffer({ entryId })).rejects.toEqual(refusal('HOLD_EXPIRED'))
    expect(await expireOffers()).toBe(1)
    await expect(acceptOffer({ entryId })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    await expect(acceptOffer({ entryId: 'none' })).rejects.toEqual(refusal('NOT_FOUND'))
  })

  it('pauses after three missed offers; the patient may go on or leave', async () => {
    const entryId = await join()
    for (let miss = 1; miss <= 3; miss++) {
      expect(await offerWaiting()).toBe(1)
      setClock(now() + 30 * minute)
      expect(await expireOffers()).toBe(1)
      expect(await entry(entryId)).toMatchObject({ missedOffers: miss, status: miss < 3 ? 'waiting' : 'paused' })
    }
    expect(await messageTo(entryId, 'waitlist_offer_expired')).toBeTruthy()
    expect(await offerWaiting()).toBe(0)
    expect(await resumeWaiting({ entryId })).toEqual({ status: 'waiting' })
    expect((await entry(entryId)).missedOffers).toBe(0)
    expect(await leaveWaitlist({ entryId })).toEqual({ status: 'cancelled' })
    await expect(resumeWaiting({ entryId })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('never offers somebody the same time twice', async () => {
    const entryId = await offered()
    await declineOffer({ entryId })
    setClock(now() + minute)
    await offerWaiting()
    expect((await messageTo(entryId))!.vars.startsAt).toBe(wednesday + day)
  })

  it('never lets an acceptance and a booking have the same time', async () => {
    const entryId = await offered()
    setClock(now() + 30 * minute - 1)
    const answers = await Promise.allSettled([book(), acceptOffer({ entryId }), book()])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
  })

  it('leaves everything as it was when any write of acceptance or of a cancellation with an offer fails', async () => {
    const state = async () => [
      await db.select().from(waitlistEntries),
      await db.select().from(slotHolds),
      await db.select().from(appointments).orderBy(asc(appointments.id)),
      await db.select().from(auditEvents).orderBy(asc(auditEvents.seq)),
      await db.select().from(messageOutbox).orderBy(asc(messageOutbox.id)),
    ]
    const booked = await book()
    const entryId = await join()
    const cancellation = { ...booked, actor: desk, reasonCode: null }
    for (const step of [
      (failAt: number) => withTransaction((tx) => cancelIn(failingAt(tx, failAt), cancellation)),
      (failAt: number) => withTransaction((tx) => acceptIn(failingAt(tx, failAt), { entryId })),
    ]) {
      const before = await state()
      let failAt = 0
      for (let isDone = false; !isDone;) {
        failAt += 1
        isDone = await step(failAt).then(
          () => true,
          (error: Error) => error.message !== 'injected',
        )
        if (!isDone) expect(await state()).toEqual(before)
      }
      expect(failAt).toBeGreaterThan(10)
    }
    expect((await entry(entryId)).status).toBe('accepted')
  })
})

describe('chores', () => {
  it('end holds that ran out, once, and leave offers to their own end', async () => {
    await holdSlot({ ...practice, startsAt: wednesday, holderKey: 'mine' })
    expect(await expireHolds()).toBe(0)
    setClock(now() + 10 * minute)
    expect(await expireHolds()).toBe(1)
    expect(await expireHolds()).toBe(0)
    expect((await db.select().from(slotHolds))[0]!.status).toBe('expired')
    const booked = await book()
    await join()
    await free(booked.appointmentId)
    setClock(now() + 30 * minute)
    expect(await expireHolds()).toBe(0)
    expect(await expireOffers()).toBe(1)
    expect(await expireHolds()).toBe(0)
  })

  it('end entries whose last day has passed', async () => {
    const entryId = await join({ dateTo: '2026-10-20' })
    expect(await expireEntries()).toBe(0)
    setClock(Date.parse('2026-10-21T04:00:00Z'))
    expect(await expireEntries()).toBe(1)
    expect((await entry(entryId)).status).toBe('expired')
    expect(await expireEntries()).toBe(0)
  })
})

describe('acceptance story 3', () => {
  it('is the full life of an appointment', async () => {
    await withTransaction((tx) => tx.update(schema.availabilityRules).set({ starts: '09:00', ends: '17:00' }))
    const times = async (date: string) => {
      const open = await findOpenSlots([practice.providerFacilityId], practice.visitTypeId, date, 1)
      return open.get(practice.providerFacilityId)!.slots.map(({ startsAt }) => startsAt)
    }
    const person = somebody()
    const thursday = wednesday + day
    const { appointmentId, status } = await book({ startsAt: thursday, patient: person })
    expect(status).toBe('booked')
    expect(await confirmAppointment({ appointmentId, actor: patient })).toEqual({ status: 'confirmed' })

    // Moved: the old time is there for others, the calendar entry is number 1.
    await rescheduleAppointment({ appointmentId, startsAt: thursday + hour, actor: patient })
    expect(await times('2026-10-22')).toContain(thursday)
    expect(await times('2026-10-22')).not.toContain(thursday + hour)
    const [moved] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
    expect(moved).toMatchObject({ icsSequence: 1, status: 'booked', rescheduleCount: 1 })
    await rescheduleAppointment({ appointmentId, startsAt: thursday + 2 * hour, actor: patient })
    await rescheduleAppointment({ appointmentId, startsAt: thursday + 3 * hour, actor: patient })
    const fourth = rescheduleAppointment({ appointmentId, startsAt: thursday + 4 * hour, actor: patient })
    await expect(fourth).rejects.toEqual(refusal('TOO_MANY_RESCHEDULES'))

    // Two wait for that very time.
    const visit = thursday + 3 * hour
    const wishes = { weekdays: [4], parts: ['pm' as const], dateFrom: '2026-10-22', dateTo: '2026-10-22' }
    await withTransaction((tx) => tx.update(schema.availabilityRules).set({ starts: '13:00', ends: '13:30' }))
    const a = await join(wishes)
    setClock(now() + minute)
    const b = await join(wishes)

    const cancellation = { appointmentId, actor: patient, reasonCode: 'feeling_better' }
    setClock(visit - 4 * hour + minute)
    await expect(cancelAppointment(cancellation)).rejects.toEqual(refusal('CUTOFF_PASSED'))
    setClock(visit - 5 * hour)
    expect(await cancelAppointment(cancellation)).toEqual({ status: 'cancelled' })

    // A is asked alone and says nothing; B gets it and books; A's link says so.
    expect([(await entry(a)).status, (await entry(b)).status]).toEqual(['offered', 'waiting'])
    const linkOfA = (await messageTo(a))!.vars.link!.split('/').at(-1)!
    expect((await entry(a)).offerExpiresAt).toBe(now() + 30 * minute)
    await expect(book({ startsAt: visit })).rejects.toEqual(refusal('SLOT_TAKEN'))
    setClock(now() + 30 * minute)
    expect(await expireOffers()).toBe(1)
    expect([(await entry(a)).status, (await entry(b)).status]).toEqual(['waiting', 'offered'])
    const accepted = await acceptOffer({ entryId: b })
    expect(accepted.status).toBe('booked')
    expect(await findActionLink(linkOfA)).toMatchObject({ state: 'expired' })
    await expect(acceptOffer({ entryId: a })).rejects.toEqual(refusal('INVALID_TRANSITION'))

    // B does not come, then comes late; a manager takes that back, on the record.
    const step = { appointmentId: accepted.appointmentId, actor: desk }
    setClock(visit + 15 * minute - 1)
    await expect(markNoShow(step)).rejects.toEqual(refusal('INVALID_TRANSITION'))
    setClock(visit + 15 * minute)
    expect(await markNoShow(step)).toEqual({ status: 'no_show' })
    expect(await markArrived(step)).toEqual({ status: 'arrived' })
    expect(await undoTransition({ ...step, actor: manager })).toEqual({ status: 'no_show' })
    const events = await db
      .select()
      .from(appointmentEvents)
      .where(eq(appointmentEvents.appointmentId, accepted.appointmentId))
      .orderBy(asc(appointmentEvents.seq))
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['book', (await entry(b)).patientId],
      ['mark_no_show', 'user-1'],
      ['arrive', 'user-1'],
      ['undo', 'user-2'],
    ])
    const audited = await db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, accepted.appointmentId))
      .orderBy(asc(auditEvents.seq))
    expect(audited.map(({ action }) => action).slice(-3)).toEqual([
      'booking.appointment_mark_no_show',
      'booking.appointment_arrive',
      'booking.appointment_undo',
    ])
  })
})
