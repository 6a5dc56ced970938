import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { healthGrants } from '#drizzle/schema/oversight.ts'
import { grantLife, requireBreakGlass } from '../grant-rules.ts'
import { findRunningGrant } from '../queries/running-grants.server.ts'
import { sealReason } from '../sealed-reason.server.ts'
import { tellOwners } from './tell-owners.server.ts'

export type AskedGrant = Readonly<{ facilityId: string; appointmentId: string | null; reason: string }>

/**
 * Opens the health data of one facility to an administrator for half an hour; its owners are told in the same transaction. Who has one that
 * runs keeps it: asking again makes it no longer.
 * @returns the grant's id
 * @throws DomainError forbidden, not_found
 */
export async function openGrant(actor: AdminActor, { facilityId, appointmentId, reason }: AskedGrant): Promise<string> {
  requireBreakGlass(actor)
  return withTransaction(async (tx) => {
    const [facility] = await tx.select({ id: facilities.id }).from(facilities).where(eq(facilities.id, facilityId))
    if (!facility) throw new DomainError('not_found', 'accounts.grant_unknown')
    const running = await findRunningGrant(actor.userId, facilityId, tx)
    if (running) return running.id
    const [id, at] = [newId(), now()]
    await tx.insert(healthGrants).values({
      ...{ id, userId: actor.userId, facilityId, appointmentId, createdAt: at, expiresAt: at + grantLife },
      reasonEnc: sealReason('health_grants', id, reason),
    })
    await tellOwners(tx, { id, facilityId })
    const by = { type: 'user', id: actor.userId } as const
    const subject = { type: 'health_grant', id }
    await recordAudit(tx, {
      actor: by,
      action: 'accounts.health_grant_open',
      subject,
      fields: ['facilityId', 'reason'],
    })
    return id
  })
}
