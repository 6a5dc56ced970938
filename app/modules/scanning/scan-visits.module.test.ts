import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { markArrived, undoTransition } from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { scanDevices, scanEvents } from '#drizzle/schema/practice/scanning.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import type { Practice } from '#tests/factories/booking.ts'
import {
  book,
  clinic,
  pairedDevice,
  provider,
  read,
  scan,
  seatAt,
  staff,
  statusOf,
  ten,
} from '#tests/factories/scanning.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { scanCode, undoScan } from './commands/scan-code.server.ts'
import { scanCard } from './pages/scan-card.server.ts'
import { keeperOfStaff } from './queries/keepers.server.ts'
import { countScans } from './queries/scan-events.server.ts'

useDatabase()

let practice: Practice
let managerId: string
const device = () => pairedDevice(practice, managerId)

beforeEach(async () => {
  setClock(ten - 2 * dayMs)
  practice = await clinic()
  managerId = await seatAt(practice, 'manager')
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
    expect(keeperOfStaff(await provider(await seatAt(practice, 'viewer')))).toBeNull()
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

  it('is taken back once by who presses twice, and not where the desk has entered another arrival', async () => {
    const { reference, appointmentId } = await book(practice)
    const desk = await staff(await seatAt(practice, 'front_desk'))
    setClock(ten)
    const first = await scanCode(desk, read(reference))
    await undoScan(desk, first.id)
    expect(await undoScan(desk, first.id)).toMatchObject({ id: first.id })
    expect(await db.$count(scanEvents)).toBe(2)
    const second = await scanCode(desk, read(reference))
    await undoScan(desk, second.id)
    const third = await scanCode(desk, read(reference))
    const step = { appointmentId, actor: deskActor({ isManager: true }) }
    await undoTransition(step)
    setClock(ten + minuteMs)
    await markArrived(step)
    await expect(undoScan(desk, third.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
    expect(await statusOf(appointmentId)).toBe('arrived')
  })

  it('whose form a browser had kept is not answered as the person before', async () => {
    const [one, other] = [await book(practice), await book(practice, ten + hourMs)]
    const keeper = await staff(managerId)
    setClock(ten)
    const key = newId()
    expect(await scan(keeper, one.reference, { key })).toMatchObject({ light: 'green', subjectId: one.appointmentId })
    expect(await scan(keeper, other.reference, { key })).toMatchObject({
      light: 'green',
      subjectId: other.appointmentId,
    })
    expect(await scan(keeper, one.reference, { key })).toMatchObject({ light: 'green', subjectId: one.appointmentId })
    expect(await statusOf(other.appointmentId)).toBe('arrived')
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
