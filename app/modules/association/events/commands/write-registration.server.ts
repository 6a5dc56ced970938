import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { eventRegistrations } from '#drizzle/schema/association/events.ts'
import type { AssociationEvent } from '../event-status.ts'
import {
  type Registration,
  type RegistrationAction,
  type RegistrationParty,
  stepRegistration,
} from '../registration-status.ts'

export type RegistrationStep = Readonly<{
  action: RegistrationAction
  by: RegistrationParty
  /** Of the account that does it, where one does. */
  userId?: string
  changes?: Partial<typeof eventRegistrations.$inferInsert>
}>

/** Who did it, as the audit log names them. */
export function auditedActor({ by, userId }: Pick<RegistrationStep, 'by' | 'userId'>) {
  if (userId !== undefined) return { type: 'user', id: userId } as const
  return { type: by === 'person' ? 'anonymous' : 'system' } as const
}

/**
 * Takes a step of a registration whose event the caller has locked. What was kept for it until a time is not any more, unless `changes` say so.
 * @throws DomainError conflict `association_event.changed`
 */
export async function moveRegistration(
  tx: Transaction,
  { startsAt }: Pick<AssociationEvent, 'startsAt'>,
  registration: Registration,
  { action, by, userId, changes = {} }: RegistrationStep,
): Promise<Registration> {
  const { id, status: from, keptUntil, checkedInAt } = registration
  const status = stepRegistration({ from, action, by }, { now: now(), startsAt, keptUntil, checkedInAt })
  const [moved] = await tx
    .update(eventRegistrations)
    .set({ keptUntil: null, ...changes, status, updatedAt: now() })
    .where(and(eq(eventRegistrations.id, id), eq(eventRegistrations.status, from)))
    .returning()
  if (!moved) throw new DomainError('conflict', 'association_event.changed')
  await recordAudit(tx, {
    actor: auditedActor({ by, ...(userId !== undefined && { userId }) }),
    action: `association_event.registration_${action}`,
    subject: { type: 'event_registration', id },
    fields: ['status'],
  })
  return moved
}
