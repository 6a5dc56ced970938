import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { acceptOffer } from '#app/modules/booking/appointments/commands/accept-offer.server.ts'
import {
  markArrived,
  markNoShow,
  undoTransition,
} from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { confirmAppointment } from '#app/modules/booking/appointments/commands/confirm-appointment.server.ts'
import { expireHolds } from '#app/modules/booking/holds/commands/expire-holds.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { tellOfMatches } from '#app/modules/booking/appointments/commands/tell-of-matches.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import {
  book,
  day,
  desk,
  hour,
  manager,
  minute,
  patient,
  practice,
  refusal,
  wednesday,
} from '#tests/factories/appointments.ts'
import { insertPractice, somebody, waitlistInput } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { entry, free, join, messageTo, useOneTimeADay } from '#tests/factories/waitlist.ts'
import { leaveWaitlist } from './answer-offer.server.ts'
import { expireEntries, expireOffers } from './expire-entries.server.ts'
import { joinWaitlist } from './join-waitlist.server.ts'
import { offerWaiting } from './offer-waiting.server.ts'

useOneTimeADay()
const { appointments, appointmentEvents, auditEvents, messageOutbox, slotHolds } = schema

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
