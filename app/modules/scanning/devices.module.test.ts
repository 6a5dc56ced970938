import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { scanDevices } from '#drizzle/schema/practice/scanning.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { insertSeat } from '#tests/factories/accounts.ts'
import type { Practice } from '#tests/factories/booking.ts'
import { book, clinic, pairedDevice, provider, scan, seatAt, staff, ten } from '#tests/factories/scanning.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { offerDevice, pairDevice, revokeDevice, unpairDevice } from './commands/pair-device.server.ts'
import { keeperOfDevice } from './queries/keepers.server.ts'
import { findDeviceByToken, listScanDevices } from './queries/scan-devices.server.ts'

useDatabase()

let practice: Practice
let managerId: string
const device = () => pairedDevice(practice, managerId)

beforeEach(async () => {
  setClock(ten - 2 * dayMs)
  practice = await clinic()
  managerId = await seatAt(practice, 'manager')
})

describe('a device', () => {
  it('is paired once by a code that is typed within ten minutes, and keeps a token that nobody can read here', async () => {
    const actor = await provider(managerId)
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
    const desk = await provider(await seatAt(practice, 'front_desk'))
    const elsewhere = await provider(await seatAt(await clinic(), 'manager'))
    const owner = { facilityId: practice.facilityId }
    const { id } = await device()
    for (const actor of [desk, elsewhere]) {
      await expect(offerDevice(actor, owner, 'Other')).rejects.toMatchObject({ code: 'scanning.not_allowed' })
      await expect(revokeDevice(actor, owner, id)).rejects.toMatchObject({ code: 'scanning.not_allowed' })
    }
    const actor = await provider(managerId)
    const other = await seatAt(practice, 'manager')
    await expect(revokeDevice(await provider(other), owner, 'no-device')).rejects.toMatchObject({
      code: 'scanning.unknown_device',
    })
    // The second press of a double tap finds nothing left to do.
    await revokeDevice(actor, owner, id)
    await revokeDevice(actor, owner, id)
    expect(await listScanDevices(owner)).toEqual([])
    const told = await db.select().from(auditEvents).where(eq(auditEvents.action, 'scanning.device_revoke'))
    expect(told).toHaveLength(1)
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
    const actor = await provider(managerId)
    await revokeDevice(actor, { facilityId: practice.facilityId }, id)
    expect(await findDeviceByToken(tokenHash(token))).toBeNull()
  })

  it('that is unpaired by who holds it is taken back here too, once', async () => {
    const { token, id } = await device()
    await unpairDevice('A'.repeat(44))
    expect(await listScanDevices({ facilityId: practice.facilityId })).toHaveLength(1)
    await unpairDevice(token)
    await unpairDevice(token)
    expect(await findDeviceByToken(tokenHash(token))).toBeNull()
    const told = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(told.map(({ action }) => action)).toEqual([
      ...['scanning.device_offer', 'scanning.device_pair', 'scanning.device_revoke'],
    ])
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
