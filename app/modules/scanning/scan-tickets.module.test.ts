import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { checkIn, undoCheckIn } from '#app/modules/association/events/commands/check-in.server.ts'
import { registerMember } from '#app/modules/association/events/commands/register-person.server.ts'
import { eventRegistrations } from '#drizzle/schema/association/events.ts'
import { scanEvents } from '#drizzle/schema/practice/scanning.ts'
import { associationWithMembers, insertEvent } from '#tests/factories/events.ts'
import { clinic, read, scan, seatAt, staff, ten } from '#tests/factories/scanning.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { offerDevice, pairDevice } from './commands/pair-device.server.ts'
import { scanCode, undoScan } from './commands/scan-code.server.ts'
import { scanCard } from './pages/scan-card.server.ts'
import { keeperOfAssociation, keeperOfDevice } from './queries/keepers.server.ts'
import { findDeviceByToken } from './queries/scan-devices.server.ts'
import { countScans } from './queries/scan-events.server.ts'

useDatabase()

let managerId: string

beforeEach(async () => {
  setClock(ten - 2 * dayMs)
  managerId = await seatAt(await clinic(), 'manager')
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

  it('is taken back only as long as the list at the door has not let the person in anew', async () => {
    const { seats, keeper, actor, eventId } = await doorStage()
    const { number, id } = seats[0]!
    setClock(ten - hourMs)
    const seen = await scanCode(keeper, read(number))
    const named = { eventId, registrationId: id }
    await undoCheckIn(actor, named)
    setClock(ten - hourMs + minuteMs)
    expect(await checkIn(actor, named)).toMatchObject({ light: 'green' })
    await expect(undoScan(keeper, seen.id)).rejects.toMatchObject({ code: 'scanning.undo_over' })
    expect((await registration(id)).status).toBe('checked_in')
  })

  it('is asked for by whoever manages an approved association', async () => {
    const { actor } = await doorStage()
    expect(keeperOfAssociation(actor)?.modes).toEqual(['events'])
    const waiting = { ...actor, associations: actor.associations.map((each) => ({ ...each, isApproved: false })) }
    expect(keeperOfAssociation(waiting)).toBeNull()
  })
})
