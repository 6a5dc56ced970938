import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { eventGreeters } from '#drizzle/schema/association/events.ts'
import { lockOwnEvent } from './own-event.server.ts'
import { endGreeterLinks } from './tell-greeter.server.ts'

/**
 * Takes the door back from a greeter: their links and whatever a code has opened end at once. Twice is once.
 * @throws DomainError not_found `association_event.unknown`
 */
export async function takeBackDoor(
  actor: AssociationActor,
  { eventId, greeterId }: Readonly<{ eventId: string; greeterId: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    await lockOwnEvent(tx, actor, eventId)
    const isTheirs = and(eq(eventGreeters.id, greeterId), eq(eventGreeters.eventId, eventId))
    const [greeter] = await tx.select().from(eventGreeters).where(isTheirs)
    if (!greeter) throw new DomainError('not_found', 'association_event.unknown')
    if (greeter.revokedAt !== null) return
    await tx.update(eventGreeters).set({ revokedAt: now() }).where(isTheirs)
    await endGreeterLinks(tx, greeterId)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association_event.door_take_back',
      subject: { type: 'event_greeter', id: greeterId },
    })
  })
}
