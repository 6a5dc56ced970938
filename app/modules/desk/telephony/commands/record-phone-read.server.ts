import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { recordOfClinic } from './take-clinic.server.ts'

/** Records that somebody saw the calls of a clinic: numbers, and who they may be. */
export function recordPhoneRead(actor: ProviderActor, facilityId: string): Promise<void> {
  const fields = ['phone', 'name', 'visit']
  return withTransaction((tx) => recordOfClinic(tx, actor, { facilityId, action: 'telephony.call_log_read', fields }))
}

/** The same of one call or voicemail. */
export function recordCallRead(
  actor: ProviderActor,
  subject: Readonly<{ type: 'call' | 'voicemail'; id: string }>,
): Promise<void> {
  const action = subject.type === 'call' ? 'telephony.call_read' : 'telephony.voicemail_read'
  const fields = subject.type === 'call' ? ['phone', 'name', 'visit'] : ['phone', 'name', 'visit', 'recording']
  return withTransaction((tx) =>
    recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action, subject, fields }),
  )
}
