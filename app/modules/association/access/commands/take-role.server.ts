import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { lockMember, writeMember } from '#app/modules/association/members/commands/write-member.server.ts'
import type { Member, MemberStep } from '#app/modules/association/members/member-status.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { type Invitation, isAtLeast } from '../access-status.ts'

/** Who becomes something: an account, or null for an officer who has only shown that the address is theirs. */
type Invitee = string | null

const auditActor = (userId: Invitee) =>
  userId ? ({ type: 'user', id: userId } as const) : { type: 'anonymous' as const }

/** The member that the invited person is already: by their account, else by the address or their profile where no account stands for it. */
async function findKnown(
  tx: Transaction,
  { associationId, email }: Invitation,
  userId: Invitee,
): Promise<string | null> {
  const { id, associationId: owner } = associationMembers
  const first = async (condition: SQL | undefined) => {
    const isOwn = and(eq(owner, associationId), condition)
    return (await tx.select({ id }).from(associationMembers).where(isOwn).orderBy(asc(id)).limit(1))[0]?.id ?? null
  }
  const isFree = isNull(associationMembers.userId)
  if (userId === null) return first(eq(associationMembers.email, email))
  const [profile] = await tx.select({ id: providers.id }).from(providers).where(eq(providers.userId, userId))
  return (
    (await first(eq(associationMembers.userId, userId))) ??
    (await first(and(eq(associationMembers.email, email), isFree))) ??
    (profile ? await first(and(eq(associationMembers.providerId, profile.id), isFree)) : null)
  )
}

/** Somebody whom the association did not have. An address that is another member's stays theirs. */
async function insertMember(tx: Transaction, invitation: Invitation, userId: Invitee): Promise<void> {
  const { associationId, name, email, locale, role } = invitation
  const isSame = and(eq(associationMembers.associationId, associationId), eq(associationMembers.email, email))
  const [taken] = await tx.select({ id: associationMembers.id }).from(associationMembers).where(isSame)
  const [id, at] = [newId(), now()]
  await tx.insert(associationMembers).values({
    ...{ id, associationId, userId, name, email: taken ? null : email, locale, role, roleGivenAt: at },
    ...{ status: 'active', isPublic: false, joinedOn: localDate(at, newYork) },
    ...{ chosenAt: userId === null ? null : at, version: 1, createdAt: at, updatedAt: at },
  })
  await recordAudit(tx, {
    ...{ actor: auditActor(userId), action: 'association.member_add' },
    ...{ subject: { type: 'association_member', id } },
  })
}

/** How somebody who is no active member becomes one: who invites has decided about an application, and asks back who was gone. */
const admissions: Readonly<Partial<Record<Member['status'], readonly MemberStep[]>>> = {
  active: [],
  applied: ['approve'],
  invited: ['accept'],
  left: ['invite', 'accept'],
  rejected: ['invite', 'accept'],
}

/**
 * Gives whoever accepts an invitation its role, in the caller's transaction. A higher role that they have stays; the association that they
 * have just joined is the one they work for.
 * @throws DomainError conflict `association.member_barred` for a member who is lapsed or suspended
 */
export async function takeRole(tx: Transaction, invitation: Invitation, userId: Invitee): Promise<void> {
  const known = await findKnown(tx, invitation, userId)
  if (known === null) return insertMember(tx, invitation, userId)
  const before = await lockMember(tx, invitation.associationId, known)
  const steps = admissions[before.status]
  if (!steps) throw new DomainError('conflict', 'association.member_barred')
  const actor = auditActor(userId)
  let member = before
  for (const name of steps) {
    const by = name === 'accept' ? 'member' : 'manager'
    member = await writeMember(tx, member, { step: { name, by }, actor })
  }
  await writeMember(tx, member, {
    ...{ step: null, actor },
    changes: {
      ...(!isAtLeast(member.role, invitation.role) && { role: invitation.role }),
      ...(userId !== null && { userId }),
      ...(member.joinedOn === null && { joinedOn: todayInNewYork() }),
    },
  })
  // What somebody chose for themselves is no change of the member.
  if (userId !== null)
    await tx.update(associationMembers).set({ chosenAt: now() }).where(eq(associationMembers.id, known))
}
