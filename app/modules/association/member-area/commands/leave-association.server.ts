import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'
import { stepMember } from '#app/modules/association/members/member-status.ts'

/**
 * A member leaves; an application is taken back.
 * @throws DomainError conflict `association.owner_stays` for its owner, `association.member_not_now` where there is nothing to leave
 */
export async function leaveAssociation({ memberId }: ActingMember): Promise<void> {
  await withTransaction(async (tx) => {
    const [member] = await tx.select().from(associationMembers).where(eq(associationMembers.id, memberId))
    if (!member) throw new DomainError('not_found', 'association.unknown_member')
    if (member.role === 'owner') throw new DomainError('conflict', 'association.owner_stays')
    const status = stepMember(member.status, 'leave', 'member')
    const left = {
      role: 'member' as const,
      office: null,
      isPublic: false,
      version: sql`${associationMembers.version} + 1`,
    }
    await tx
      .update(associationMembers)
      .set({ ...left, status, updatedAt: now() })
      .where(eq(associationMembers.id, memberId))
    await recordAudit(tx, {
      actor: member.userId === null ? { type: 'anonymous' } : { type: 'user', id: member.userId },
      action: 'association.member_leave',
      subject: { type: 'association_member', id: memberId },
    })
  })
}
