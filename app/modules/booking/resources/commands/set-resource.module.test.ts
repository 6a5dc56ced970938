import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { setVisitType } from '#app/modules/booking/schedule/commands/set-visit-type.server.ts'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import { listResourceKinds } from '#app/modules/booking/schedule/queries/resource-kinds.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { appointments, auditEvents, providerSchedules, slotHolds, visitTypes } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, insertProviderFacility, type Practice } from '#tests/factories/booking.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listResources, type Resource, resourceBasis } from '../queries/resources.server.ts'
import { addResource, changeResource, retireResource } from './set-resource.server.ts'

useDatabase()

/** Wednesday 2026-10-21, 10:00 in New York; it is the day before. */
const ten = Date.parse('2026-10-21T14:00:00Z')
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error

let practice: Practice
let colleague: Practice
let manager: ProviderActor

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const needing = { visitType: { resourceKinds: ['room' as const] } }
  const made = await withTransaction(async (tx) => {
    const first = await insertPractice(tx, { provider: { tier: 3 }, ...needing })
    const providerId = await insertProvider(tx, { tier: 3, practices: [] })
    return { first, second: await insertProviderFacility(tx, { providerId, facilityId: first.facilityId }, needing) }
  })
  practice = made.first
  colleague = made.second
  manager = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'manager', tier: 3 }] })
})
afterEach(() => setClock(null))

const at = (actor = manager) => ({ actor, facilityId: practice.facilityId })
const room = (name: string, overrides: Partial<Resource> = {}): Resource => {
  return { id: newId(), kind: 'room', name, capacity: 1, ...overrides }
}
async function add(name: string, overrides: Partial<Resource> = {}): Promise<Resource> {
  const made = room(name, overrides)
  await addResource(at(), made)
  return made
}
const change = (row: Resource, values: Partial<Resource>, actor = manager) =>
  changeResource(at(actor), { ...row, ...values }, resourceBasis(row))
const all = () => listResources(practice.facilityId)
const isOpen = async (where: Practice, startsAt = ten) =>
  (await checkSlot(db, { providerFacilityId: where.providerFacilityId, visitTypeId: where.visitTypeId, startsAt })).ok
const book = async (where: Practice, startsAt = ten) =>
  (await bookAppointment(bookingInput(where, { startsAt }))).appointmentId
const placeOf = async (id: string) =>
  (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!.resourceIds
const revisions = async () =>
  (await db.select().from(providerSchedules).orderBy(asc(providerSchedules.providerId))).map(({ revision }) => revision)
const audits = async () =>
  (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq)))
    .filter(({ action }) => action === 'booking.schedule_update')
    .map(({ subjectId, fields }) => [subjectId, fields])
/** The visit types of both doctors need nothing any more. */
const needNothing = () => withTransaction((tx) => tx.update(visitTypes).set({ resourceKinds: [] }))

describe('a resource that is added', () => {
  it('opens the times of every visit that needs one, once, and is audited', async () => {
    expect(await isOpen(practice)).toBe(false)
    const made = room('Room 1')
    await addResource(at(), made)
    const before = await revisions()
    expect(before).toHaveLength(2)
    await addResource(at(), made)
    expect(await all()).toEqual([made])
    expect([await isOpen(practice), await isOpen(colleague)]).toEqual([true, true])
    await book(practice)
    expect(await isOpen(colleague)).toBe(false)
    expect(await audits()).toEqual([[practice.facilityId, ['resources']]])
    await add('Room 2')
    expect((await revisions()).every((revision, index) => revision > before[index]!)).toBe(true)
    expect(await isOpen(colleague)).toBe(true)
  })

  it('has a name of its own among its kind; what is retired gives its name free', async () => {
    const first = await add('Room 1')
    await expect(add('room 1')).rejects.toEqual(refusal('schedule.resource_name_taken'))
    await add('Room 1', { kind: 'device' })
    const second = await add('Room 2')
    await expect(change(second, { name: 'ROOM 1' })).rejects.toEqual(refusal('schedule.resource_name_taken'))
    await retireResource(at(), first.id)
    await change(second, { name: 'Room 1' })
    await expect(change({ ...first, capacity: 0 }, { capacity: 1 })).rejects.toEqual(
      refusal('schedule.resource_name_taken'),
    )
  })

  it('is for who leads the facility, on a level that has it', async () => {
    const seat = (role: 'owner' | 'manager' | 'front_desk' | 'clinician', tier = 3, facilityId = practice.facilityId) =>
      actorOf({ seats: [{ facilityId, role, tier }] })
    const doctor = actorOf({ providerId: practice.providerId, tier: 3, seats: [] })
    const existing = await add('Room 1')
    for (const actor of [
      ...[seat('front_desk'), seat('clinician'), seat('manager', 2), seat('manager', 3, 'another-facility')],
      doctor,
    ]) {
      await expect(addResource(at(actor), room('Room 2'))).rejects.toEqual(refusal('booking.NOT_FOUND'))
      await expect(change(existing, { name: 'Mine' }, actor)).rejects.toEqual(refusal('booking.NOT_FOUND'))
      await expect(retireResource(at(actor), existing.id)).rejects.toEqual(refusal('booking.NOT_FOUND'))
    }
    expect(await all()).toEqual([existing])
    await addResource(at(seat('owner')), room('Room 2'))
    // Who works alone decides alone.
    const alone = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
    const own = { actor: actorOf({ providerId: alone.providerId, tier: 3, seats: [] }), facilityId: alone.facilityId }
    await addResource(own, room('Room 1'))
    const lower = { ...own, actor: { ...own.actor, tier: 2 } }
    await expect(addResource(lower, room('Room 2'))).rejects.toEqual(refusal('booking.NOT_FOUND'))
  })

  it('is of its facility: an id of another one is not there', async () => {
    const other = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
    const actor = actorOf({ seats: [{ facilityId: other.facilityId, role: 'manager', tier: 3 }] })
    const existing = await add('Room 1')
    const elsewhere = { actor, facilityId: other.facilityId }
    await expect(addResource(elsewhere, existing)).rejects.toEqual(refusal('booking.NOT_FOUND'))
    await expect(changeResource(elsewhere, existing, resourceBasis(existing))).rejects.toEqual(
      refusal('booking.NOT_FOUND'),
    )
    await expect(retireResource(elsewhere, existing.id)).rejects.toEqual(refusal('booking.NOT_FOUND'))
    expect(await all()).toEqual([existing])
  })
})

describe('a resource that is changed', () => {
  it('is not written over when somebody else was quicker', async () => {
    const made = await add('Room 1')
    await change(made, { name: 'Laser room' })
    await expect(change(made, { name: 'Surgery' })).rejects.toEqual(refusal('schedule.stale'))
    expect((await all()).map(({ name }) => name)).toEqual(['Laser room'])
  })

  it('takes as many at once as it says, and not fewer than are booked', async () => {
    const made = await add('Hall', { capacity: 2 })
    const visits = [await book(practice), await book(colleague)]
    await expect(change(made, { capacity: 1 })).rejects.toEqual(refusal('schedule.resource_needed'))
    const other = await add('Room 1')
    await change(made, { capacity: 1 })
    const places = [...(await placeOf(visits[0]!)), ...(await placeOf(visits[1]!))]
    expect(places.toSorted()).toEqual([made.id, other.id].toSorted())
  })
})

describe('a resource that is retired', () => {
  it('hands its visits and kept times to others that are free, and keeps what was', async () => {
    const first = await add('Room 1')
    const visit = await book(practice)
    const second = await add('Room 2')
    const hold = {
      ...{ id: newId(), providerId: colleague.providerId, providerFacilityId: colleague.providerFacilityId },
      ...{ visitTypeId: colleague.visitTypeId, startsAt: ten + 3_600_000, endsAt: ten + 5_400_000, seat: 0 },
      ...{ busyFrom: ten + 3_600_000, busyTo: ten + 5_400_000, resourceIds: [first.id], keyHash: 'key' },
      ...{ networkHash: null, status: 'active' as const, expiresAt: now() + 600_000, createdAt: now() },
    }
    await withTransaction((tx) => tx.insert(slotHolds).values(hold))
    await retireResource(at(), first.id)
    expect(await placeOf(visit)).toEqual([second.id])
    expect((await db.select().from(slotHolds))[0]!.resourceIds).toEqual([second.id])
    expect((await all()).map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Room 1', 0],
      ['Room 2', 1],
    ])
    expect(await isOpen(colleague)).toBe(false)
    await retireResource(at(), first.id)
    expect(await audits()).toHaveLength(3)
    await change({ ...first, capacity: 0 }, { capacity: 1 })
    expect(await isOpen(colleague)).toBe(true)
  })

  it('keeps the name under what is over', async () => {
    const first = await add('Room 1')
    await add('Room 2')
    const visit = await book(practice)
    setClock(ten + 86_400_000)
    await retireResource(at(), first.id)
    expect(await placeOf(visit)).toEqual([first.id])
  })

  it('is refused where a visit to come finds no other, and nothing has changed', async () => {
    const first = await add('Room 1')
    const second = await add('Room 2')
    const visits = [await book(practice), await book(colleague)]
    for (const { id } of [first, second])
      await expect(retireResource(at(), id)).rejects.toEqual(refusal('schedule.resource_needed'))
    expect([await placeOf(visits[0]!), await placeOf(visits[1]!)]).toEqual([[first.id], [second.id]])
    expect((await all()).every(({ capacity }) => capacity === 1)).toBe(true)
  })

  it('is refused as the last that visit types need', async () => {
    const only = await add('Room 1')
    await add('Chair 1', { kind: 'chair' })
    await expect(retireResource(at(), only.id)).rejects.toEqual(refusal('schedule.resource_needed'))
    await needNothing()
    await retireResource(at(), only.id)
    expect(await listResourceKinds(practice.facilityId)).toEqual(['chair'])
  })
})

describe('a visit type', () => {
  async function send(values: Partial<typeof visitTypes.$inferSelect>, actor = manager) {
    const { visitTypes: stored } = await getStoredSchedule(practice.providerFacilityId)
    const { providerFacilityId: _, code: __, ...row } = stored[0]!
    return setVisitType(actor, practice.providerFacilityId, { ...row, ...values }, scheduleFingerprint(stored[0]))
  }
  const unknown = refusal('schedule.resource_unknown')

  it('takes only what the facility has, and keeps what it takes', async () => {
    await expect(send({ resourceKinds: ['room', 'chair'] })).rejects.toEqual(unknown)
    expect(await send({ minutes: 20 })).toBeNull()
    await add('Chair 1', { kind: 'chair' })
    expect(await send({ resourceKinds: ['room', 'chair'] })).toBeNull()
    expect(await send({ isActive: false })).toBeNull()
    // Nobody could book it, so it is not opened again like this.
    await expect(send({ isActive: true })).rejects.toEqual(unknown)
    expect(await send({ resourceKinds: ['chair'], isActive: true })).toBeNull()
  })

  it('takes nothing more on a level without them, and may let go', async () => {
    await add('Chair 1', { kind: 'chair' })
    const lower = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'manager', tier: 2 }] })
    await expect(send({ resourceKinds: ['room', 'chair'] }, lower)).rejects.toEqual(unknown)
    expect(await send({ minutes: 20 }, lower)).toBeNull()
    expect(await send({ resourceKinds: [] }, lower)).toBeNull()
  })
})
