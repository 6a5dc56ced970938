import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'
import type { ComplianceItem } from '../queries/clinic.server.ts'
import { findReminded } from '../queries/recipients.server.ts'
import type { Subject } from '../queries/subjects.server.ts'
import { standingOf } from '../standing.ts'
import { type Facility, tellOfItem } from './tell.server.ts'

export type Reminder = Readonly<{ facility: Facility; subject: Subject; item: ComplianceItem; today: LocalDate }>

/** What a reminder by hand came to: nobody can be written to, it was sent today already, or nothing expires soon. */
export type Reminded = 'sent' | 'nobody' | 'before' | 'valid'

/** Writes now to whom something concerns that expires soon or has expired, at most once a day of the clinic. @throws DomainError forbidden `practice.read_only` */
export async function remindOfItem(actor: ProviderActor, reminder: Reminder): Promise<Reminded> {
  const { facility, subject, item, today } = reminder
  if (!allows(actor, 'compliance.manage', { facilityId: facility.id }))
    throw new DomainError('forbidden', 'practice.read_only')
  const { status } = standingOf(item, today)
  if (status !== 'expiring' && status !== 'expired') return 'valid'
  const recipients = await findReminded(facility.id, subject)
  if (recipients.length === 0) return 'nobody'
  return withTransaction(async (tx) => {
    const isFirst = or(isNull(complianceItems.remindedOn), ne(complianceItems.remindedOn, today))
    const marked = await tx
      .update(complianceItems)
      .set({ remindedOn: today })
      .where(and(eq(complianceItems.id, item.id), eq(complianceItems.expires, item.expires!), isFirst))
      .returning({ id: complianceItems.id })
    if (marked.length === 0) return 'before'
    await tellOfItem(tx, { item, subject, facility, recipients, event: `now:${today}` })
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'practice.compliance_remind' },
      ...{ subject: { type: 'facility', id: facility.id }, fields: [item.kind] },
    })
    return 'sent'
  })
}
