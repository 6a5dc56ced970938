import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { offerDevice, pairDevice } from '#app/modules/scanning/commands/pair-device.server.ts'
import { type ReadCode, scanCode } from '#app/modules/scanning/commands/scan-code.server.ts'
import { type Keeper, keeperOfDevice, keeperOfStaff } from '#app/modules/scanning/queries/keepers.server.ts'
import { findDeviceByToken } from '#app/modules/scanning/queries/scan-devices.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { deskActor, insertSeat, insertUser } from './accounts.ts'
import { bookingInput, insertPractice, type Practice } from './booking.ts'

/** A Tuesday, ten in the morning in New York. */
export const ten = Date.parse('2030-10-15T14:00Z')

/** A clinic of the third level. */
export const clinic = (): Promise<Practice> => withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))

export async function seatAt({ facilityId }: Practice, role: 'manager' | 'front_desk' | 'viewer'): Promise<string> {
  return withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    await insertSeat(tx, { userId, facilityId, role })
    return userId
  })
}

export const provider = async (userId: string) => (await findAbsentProvider(userId, 'zh-Hans'))!

/** Somebody who is signed in and scans. */
export const staff = async (userId: string): Promise<Keeper> => keeperOfStaff(await provider(userId))!

/** A visit at ten. */
export const book = (at: Practice, startsAt = ten) =>
  bookAppointment(bookingInput(at, { startsAt, actor: deskActor({ isManager: true }), source: 'phone' }))

/** A code that was read just now. */
export const read = (code: string, more: Partial<ReadCode> = {}): ReadCode => ({
  ...{ code, key: newId(), scannedAt: null, isOffline: false },
  ...more,
})

export async function scan(keeper: Keeper, code: string, more?: Partial<ReadCode>) {
  const { light, reason, subjectId, firstAt, isOffline } = await scanCode(keeper, read(code, more))
  return { light, reason, subjectId, firstAt, isOffline }
}

export const statusOf = async (id: string) =>
  (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!.status

/** A device at a clinic that a manager has paired. */
export async function pairedDevice({ facilityId }: Practice, managerId: string) {
  const code = await offerDevice(await provider(managerId), { facilityId }, 'Front desk')
  const token = (await pairDevice(code))!
  const row = (await findDeviceByToken(tokenHash(token)))!
  return { keeper: (await keeperOfDevice(row, 'zh-Hans'))!, id: row.id, token }
}
