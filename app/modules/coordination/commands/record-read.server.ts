import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/** What of a referral somebody has seen. */
type Seen = 'case' | 'sheet' | 'document'

/** Writes down that somebody has read a referral; nobody by name where they came by a link. */
export function recordCaseRead(actor: ProviderActor | null, caseId: string, seen: Seen): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: actor ? { type: 'user', id: actor.userId } : { type: 'anonymous' },
      action: 'coordination.case_read',
      subject: { type: 'care_case', id: caseId },
      fields: [seen],
    }),
  )
}

/** The same of a list, which shows names of patients of a clinic. */
export function recordListRead(actor: ProviderActor, facilityIds: readonly string[]): Promise<void> {
  return withTransaction(async (tx) => {
    for (const id of facilityIds)
      await recordAudit(tx, {
        actor: { type: 'user', id: actor.userId },
        action: 'coordination.list_read',
        subject: { type: 'facility', id },
      })
  })
}
