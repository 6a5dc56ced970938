import { and, eq, or, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { tellManagers } from '#app/modules/association/members/commands/tell-managers.server.ts'
import { nextMemberStatus } from '#app/modules/association/members/member-status.ts'

async function openAssociation(tx: Transaction, slug: string) {
  const isOpen = and(eq(associations.slug, slug), eq(associations.status, 'approved'))
  const [association] = await tx.select().from(associations).where(isOpen)
  if (!association || association.joinRule === 'invite') throw new DomainError('not_found', 'association.unknown')
  return association
}

async function ownRow(tx: Transaction, actor: ProviderActor, associationId: string) {
  const isOwn = or(
    eq(associationMembers.userId, actor.userId),
    actor.providerId === null ? undefined : eq(associationMembers.providerId, actor.providerId),
  )
  const [row] = await tx
    .select()
    .from(associationMembers)
    .where(and(eq(associationMembers.associationId, associationId), isOwn))
  return row ?? null
}

/**
 * Somebody of the provider area applies for membership; where anybody may join they are a member at once. Who was turned down, was removed
 * or has left is decided about once more, also there; whoever is a member or waits already changes nothing.
 * @throws DomainError not_found `association.unknown` for one that is not open or goes by invitation
 */
export async function applyWithAccount(actor: ProviderActor, slug: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { id: associationId, joinRule } = await openAssociation(tx, slug)
    const known = await ownRow(tx, actor, associationId)
    if (known && nextMemberStatus(known.status, 'apply', 'member') === null) return
    const at = now()
    const isMember = joinRule === 'open' && known === null
    const entered = {
      ...{ status: isMember ? ('active' as const) : ('applied' as const), appliedAt: at, updatedAt: at },
      ...{
        joinedOn: isMember ? localDate(at, newYork) : null,
        decisionNote: null,
        userId: actor.userId,
        duesAskedOn: null,
      },
    }
    const memberId = known?.id ?? newId()
    if (known) {
      await tx
        .update(associationMembers)
        .set({ ...entered, version: sql`${associationMembers.version} + 1` })
        .where(eq(associationMembers.id, memberId))
    } else {
      // Without an address: it may be that of a member without an account, whom nobody takes over by applying.
      const { providerId, name, locale } = actor
      const own = { id: memberId, associationId, providerId, name, locale, role: 'member' as const, isPublic: false }
      await tx.insert(associationMembers).values({ ...own, ...entered, version: 1, createdAt: at })
    }
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.member_apply',
      subject: { type: 'association_member', id: memberId },
    })
    if (isMember) return
    const [applied] = await tx.select().from(associationMembers).where(eq(associationMembers.id, memberId))
    await tellManagers(tx, applied!)
  })
}
