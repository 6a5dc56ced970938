import { and, eq, isNull } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { contactHash } from '#app/modules/notifications/contact-hash.server.ts'
import { eventGreeters } from '#drizzle/schema/association/events.ts'
import { canBeHanded } from '../door-access.ts'
import type { AssociationEvent } from '../event-status.ts'
import { listGreeters, listOfficers } from '../queries/event-greeters.server.ts'
import { sealPerson } from '../queries/registered-person.server.ts'
import { lockOwnEvent } from './own-event.server.ts'
import { tellGreeter } from './tell-greeter.server.ts'

/** An officer by their id, or somebody else by name and address. */
type Chosen = Readonly<{ officer: string } | { name: string; email: string; locale: Locale }>

/** More than these at one door are a slip, or somebody who writes to strangers. */
const mostGreeters = 20

async function personAt(tx: Transaction, event: AssociationEvent, chosen: Chosen) {
  if (!('officer' in chosen)) return chosen
  const officer = (await listOfficers(event.associationId, tx)).find(({ id }) => id === chosen.officer)
  if (!officer) throw new DomainError('not_found', 'association.unknown_member')
  return { name: officer.name, email: officer.email!.toLowerCase(), locale: officer.locale }
}

/** @throws DomainError conflict `association_event.not_now` for a draft, and for an event that is over or canceled */
function refuseWithoutDoor(event: AssociationEvent): void {
  if (!canBeHanded(event, now())) throw new DomainError('conflict', 'association_event.not_now')
}

const auditGreeter = (tx: Transaction, { userId }: AssociationActor, id: string, action: 'hand' | 'resend') =>
  recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: `association_event.door_${action}`,
    subject: { type: 'event_greeter', id },
  })

/**
 * Hands the door of an event to somebody by a link to their address. Who has it already gets a new link and the old one ends.
 * @throws DomainError not_found `association_event.unknown`, `association.unknown_member`; conflict `association_event.not_now`; too_many
 * `association_event.greeters`
 */
export async function handDoor(actor: AssociationActor, eventId: string, chosen: Chosen): Promise<void> {
  await withTransaction(async (tx) => {
    const event = await lockOwnEvent(tx, actor, eventId)
    refuseWithoutDoor(event)
    const person = await personAt(tx, event, chosen)
    const contactKey = contactHash('email', person.email)
    const greeters = await listGreeters(eventId, tx)
    const known = greeters.find((greeter) => greeter.contactKey === contactKey)
    if (known) {
      await tellGreeter(tx, event, known)
      return auditGreeter(tx, actor, known.id, 'resend')
    }
    if (greeters.length >= mostGreeters) throw new DomainError('too_many', 'association_event.greeters')
    const id = newId()
    const [greeter] = await tx
      .insert(eventGreeters)
      .values({
        ...{ id, eventId, contactKey, locale: person.locale, createdAt: now(), revokedAt: null },
        ...sealPerson(person, id, 'event_greeters'),
      })
      .returning()
    await tellGreeter(tx, event, greeter!)
    return auditGreeter(tx, actor, id, 'hand')
  })
}

/**
 * Sends a greeter a new link; the old one ends.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.not_now`
 */
export async function resendDoor(
  actor: AssociationActor,
  { eventId, greeterId }: Readonly<{ eventId: string; greeterId: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const event = await lockOwnEvent(tx, actor, eventId)
    refuseWithoutDoor(event)
    const isTheirs = and(eq(eventGreeters.id, greeterId), eq(eventGreeters.eventId, eventId))
    const [greeter] = await tx
      .select()
      .from(eventGreeters)
      .where(and(isTheirs, isNull(eventGreeters.revokedAt)))
    if (!greeter) throw new DomainError('not_found', 'association_event.unknown')
    await tellGreeter(tx, event, greeter)
    await auditGreeter(tx, actor, greeterId, 'resend')
  })
}
