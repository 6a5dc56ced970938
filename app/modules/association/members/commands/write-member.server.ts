import { and, eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { type AuditEvent, recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { type Member, type MemberParty, type MemberStep, stepMember } from '../member-status.ts'

type Changes = Partial<Omit<Member, 'id' | 'associationId' | 'status' | 'version' | 'createdAt' | 'updatedAt'>>

type Writing = Readonly<{
  /** Null leaves the status as it is. */
  step: Readonly<{ name: MemberStep; by: MemberParty }> | null
  actor: AuditEvent['actor']
  changes?: Changes
}>

/** An association for this transaction alone, so that of two who change its owners one comes second. */
export async function lockAssociation(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(associations)
    .set({ version: sql`${associations.version}` })
    .where(eq(associations.id, id))
}

/**
 * A member of an association for this transaction alone.
 * @throws DomainError not_found `association.member_unknown`, also for a member of another association
 */
export async function lockMember(tx: Transaction, associationId: string, id: string): Promise<Member> {
  const [row] = await tx
    .update(associationMembers)
    .set({ version: sql`${associationMembers.version}` })
    .where(and(eq(associationMembers.id, id), eq(associationMembers.associationId, associationId)))
    .returning()
  if (!row) throw new DomainError('not_found', 'association.member_unknown')
  return row
}

/** Whoever reads an address that was a member's has none of their links any more. */
export async function endMemberLinks(tx: Transaction, { id, email }: Pick<Member, 'id' | 'email'>): Promise<void> {
  if (email !== null) await revokeActionLinks(tx, { type: 'association_member', id }, 'association_member')
}

/**
 * Writes a member that this transaction holds: the status by the table, what else changes, and the entry in the audit log, which names the
 * fields and not what stands in them. Links that went to an earlier e-mail address end.
 * @throws DomainError conflict `association.member_not_now`
 */
export async function writeMember(
  tx: Transaction,
  before: Member,
  { step, actor, changes = {} }: Writing,
): Promise<Member> {
  const status = step ? stepMember(before.status, step.name, step.by) : before.status
  const roleGivenAt = changes.role !== undefined && changes.role !== before.role ? now() : before.roleGivenAt
  const [after] = await tx
    .update(associationMembers)
    .set({ ...changes, roleGivenAt, status, version: sql`${associationMembers.version} + 1`, updatedAt: now() })
    .where(eq(associationMembers.id, before.id))
    .returning()
  if (changes.email !== undefined) await endMemberLinks(tx, before)
  await recordAudit(tx, {
    actor,
    action: `association.member_${step?.name ?? 'save'}`,
    subject: { type: 'association_member', id: before.id },
    fields: [...(step ? ['status'] : []), ...Object.keys(changes)],
  })
  return after!
}
