import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit, recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { findRunningGrant } from '#app/modules/accounts/break-glass/queries/running-grants.server.ts'
import { impersonationField } from '#app/modules/audit/impersonation-field.ts'

type Impersonated = ProviderActor & { impersonation: NonNullable<ProviderActor['impersonation']> }

/** Records that a page was read as somebody else; where it shows patients, the grants by which. */
export function recordImpersonatedRead(actor: Impersonated, showsHealthData: boolean): Promise<void> {
  const { userId, seats, impersonation } = actor
  const by = { type: 'user', id: impersonation.adminId } as const
  const fields = [impersonationField(impersonation.id)]
  return withTransaction(async (tx) => {
    for (const { facilityId } of showsHealthData ? seats : []) {
      const grant = await findRunningGrant(impersonation.adminId, facilityId, tx)
      if (!grant) continue
      const subject = { type: 'health_grant', id: grant.id }
      await recordAudit(tx, { actor: by, action: 'accounts.health_grant_use', subject, fields })
    }
    const subject = { type: 'user', id: userId }
    await recordAudit(tx, { actor: by, action: 'accounts.impersonation_read', subject, fields })
  })
}

/** Records that something was refused to somebody who reads as somebody else. */
export function recordImpersonatedRefusal({ userId, impersonation: { id, adminId } }: Impersonated): Promise<void> {
  return recordRefusal({
    actor: { type: 'user', id: adminId },
    action: 'accounts.impersonation_refuse',
    subject: { type: 'user', id: userId },
    fields: [impersonationField(id)],
  })
}
