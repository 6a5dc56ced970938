import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertVisitType,
  type Practice,
  type PracticeOverrides,
  somebody,
  waitConfirmed,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { insertLanguage, insertNeighborhood, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { acceptOffer } from '#app/modules/booking/appointments/commands/accept-offer.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { bookEntry } from '#app/modules/booking/appointments/commands/book-entry.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { declineOffer, leaveWaitlist } from './answer-offer.server.ts'
import { confirmEntryAtDesk } from './confirm-entry.server.ts'
import { expireEntries, expireOffers } from './expire-entries.server.ts'
import { joinWaitlist, type WaitlistInput } from './join-waitlist.server.ts'
import { offerWaiting } from './offer-waiting.server.ts'
import { removeEntry } from './serve-entry.server.ts'

useDatabase()

const minute = 60_000
const day = 24 * 60 * minute
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const { waitlistEntries, slotHolds, messageOutbox, appointments, visitTypes, providers, bookingRules } = schema
const desk = deskActor()
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code: `booking.${code}` }) as Error

const oneTimeADay = [{ starts: '10:00', ends: '10:30' }]
/** A doctor of the heart, in Flushing unless told otherwise, with one time a day. */
const insertHeart = ({ provider, facility, ...more }: PracticeOverrides = {}) =>
  withTransaction((tx) =>
    insertPractice(tx, {
      rules: oneTimeADay,
      ...more,
      provider: { specialties: ['cardiology'], ...provider },
      facility: { neighborhoodId: 'flushing', ...facility },
    }),
  )

let practice: Practice
beforeEach(async () => {
  await withTransaction(async (tx) => {
    for (const id of ['cardiology', 'neurology']) await insertSpecialty(tx, { id })
    for (const id of ['flushing', 'elmhurst']) await insertNeighborhood(tx, { id })
    for (const id of ['yue', 'cmn']) await insertLanguage(tx, { id })
  })
  practice = await insertHeart({ provider: { languages: [{ languageId: 'yue' }] } })
})

const wish = { providerId: null, specialtyId: 'cardiology', neighborhoodId: 'flushing' }
const join = (overrides: Partial<WaitlistInput> = {}) => waitConfirmed({ ...wish, ...overrides })
const entry = async (id: string) => (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]!
const statusOf = async (id: string) => (await entry(id)).status
const holdOf = async (id: string) =>
  (
    await db
      .select()
      .from(slotHolds)
      .where(eq(slotHolds.id, (await entry(id)).offeredHoldId!))
  )[0]!
const book = (at = practice, startsAt = wednesday) => bookAppointment(bookingInput(at, { startsAt }))
const free = (appointmentId: string) => cancelAppointment({ appointmentId, actor: desk, reasonCode: null })
const change = (changes: Partial<typeof visitTypes.$inferInsert>) =>
  withTransaction((tx) => tx.update(visitTypes).set(changes).where(eq(visitTypes.id, practice.visitTypeId)))

async function closeList() {
  await withTransaction((tx) =>
    tx.insert(bookingRules).values({
      ...{ providerFacilityId: practice.providerFacilityId, isWaitlistOpen: false, waitlistNoticeMinutes: 0 },
      ...{ reminders: [], marksNoShow: false, version: 1, updatedAt: now() },
    }),
  )
}

describe('joining the list of a specialty', () => {
  it('writes an entry for specialty and area, whatever kind of visit a form names', async () => {
    const { entryId, manageToken } = await joinWaitlist(waitlistInput({ ...wish, visitTypeId: practice.visitTypeId }))
    expect(await entry(entryId)).toMatchObject({ ...wish, visitTypeId: null, status: 'waiting' })
    expect(await findActionLink(manageToken)).toMatchObject({ state: 'valid', subjectId: entryId })
  })

  it.each([
    ['of a specialty that nobody practices', { specialtyId: 'neurology' }],
    ['in an area without anybody', { neighborhoodId: 'elmhurst' }],
    ['in a language that nobody speaks', { languageId: 'cmn' }],
  ])('is refused %s', async (_, overrides) => {
    await expect(join(overrides)).rejects.toEqual(refusal('CLOSED'))
  })

  it.each([
    ['keeps no list', closeList],
    ['takes nobody new', () => change({ newPatients: 'returning_only' })],
    ['is seen by video only', () => change({ mode: 'video' })],
    ['sees groups only', () => change({ capacity: 6 })],
    ['is not booked online', () => withTransaction((tx) => tx.update(providers).set({ tier: 1 }))],
    [
      'says that they take no new patients',
      () => withTransaction((tx) => tx.update(providers).set({ accepting: 'no', acceptingVerifiedAt: now() })),
    ],
  ])('is refused where the only doctor %s', async (_, happens) => {
    await happens()
    await expect(join()).rejects.toEqual(refusal('CLOSED'))
  })

  it('again from the same browser changes the wishes; another area or language is another entry', async () => {
    const input = waitlistInput({ ...wish, languageId: 'yue' })
    const { entryId, manageToken } = await joinWaitlist(input)
    const heldLinks = { ids: [(await findActionLink(manageToken))!.id], proven: [] }
    const again = (overrides: Partial<WaitlistInput>) => joinWaitlist({ ...input, heldLinks, ...overrides })
    expect((await again({ parts: ['pm'] })).entryId).toBe(entryId)
    expect(await entry(entryId)).toMatchObject({ parts: ['pm'] })
    expect((await again({ neighborhoodId: null })).entryId).not.toBe(entryId)
    expect((await again({ languageId: null })).entryId).not.toBe(entryId)
  })
})

describe('an offer to who waits for a specialty', () => {
  it('comes from any doctor of it in the area, and from nobody else', async () => {
    const elsewhere = await insertHeart({ facility: { neighborhoodId: 'elmhurst' } })
    const other = await insertHeart({ provider: { specialties: ['neurology'] } })
    const booked = [await book(elsewhere), await book(other), await book()]
    const inArea = await join({ dateTo: '2026-10-21' })
    for (const { appointmentId } of booked.slice(0, 2)) await free(appointmentId)
    expect(await statusOf(inArea)).toBe('waiting')
    await free(booked[2]!.appointmentId)
    expect(await holdOf(inArea)).toMatchObject({ providerFacilityId: practice.providerFacilityId, startsAt: wednesday })
  })

  it('comes from anywhere where no area is named', async () => {
    const elsewhere = await insertHeart({ facility: { neighborhoodId: 'elmhurst' } })
    const booked = await book(elsewhere)
    const anywhere = await join({ neighborhoodId: null })
    await free(booked.appointmentId)
    expect(await holdOf(anywhere)).toMatchObject({ providerId: elsewhere.providerId })
  })

  it('respects dates, weekdays, part of the day and notice', async () => {
    const booked = await book()
    const wrong = [
      await join({ dateFrom: '2026-10-22' }),
      await join({ dateTo: '2026-10-20' }),
      await join({ weekdays: [1, 2, 4, 5] }),
      await join({ parts: ['pm', 'evening'] }),
      await join({ noticeMinutes: 25 * 60 }),
    ]
    const right = await join({ weekdays: [3], parts: ['am'] })
    await free(booked.appointmentId)
    for (const id of wrong) expect(await statusOf(id)).toBe('waiting')
    expect(await statusOf(right)).toBe('offered')
  })

  it('is in the language that was asked for, freed or open', async () => {
    const mandarin = await insertHeart({ provider: { languages: [{ languageId: 'cmn' }] } })
    const booked = await book(practice)
    const id = await join({ languageId: 'cmn', dateTo: '2026-10-21' })
    await free(booked.appointmentId)
    expect(await statusOf(id)).toBe('waiting')
    expect(await offerWaiting()).toBe(1)
    expect(await holdOf(id)).toMatchObject({ providerId: mandarin.providerId, startsAt: wednesday })
  })

  it.each([
    ['returning_only', { newPatients: 'returning_only' }],
    ['video', { mode: 'video' }],
  ] as const)('is a first visit in person, whatever was freed: %s', async (_, kind) => {
    const { providerFacilityId, visitTypeId } = practice
    await change(kind)
    const first = await withTransaction((tx) => insertVisitType(tx, providerFacilityId, { sort: 2 }))
    const booked = await bookAppointment(
      bookingInput({ providerFacilityId, visitTypeId }, { startsAt: wednesday, isNewPatient: false }),
    )
    const freed = await join({ dateTo: '2026-10-21' })
    await free(booked.appointmentId)
    expect(await holdOf(freed)).toMatchObject({ visitTypeId: first, startsAt: wednesday })
    const open = await join({ dateFrom: '2026-10-22', dateTo: '2026-10-22' })
    expect(await offerWaiting()).toBe(1)
    expect(await holdOf(open)).toMatchObject({ visitTypeId: first })
  })

  it('comes with open times in the area, and with none of a doctor whose list is closed', async () => {
    const id = await join({ neighborhoodId: null, dateFrom: '2026-10-21', dateTo: '2026-10-21' })
    await closeList()
    expect(await offerWaiting()).toBe(0)
    const elsewhere = await insertHeart({ facility: { neighborhoodId: 'elmhurst' } })
    const inElmhurst = await join({ neighborhoodId: 'elmhurst', dateFrom: '2026-10-22', dateTo: '2026-10-22' })
    expect(await offerWaiting()).toBe(2)
    for (const each of [id, inElmhurst]) expect(await holdOf(each)).toMatchObject({ providerId: elsewhere.providerId })
  })

  it('is taken from nobody who waits for the very doctor, however many wait for the specialty', async () => {
    const booked = await book()
    const model = await entry(await join({ weekdays: [7] }))
    const crowd = Array.from({ length: 200 }, (_, index) => ({ ...model, id: `0-${String(index).padStart(3, '0')}` }))
    await withTransaction((tx) => tx.insert(waitlistEntries).values(crowd))
    setClock(now() + minute)
    const own = await waitConfirmed({ providerId: practice.providerId })
    await free(booked.appointmentId)
    expect(await statusOf(own)).toBe('offered')
  })
})

describe('the life of an entry of a specialty', () => {
  const offered = async () => {
    const booked = await book()
    const entryId = await join({ dateTo: '2026-10-21' })
    await free(booked.appointmentId)
    return entryId
  }

  it('is accepted: the visit is booked with the doctor whose time it is', async () => {
    const entryId = await offered()
    const booked = await acceptOffer({ entryId })
    expect(booked.status).toBe('booked')
    expect(await entry(entryId)).toMatchObject({ status: 'accepted', appointmentId: booked.appointmentId })
    const [visit] = await db.select().from(appointments).where(eq(appointments.id, booked.appointmentId))
    expect(visit).toMatchObject({ source: 'waitlist', startsAt: wednesday, providerId: practice.providerId })
  })

  it('is declined or left: the time goes to who is next', async () => {
    for (const answer of [declineOffer, leaveWaitlist]) {
      const entryId = await offered()
      const next = await join({ dateTo: '2026-10-21' })
      await answer({ entryId })
      expect(await statusOf(next)).toBe('offered')
      await leaveWaitlist({ entryId: next })
      if (answer === declineOffer) await leaveWaitlist({ entryId })
      expect(await statusOf(entryId)).toBe('cancelled')
    }
  })

  it('misses an offer and is told so, waits on, and expires with its last day', async () => {
    const entryId = await offered()
    setClock(now() + 30 * minute)
    expect(await expireOffers()).toBe(1)
    expect(await entry(entryId)).toMatchObject({ status: 'waiting', missedOffers: 1 })
    const told = and(eq(messageOutbox.subjectId, entryId), eq(messageOutbox.template, 'waitlist_offer_expired'))
    expect(await db.$count(messageOutbox, told)).toBeGreaterThan(0)
    setClock(wednesday + day)
    expect(await expireEntries()).toBe(1)
    expect(await statusOf(entryId)).toBe('expired')
  })

  it('is no desk’s to confirm, serve or remove, not even while it keeps a time of its doctor', async () => {
    const entryId = await offered()
    const { providerFacilityId, visitTypeId } = practice
    const time = { entryId, actor: desk, providerFacilityId, visitTypeId, startsAt: wednesday }
    await expect(confirmEntryAtDesk({ entryId, actor: desk })).rejects.toEqual(refusal('NOT_FOUND'))
    await expect(removeEntry({ entryId, actor: desk, reasonCode: 'other' })).rejects.toEqual(refusal('NOT_FOUND'))
    await expect(bookEntry(time)).rejects.toEqual(refusal('NOT_FOUND'))
    expect(await statusOf(entryId)).toBe('offered')
  })

  it('gives one person one offer at a time, in however many areas they wait', async () => {
    const person = somebody()
    await insertHeart({ facility: { neighborhoodId: 'elmhurst' } })
    await join({ patient: person })
    await join({ patient: person, neighborhoodId: 'elmhurst' })
    expect(await offerWaiting()).toBe(1)
  })
})
