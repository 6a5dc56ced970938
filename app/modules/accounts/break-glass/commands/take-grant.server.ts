import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { AuditSubject } from '#app/modules/audit/audit-subjects.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { breakGlass } from '../grant-rules.ts'
import { findRunningGrant, type HealthGrant } from '../queries/running-grants.server.ts'

type Seen = Readonly<{ facilityId: string; subject: { type: AuditSubject; id: string }; fields: readonly string[] }>

/**
 * Asks for the grant by which something may be shown now, and records that it is: once of the grant, once of what is seen, under the same
 * request. Call it before anything is opened.
 * @returns null, and nothing is recorded, where no grant runs
 */
export async function takeGrant(actor: AdminActor, { facilityId, subject, fields }: Seen): Promise<HealthGrant | null> {
  if (!actor.permissions.has(breakGlass)) return null
  return withTransaction(async (tx) => {
    const grant = await findRunningGrant(actor.userId, facilityId, tx)
    if (!grant) return null
    const by = { type: 'user', id: actor.userId } as const
    await recordAudit(tx, {
      actor: by,
      action: 'accounts.health_grant_use',
      subject: { type: 'health_grant', id: grant.id },
      fields,
    })
    await recordAudit(tx, { actor: by, action: 'booking.appointment_read', subject, fields })
    return grant
  })
}
