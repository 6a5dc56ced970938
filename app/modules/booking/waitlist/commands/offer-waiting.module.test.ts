import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { book, day, desk, minute, patient, practice, refusal, wednesday } from '#tests/factories/appointments.ts'
import { insertPractice, somebody, waitlistInput } from '#tests/factories/booking.ts'
import { insertNeighborhood, insertSpecialty } from '#tests/factories/directory.ts'
import { entry, free, join, messageTo, useOneTimeADay } from '#tests/factories/waitlist.ts'
import { declineOffer, leaveWaitlist } from './answer-offer.server.ts'
import { confirmEntryAtDesk } from './confirm-entry.server.ts'
import { joinWaitlist } from './join-waitlist.server.ts'
import { offerWaiting } from './offer-waiting.server.ts'

useOneTimeADay()
const { appointments, waitlistEntries } = schema

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
