import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import { registerMember } from '#app/modules/association/events/commands/register-person.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { newPickUpCode, openPickUpCode, scannedText } from '#app/modules/practice/i693/sealed-case.server.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { eventRegistrations } from '#drizzle/schema/association/events.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { scanDevices, scanEvents } from '#drizzle/schema/practice/scanning.ts'
import { deskActor, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { associationWithMembers, insertEvent } from '#tests/factories/events.ts'
import { insertI693Case } from '#tests/factories/i693.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { offerDevice, pairDevice, revokeDevice } from './commands/pair-device.server.ts'
import { scanCode, undoScan } from './commands/scan-code.server.ts'
import { scanCard } from './pages/scan-card.server.ts'
import { type Keeper, keeperOfAssociation, keeperOfDevice, keeperOfStaff } from './queries/keepers.server.ts'
import { findDeviceByToken, listScanDevices } from './queries/scan-devices.server.ts'
import { countScans } from './queries/scan-events.server.ts'

useDatabase()

// A Tuesday, ten in the morning in New York.
const ten = Date.parse('2030-10-15T14:00Z')
beforeEach(() => setClock(ten - 2 * dayMs))

let practice: Practice
let managerId: string

/** A clinic of the third level with a manager, and a visit at ten. */
async function clinic(): Promise<Practice> {
  return withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
}

async function seatAt({ facilityId }: Practice, role: 'manager' | 'front_desk' | 'viewer') {
  return withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    await insertSeat(tx, { userId, facilityId, role })
    return userId
  })
}

const staff = async (userId: string) => keeperOfStaff((await findAbsentProvider(userId, 'zh-Hans'))!)!

const book = (at: Practice, startsAt = ten) =>
  bookAppointment(bookingInput(at, { startsAt, actor: deskActor({ isManager: true }), source: 'phone' }))

const read = (code: string, more: Partial<Parameters<typeof scanCode>[1]> = {}) => ({
  ...{ code, key: newId(), scannedAt: null, isOffline: false },
  ...more,
})

const scan = async (keeper: Keeper, code: string, more?: Parameters<typeof read>[1]) => {
  const { light, reason, subjectId, firstAt, isOffline } = await scanCode(keeper, read(code, more))
  return { light, reason, subjectId, firstAt, isOffline }
}

const statusOf = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!.status

async function device(ownerPractice = practice): Promise<{ keeper: Keeper; id: string; token: string }> {
  const actor = (await findAbsentProvider(managerId, 'zh-Hans'))!
  const token = (await pairDevice(await offerDevice(actor, { facilityId: ownerPractice.facilityId }, 'Front desk')))!
  const row = (await findDeviceByToken(tokenHash(token)))!
  return { keeper: (await keeperOfDevice(row, 'zh-Hans'))!, id: row.id, token }
}

beforeEach(async () => {
  practice = await clinic()
  managerId = await seatAt(practice, 'manager')
})

describe('a device', () => {
  it('is paired once by a code that is typed within ten minutes, and keeps a token that nobody can read here', async () => {
    const actor = (await findAbsentProvider(managerId, 'zh-Hans'))!
    const code = await offerDevice(actor, { facilityId: practice.facilityId }, 'Front desk')
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(await pairDevice('AAAA-AAAA')).toBeNull()
    const token = await pairDevice(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)
    expect(token).toMatch(/^[A-Za-z0-9]{44}$/)
    expect(await pairDevice(code)).toBeNull()
    expect(JSON.stringify(await db.select().from(scanDevices))).not.toContain(token)
    const late = await offerDevice(actor, { facilityId: practice.facilityId }, 'Late')
    setClock(now() + 10 * minuteMs)
    expect(await pairDevice(late)).toBeNull()
    expect((await listScanDevices({ facilityId: practice.facilityId })).map(({ name }) => name)).toEqual(['Front desk'])
  })

  it('is paired and taken back by who leads the clinic alone', async () => {
    const desk = (await findAbsentProvider(await seatAt(practice, 'front_desk'), 'zh-Hans'))!
    const elsewhere = (await findAbsentProvider(await seatAt(await clinic(), 'manager'), 'zh-Hans'))!
    const owner = { facilityId: practice.facilityId }
    const { id } = await device()
    for (const actor of [desk, elsewhere]) {
      await expect(offerDevice(actor, owner, 'Other')).rejects.toMatchObject({ code: 'scanning.not_allowed' })
      await expect(revokeDevice(actor, owner, id)).rejects.toMatchObject({ code: 'scanning.not_allowed' })
    }
    const actor = (await findAbsentProvider(managerId, 'zh-Hans'))!
    const other = await seatAt(practice, 'manager')
    await expect(revokeDevice((await findAbsentProvider(other, 'zh-Hans'))!, owner, 'no-device')).rejects.toMatchObject(
      { code: 'scanning.unknown_device' },
    )
    await revokeDevice(actor, owner, id)
    expect(await listScanDevices(owner)).toEqual([])
  })

  it('can do nothing once it was taken back, or who paired it has lost the right', async () => {
    const { token, id } = await device()
    const row = (await findDeviceByToken(tokenHash(token)))!
    await withTransaction((tx) =>
      tx.update(teamMembers).set({ role: 'front_desk' }).where(eq(teamMembers.userId, managerId)),
    )
    expect(await keeperOfDevice(row, 'zh-Hans')).toBeNull()
    await withTransaction((tx) =>
      tx.update(teamMembers).set({ role: 'manager' }).where(eq(teamMembers.userId, managerId)),
    )
    const actor = (await findAbsentProvider(managerId, 'zh-Hans'))!
    await revokeDevice(actor, { facilityId: practice.facilityId }, id)
    expect(await findDeviceByToken(tokenHash(token))).toBeNull()
  })

  it('scans at its own clinic alone, wherever who paired it works besides', async () => {
    const other = await clinic()
    await withTransaction((tx) => insertSeat(tx, { userId: managerId, facilityId: other.facilityId, role: 'manager' }))
    const visit = await book(other)
    const { keeper } = await device()
    setClock(ten)
    expect(await scan(keeper, visit.reference)).toMatchObject({ light: 'red', reason: 'elsewhere', subjectId: null })
    expect(await scan(await staff(managerId), visit.reference)).toMatchObject({ light: 'green' })
  })
})

describe('a visit', () => {
  it('is green once, then yellow with the first time, and is checked in in the name of who paired the device', async () => {
    const { reference, appointmentId } = await book(practice)
    const { keeper, id } = await device()
    setClock(ten - 90 * minuteMs)
    expect(await scan(keeper, reference)).toMatchObject({ light: 'green', reason: 'arrived', subjectId: appointmentId })
    expect(await statusOf(appointmentId)).toBe('arrived')
    setClock(ten - 80 * minuteMs)
    expect(await scan(keeper, reference)).toMatchObject({
      ...{ light: 'yellow', reason: 'seen', firstAt: ten - 90 * minuteMs },
    })
    const steps = await db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, appointmentId))
    expect(steps.find(({ action }) => action === 'arrive')).toMatchObject({ actorType: 'staff', actorId: managerId })
    const told = await db.select().from(auditEvents).where(eq(auditEvents.action, 'scanning.scan'))
    expect(told.map(({ subjectId, outcome }) => [subjectId, outcome])).toEqual([
      [appointmentId, 'ok'],
      [appointmentId, 'ok'],
    ])
    expect((await db.select().from(scanDevices).where(eq(scanDevices.id, id)))[0]!.usedAt).toBe(ten - 80 * minuteMs)
  })

  it('is red too early, on another day, once canceled, and for who only reads', async () => {
    const today = await book(practice)
    const tomorrow = await book(practice, ten + dayMs)
    const keeper = await staff(await seatAt(practice, 'front_desk'))
    setClock(ten - 91 * minuteMs)
    expect(await scan(keeper, today.reference)).toMatchObject({ light: 'red', reason: 'early' })
    expect(await scan(keeper, tomorrow.reference)).toMatchObject({ light: 'red', reason: 'other_day' })
    await withTransaction((tx) =>
      tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, today.appointmentId)),
    )
    setClock(ten)
    expect(await scan(keeper, today.reference)).toMatchObject({ light: 'red', reason: 'canceled' })
    expect(keeperOfStaff((await findAbsentProvider(await seatAt(practice, 'viewer'), 'zh-Hans'))!)).toBeNull()
    expect(await statusOf(tomorrow.appointmentId)).toBe('booked')
  })

  it('says nothing of anybody elsewhere, and of a code that is none', async () => {
    const visit = await book(await clinic())
    const keeper = await staff(managerId)
    setClock(ten)
    const row = await scanCode(keeper, read(visit.reference))
    expect(row).toMatchObject({ reason: 'elsewhere', subjectId: null, facilityId: null })
    const card = await scanCard(row, 'zh-Hans')
    expect(card).toMatchObject({ light: 'red', lines: [], canUndo: false })
    expect(JSON.stringify(row)).not.toContain(visit.reference)
    for (const code of ['', 'nonsense', 'ABCD-EFGH-K', 'https://example.com/x', '💥'.repeat(40)])
      expect(await scan(keeper, code)).toMatchObject({ light: 'red', reason: 'unknown', subjectId: null })
  })

  it('shows a masked name, and no more of it', async () => {
    const { reference } = await book(practice)
    setClock(ten)
    const card = await scanCard(await scanCode(await staff(managerId), read(reference)), 'zh-Hans')
    expect(card.lines[0]).toMatch(/^陈•• P•• N•• \d?•*/)
    expect(card.lines.join()).not.toContain('Patient')
  })

  it('is taken back within five minutes by the same device, or by who is signed in there, once', async () => {
    const { reference, appointmentId } = await book(practice)
    const { keeper } = await device()
    const desk = await staff(await seatAt(practice, 'front_desk'))
    const stranger = await staff(await seatAt(await clinic(), 'manager'))
    setClock(ten)
    const first = await scanCode(keeper, read(reference))
    await expect(undoScan(stranger, first.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
    await expect(undoScan((await device()).keeper, first.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
    setClock(ten + 5 * minuteMs)
    await undoScan(desk, first.id)
    expect(await statusOf(appointmentId)).toBe('booked')
    await expect(undoScan(keeper, first.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
    const second = await scanCode(keeper, read(reference))
    expect([second.light, await countScans(keeper)]).toEqual(['green', { green: 1, yellow: 0, red: 0 }])
    setClock(ten + 10 * minuteMs + 1)
    await expect(undoScan(keeper, second.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
    expect(await statusOf(appointmentId)).toBe('arrived')
  })

  it('that was scanned offline is judged by the time of the scan, within a day, and is marked', async () => {
    const { reference, appointmentId } = await book(practice)
    const { keeper } = await device()
    setClock(ten + 9 * hourMs)
    const early = { scannedAt: ten - 2 * hourMs, isOffline: true }
    expect(await scan(keeper, reference, early)).toMatchObject({ light: 'red', reason: 'early', isOffline: true })
    const scannedAt = ten - 10 * minuteMs
    const kept = { scannedAt, isOffline: true, key: newId() }
    expect(await scan(keeper, reference, kept)).toMatchObject({ light: 'green', isOffline: true })
    // The answer was lost, and the device sends it again.
    expect(await scan(keeper, reference, kept)).toMatchObject({ light: 'green' })
    const [row] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
    expect(row).toMatchObject({ status: 'arrived', checkedInAt: scannedAt })
    expect(await db.$count(scanEvents)).toBe(2)
    const other = await book(practice, ten + 2 * dayMs)
    setClock(ten + 2 * dayMs + dayMs + 1)
    const old = { scannedAt: ten + 2 * dayMs, isOffline: true }
    expect(await scan(keeper, other.reference, old)).toMatchObject({ light: 'red', reason: 'too_late' })
    expect(await scan(keeper, other.reference, { scannedAt: now() + hourMs, isOffline: true })).toMatchObject({
      reason: 'too_late',
    })
  })

  it('of two scans at once is one arrival', async () => {
    const { reference, appointmentId } = await book(practice)
    const keeper = await staff(managerId)
    setClock(ten)
    const both = await Promise.all([scanCode(keeper, read(reference)), scanCode(keeper, read(reference))])
    expect(both.map(({ light }) => light).toSorted()).toEqual(['green', 'yellow'])
    const steps = await db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, appointmentId))
    expect(steps.filter(({ action }) => action === 'arrive')).toHaveLength(1)
  })
})

describe('what was scanned', () => {
  it('is only ever added', async () => {
    const { reference } = await book(practice)
    setClock(ten)
    const { id } = await scanCode(await staff(managerId), read(reference))
    const change = () =>
      withTransaction((tx) => tx.update(scanEvents).set({ light: 'red' }).where(eq(scanEvents.id, id)))
    await expect(change()).rejects.toThrow()
    await expect(withTransaction((tx) => tx.delete(scanEvents).where(eq(scanEvents.id, id)))).rejects.toThrow()
    expect((await db.select().from(scanEvents)).map(({ light }) => light)).toEqual(['green'])
  })

  it('stops who tries numbers, and no queue of people', async () => {
    const { reference } = await book(practice)
    const keeper = await staff(managerId)
    setClock(ten)
    for (let count = 0; count < 60; count++) await scanCode(keeper, read('ABCD-EFGH-K'))
    const refused = await outcomeOf(scanCode(keeper, read('ABCD-EFGH-K')), ['scanning.too_many'])
    expect(refused.done).toBe(false)
    expect(await scan(keeper, reference)).toMatchObject({ light: 'green' })
  })
})

describe('a ticket of an event', () => {
  /** An event that begins at ten, and a member with a seat. */
  async function doorStage() {
    const { associationId, memberIds, actor } = await associationWithMembers(2)
    const eventId = await withTransaction((tx) => insertEvent(tx, { associationId, startsAt: ten }))
    const seats = []
    for (const memberId of memberIds)
      seats.push(await registerMember({ memberId, associationId, locale: 'zh-Hans' }, { eventId, guests: 0 }))
    const token = (await pairDevice(await offerDevice(actor, { associationId }, 'Door')))!
    const keeper = (await keeperOfDevice((await findDeviceByToken(tokenHash(token)))!, 'zh-Hans'))!
    return { associationId, actor, eventId, seats, keeper }
  }

  const registration = async (id: string) =>
    (await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)))[0]!

  it('is green, the second time yellow with the time, and one that was scanned offline is sent later (story 9)', async () => {
    const { seats, keeper, actor } = await doorStage()
    const [first, second] = seats
    setClock(ten - hourMs)
    expect(await scan(keeper, first!.number)).toMatchObject({ light: 'green', reason: 'checked_in' })
    setClock(ten - 50 * minuteMs)
    expect(await scan(keeper, first!.number)).toMatchObject({ light: 'yellow', firstAt: ten - hourMs })
    const card = await scanCard((await db.select().from(scanEvents).orderBy(asc(scanEvents.at)))[1]!, 'en-US')
    expect(card.reason).toContain('9:00')
    setClock(ten + 3 * hourMs)
    const offline = { scannedAt: ten - 5 * minuteMs, isOffline: true }
    expect(await scan(keeper, second!.number, offline)).toMatchObject({ light: 'green', isOffline: true })
    expect(await registration(second!.id)).toMatchObject({ status: 'checked_in', checkedInAt: offline.scannedAt })
    expect((await registration(first!.id)).checkedInById).toBe(actor.userId)
    expect(await countScans(keeper)).toEqual({ green: 2, yellow: 1, red: 0 })
  })

  it('is red on another day, too early, and for another association; taken back it is free again', async () => {
    const { seats, keeper } = await doorStage()
    const stranger = await doorStage()
    const { number, id } = seats[0]!
    setClock(ten - dayMs)
    expect(await scan(keeper, number)).toMatchObject({ light: 'red', reason: 'other_day' })
    setClock(ten - 4 * hourMs)
    expect(await scan(keeper, number)).toMatchObject({ light: 'red', reason: 'early' })
    setClock(ten - hourMs)
    expect(await scan(stranger.keeper, number)).toMatchObject({ reason: 'elsewhere', subjectId: null })
    expect(await scan(await staff(managerId), number)).toMatchObject({ reason: 'unknown', subjectId: null })
    const seen = await scanCode(keeper, read(number))
    setClock(ten - hourMs + 5 * minuteMs)
    await undoScan(keeper, seen.id)
    expect((await registration(id)).status).toBe('registered')
  })

  it('is asked for by whoever manages an approved association', async () => {
    const { actor } = await doorStage()
    expect(keeperOfAssociation(actor)?.modes).toEqual(['events'])
    const waiting = { ...actor, associations: actor.associations.map((each) => ({ ...each, isApproved: false })) }
    expect(keeperOfAssociation(waiting)).toBeNull()
  })
})

describe('an envelope', () => {
  async function envelope(at = practice, status: 'sealed' | 'picked_up' = 'sealed') {
    const id = await insertI693Case({ facilityId: at.facilityId, surgeonId: at.providerId })
    const columns = { status, ...newPickUpCode(id), pickedUpAt: status === 'picked_up' ? ten : null }
    await withTransaction((tx) => tx.update(i693Cases).set(columns).where(eq(i693Cases.id, id)))
    const [row] = await db.select().from(i693Cases).where(eq(i693Cases.id, id))
    return { id, code: openPickUpCode(row!)! }
  }
  const caseStatus = async (id: string) => (await db.select().from(i693Cases).where(eq(i693Cases.id, id)))[0]!.status

  it('is found by the code of its slip, handed over by nobody, and leads to the page where that is done', async () => {
    const { id, code } = await envelope()
    for (const keeper of [(await device()).keeper, await staff(await seatAt(practice, 'front_desk'))]) {
      for (const text of [scannedText(code), code.toLowerCase()])
        expect(await scan(keeper, text)).toMatchObject({ light: 'green', reason: 'envelope', subjectId: id })
      const made = await scanCode(keeper, read(scannedText(code)))
      const card = await scanCard(made, 'en-US')
      expect(card).toMatchObject({ title: 'Ready for pickup', canUndo: false, hasReceipt: false })
      expect(card.way).toBe(`/provider/3/mgmt/app/i693/${id}/signature`)
      expect(card.lines.join(' ')).not.toMatch(/Dashan|林大山/)
      await expect(undoScan(keeper, made.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
      expect(await countScans(keeper)).toEqual({ green: 0, yellow: 0, red: 0 })
    }
    expect(await caseStatus(id)).toBe('sealed')
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(new Set(audited.map(({ action }) => action))).toEqual(new Set(['scanning.scan']))
  })

  it('that was picked up is yellow, with the time, and leads nowhere', async () => {
    const { code } = await envelope(practice, 'picked_up')
    const made = await scanCode(await staff(managerId), read(scannedText(code)))
    expect(made).toMatchObject({ light: 'yellow', reason: 'handed_over', firstAt: ten })
    expect(await scanCard(made, 'en-US')).toMatchObject({ title: 'Already picked up', way: null, hasReceipt: false })
  })

  it('of another clinic, or of who keeps no cases, is nobody’s here', async () => {
    const other = await clinic()
    const { code } = await envelope(other)
    const unknown = { light: 'red', reason: 'unknown', subjectId: null }
    expect(await scan(await staff(managerId), scannedText(code))).toMatchObject(unknown)
    await withTransaction((tx) => insertSeat(tx, { userId: managerId, facilityId: other.facilityId, role: 'manager' }))
    expect(await scan(await staff(managerId), scannedText(code))).toMatchObject({ light: 'green' })
    // A device stands at one clinic, wherever who paired it works besides.
    expect(await scan((await device()).keeper, scannedText(code))).toMatchObject(unknown)
  })

  it('is not taken for a visit whose number is the same', async () => {
    const visit = await book(practice)
    setClock(ten)
    expect(await scan(await staff(managerId), scannedText(visit.reference))).toMatchObject({ reason: 'unknown' })
    expect(await statusOf(visit.appointmentId)).not.toBe('arrived')
  })
})
