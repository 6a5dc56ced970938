import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { type AuditEvent, recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { setTier } from '#app/modules/directory/commands/set-tier.server.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { memberships } from '#drizzle/schema/membership.ts'
import type { Membership } from '../change.ts'
import { type MembershipAction, type MembershipParty, stepMembership, tierOf } from '../membership-status.ts'

type Changes = Partial<Omit<Membership, 'id' | 'providerId' | 'status' | 'version' | 'createdAt' | 'updatedAt'>>

export type Step = Readonly<{
  action: MembershipAction
  by: MembershipParty
  actor: AuditEvent['actor']
  /** What it sets besides the status. */
  changes?: Changes
}>

/** A membership for this transaction alone: on PostgreSQL whoever else wants it waits. */
export async function lockMembership(
  tx: Transaction,
  where: Readonly<{ id: string } | { providerId: string }>,
): Promise<Membership | null> {
  const own = 'id' in where ? eq(memberships.id, where.id) : eq(memberships.providerId, where.providerId)
  const [row] = await tx
    .update(memberships)
    .set({ version: sql`${memberships.version}` })
    .where(own)
    .returning()
  return row ?? null
}

/** Columns of who owes nothing. */
export const settled = { pastDueAt: null, graceUntil: null, suspendedAt: null, failures: 0 } as const

/** Columns of who changes nothing with the next period. */
export const unchanging = { nextTier: null, nextInterval: null, nextPriceCents: null } as const

async function tellTier(tx: Transaction, { providerId }: Membership, tier: number): Promise<void> {
  const [row] = await tx.select({ tier: providers.tier }).from(providers).where(eq(providers.id, providerId))
  if (!row || row.tier === tier) return
  await touchSchedules(tx, [providerId])
  await setTier(tx, providerId, tier)
}

/**
 * Takes a step of a membership that this transaction holds: the status by the table, what else changes, the level of the profile, and the entry in the audit log.
 * @throws DomainError conflict `membership.not_now`
 */
export async function writeMembership(tx: Transaction, before: Membership, step: Step): Promise<Membership> {
  const { action, by, actor, changes = {} } = step
  const status = stepMembership(before.status, action, by)
  const [after] = await tx
    .update(memberships)
    .set({ ...changes, status, version: sql`${memberships.version} + 1`, updatedAt: now() })
    .where(eq(memberships.id, before.id))
    .returning()
  await tellTier(tx, after!, tierOf(after!))
  const fields = [...Object.keys(changes), ...(status === before.status ? [] : ['status'])]
  await recordAudit(tx, {
    actor,
    action: `membership.${action}`,
    subject: { type: 'membership', id: before.id },
    fields,
  })
  return after!
}

type First = Pick<
  Membership,
  'providerId' | 'tier' | 'interval' | 'priceCents' | 'periodStart' | 'periodEnd' | 'anchorDay'
>

/** The membership of a profile that had none: chosen, not paid for, and without a level yet. */
export async function openMembership(tx: Transaction, first: First): Promise<Membership> {
  const at = now()
  const [made] = await tx
    .insert(memberships)
    .values({
      ...{ id: newId(), ...first, status: 'abandoned', periodCents: 0, isTrial: false },
      ...{ failures: 0, version: 1, createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing()
    .returning()
  return made ?? (await lockMembership(tx, { providerId: first.providerId }))!
}
