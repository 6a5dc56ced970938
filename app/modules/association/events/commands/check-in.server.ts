import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { eventRegistrations } from '#drizzle/schema/association/events.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { DoorKeeper } from '../door-access.ts'
import { isDoorOpen } from '../event-status.ts'
import type { Registration } from '../registration-status.ts'
import { registrationOf } from './end-registration.server.ts'
import { lockDoor } from './own-event.server.ts'
import { moveRegistration } from './write-registration.server.ts'

/** Green: they may come in. Yellow: they already have. Red: they may not, and why. */
export type CheckIn = Readonly<
  | { light: 'green'; registrationId: string }
  | { light: 'yellow'; registrationId: string; at: number }
  | { light: 'red'; reason: 'unknown' | 'closed' | 'unpaid' | 'waiting' | 'canceled' }
>

/**
 * Who is at the door: the number on their ticket, or the line of the list that was pressed. `at` is when, where a scanner was offline and
 * tells of it later.
 */
export type AtDoor = Readonly<{ eventId: string; at?: number } & ({ typed: string } | { registrationId: string })>

async function findAtDoor(tx: Transaction, door: AtDoor): Promise<Registration | null> {
  if ('registrationId' in door) return registrationOf(tx, door)
  const number = parseReference(door.typed)
  if (number === null) return null
  const isIt = and(eq(eventRegistrations.eventId, door.eventId), eq(eventRegistrations.number, number))
  const [row] = await tx.select().from(eventRegistrations).where(isIt)
  return row ?? null
}

/** What a check-in keeps of who did it. */
const doneBy = (keeper: DoorKeeper) =>
  keeper.scope === 'greeter'
    ? { checkedInById: null, checkedInByGreeterId: keeper.greeterId }
    : { checkedInById: keeper.userId, checkedInByGreeterId: null }

const byKeeper = (keeper: DoorKeeper) =>
  keeper.scope === 'greeter' ? ({ by: 'manager' } as const) : ({ by: 'manager', userId: keeper.userId } as const)

/** A greeter has no account that the log could name: what they do is written of them as well. */
async function noteGreeter(tx: Transaction, keeper: DoorKeeper, action: 'check_in' | 'undo'): Promise<void> {
  if (keeper.scope !== 'greeter') return
  await recordAudit(tx, {
    actor: { type: 'anonymous' },
    action: `association_event.door_${action}`,
    subject: { type: 'event_greeter', id: keeper.greeterId },
  })
}

const reds = {
  pending_payment: 'unpaid',
  waitlisted: 'waiting',
  offered: 'waiting',
  canceled: 'canceled',
  expired: 'canceled',
  absent: 'closed',
} as const

/**
 * Lets somebody in once. A number that was shown before is not refused but told, with the time.
 * @throws DomainError not_found `association_event.unknown`, also for a greeter whose day it is not
 */
export function checkIn(keeper: DoorKeeper, door: AtDoor): Promise<CheckIn> {
  return withTransaction(async (tx) => {
    const event = await lockDoor(tx, keeper, door.eventId)
    const registration = await findAtDoor(tx, door)
    if (!registration) return { light: 'red', reason: 'unknown' }
    const { id, status, checkedInAt } = registration
    const { at = now() } = door
    if (status === 'checked_in' || status === 'attended')
      return { light: 'yellow', registrationId: id, at: checkedInAt! }
    if (status !== 'registered') return { light: 'red', reason: reds[status] }
    if (!isDoorOpen(event, at)) return { light: 'red', reason: 'closed' }
    const changes = { checkedInAt: at, ...doneBy(keeper) }
    await moveRegistration(tx, event, registration, { action: 'check_in', ...byKeeper(keeper), changes })
    await noteGreeter(tx, keeper, 'check_in')
    return { light: 'green', registrationId: id }
  })
}

/**
 * Takes a check-in back, within minutes of it.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.changed`
 */
export async function undoCheckIn(
  keeper: DoorKeeper,
  named: Readonly<{ eventId: string; registrationId: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const event = await lockDoor(tx, keeper, named.eventId)
    const registration = await registrationOf(tx, named)
    const changes = { checkedInAt: null, checkedInById: null, checkedInByGreeterId: null }
    await moveRegistration(tx, event, registration, { action: 'undo', ...byKeeper(keeper), changes })
    await noteGreeter(tx, keeper, 'undo')
  })
}
