import { eq } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { facilities, scanEvents } from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { anyway, bookingInput } from '#tests/factories/booking.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import type { Role } from '../world.ts'

const leads: readonly Role[] = ['tier_3', 'tier_4', 'manager']

let serial = 0

/** A visit of the practice, each time at another hour of a day on which nobody else has one, and a scan of it that somebody there may open. */
const scanned: AccessRow['make'] = async ({ practice }) => {
  const startsAt = Math.ceil(now() / hourMs) * hourMs + 200 * dayMs + ++serial * hourMs
  const { appointmentId } = await bookAppointment(
    bookingInput(practice, {
      ...{ startsAt, actor: deskActor({ isManager: true }), source: 'phone', override: anyway(startsAt) },
    }),
  )
  const uuid = newId()
  await withTransaction((tx) =>
    tx.insert(scanEvents).values({
      ...{ id: uuid, userId: nobody, keeper: nobody, key: uuid, facilityId: practice.facilityId, mode: 'appointments' },
      ...{ payloadHash: uuid, light: 'yellow', reason: 'seen', subjectType: 'appointment', subjectId: appointmentId },
      ...{ firstAt: now(), scannedAt: now(), at: now(), isOffline: false },
    }),
  )
  return { uuid }
}

/** A clinic, by its address. */
const clinic: AccessRow['make'] = async ({ practice: { facilityId } }) => {
  const [row] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
  return { place: row!.slug }
}

const devices = {
  ...{ path: '/provider/4/dashboard/team/scanners', make: clinic, missing: { place: nobody } },
  search: ({ place = '' }: Readonly<Record<string, string>>) => `?place=${place}`,
}
const edit = { path: '/provider/4/edit/:uuid', make: scanned, missing: { uuid: nobody } }

export const rows: readonly AccessRow[] = [
  // Whoever leads a clinic of a lower level is told which level has it.
  { ...devices, method: 'GET', allowed: [...leads, 'tier_1', 'tier_2'] },
  { ...devices, method: 'POST', fields: () => ({ intent: 'offer', name: 'Front desk' }), allowed: leads },
  { ...edit, method: 'GET', allowed: [...leads, 'front_desk'] },
  { ...edit, method: 'POST', allowed: [...leads, 'front_desk'] },
]
