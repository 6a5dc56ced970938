import { and, eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationEvents } from '#drizzle/schema/association/events.ts'
import { type AssociationEvent, standingAt } from '../event-status.ts'
import type { EventColumns } from '../forms.ts'
import { listGreeters } from '../queries/event-greeters.server.ts'
import { listRegistrations } from '../queries/event-rows.server.ts'
import { livingStatuses } from '../registration-status.ts'
import { seatsTaken, settleSeats } from './event-seats.server.ts'
import { lockOwnEvent } from './own-event.server.ts'
import { tellGreeter } from './tell-greeter.server.ts'
import { tellPerson } from './tell-registered.server.ts'

type Saving = Readonly<{
  /** The association that the page was about: another may have been chosen since. */
  shown: string
  columns: EventColumns
}>

async function refuseOther(tx: Transaction, actor: AssociationActor, shown: string): Promise<void> {
  const { id } = await readChosen(actor, tx)
  if (id !== shown) throw new DomainError('conflict', 'association.other_chosen')
}

function auditSave(tx: Transaction, actor: AssociationActor, id: string, action: 'event_create' | 'event_save') {
  return recordAudit(tx, {
    actor: { type: 'user', id: actor.userId },
    action: `association_event.${action}`,
    subject: { type: 'association_event', id },
  })
}

/**
 * Makes the draft of an event. `id` is of the form that makes it: sent twice it makes one.
 * @throws DomainError conflict `association.other_chosen`
 */
export async function createEvent(
  actor: AssociationActor,
  { shown, columns, key }: Saving & Readonly<{ key: string }>,
): Promise<string> {
  return withTransaction(async (tx) => {
    await refuseOther(tx, actor, shown)
    const isSame = and(eq(associationEvents.formKey, key), eq(associationEvents.associationId, shown))
    const [known] = await tx.select({ id: associationEvents.id }).from(associationEvents).where(isSame)
    if (known) return known.id
    const [id, at] = [newId(), now()]
    await tx.insert(associationEvents).values({
      ...{ ...columns, id, associationId: shown, formKey: key, status: 'draft', isFull: false },
      ...{ sequence: 0, version: 1, createdAt: at, updatedAt: at },
    })
    await auditSave(tx, actor, id, 'event_create')
    return id
  })
}

const placeAndTime = ['startsAt', 'endsAt', 'venue', 'address', 'onlineUrl'] as const

/** Those who have a seat or wait, and greeters, hear of another time or place, each in their language. */
async function tellOfChange(tx: Transaction, event: AssociationEvent): Promise<void> {
  for (const registration of await listRegistrations(event.id, livingStatuses, tx))
    await tellPerson(tx, event, registration, 'event_changed')
  // The link of a greeter lasts until the list closes, which is another time now.
  for (const greeter of await listGreeters(event.id, tx)) await tellGreeter(tx, event, greeter)
}

async function refuseUnfit(tx: Transaction, event: AssociationEvent, columns: EventColumns): Promise<void> {
  const standing = standingAt(event, now())
  if (standing !== 'draft' && standing !== 'published') throw new DomainError('conflict', 'association_event.not_now')
  if (standing !== 'published') return
  if (columns.startsAt <= now()) throw new DomainError('invalid', 'association_event.past')
  if (columns.capacity < (await seatsTaken(tx, event.id)))
    throw new DomainError('conflict', 'association_event.capacity')
}

/**
 * Changes an event that has not begun. Of a published one everybody sees it at once, and who is registered is told of another time or place.
 * @throws DomainError not_found `association_event.unknown`; conflict `association.other_chosen`, `association_event.stale`,
 * `association_event.not_now`, `association_event.capacity`; invalid `association_event.past`
 */
export async function saveEvent(
  actor: AssociationActor,
  eventId: string,
  { shown, columns, seen }: Saving & Readonly<{ seen: number | null }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    await refuseOther(tx, actor, shown)
    const before = await lockOwnEvent(tx, actor, eventId)
    await refuseUnfit(tx, before, columns)
    const isMoved = before.status === 'published' && placeAndTime.some((name) => before[name] !== columns[name])
    const sequence = before.sequence + Number(isMoved)
    const [event] = await tx
      .update(associationEvents)
      .set({ ...columns, sequence, version: sql`${associationEvents.version} + 1`, updatedAt: now() })
      .where(and(eq(associationEvents.id, eventId), eq(associationEvents.version, seen ?? 0)))
      .returning()
    if (!event) throw new DomainError('conflict', 'association_event.stale')
    if (isMoved) await tellOfChange(tx, event)
    if (event.status === 'published') await settleSeats(tx, event)
    await auditSave(tx, actor, eventId, 'event_save')
  })
}
