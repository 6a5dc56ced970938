import { desc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { membershipOrders } from '#drizzle/schema/membership.ts'
import { findMembership, findPayer } from './memberships.server.ts'

/** What was chosen last and whether it is paid, by our own record; null where nothing was. */
export async function findLatestOrder(actor: ProviderActor) {
  const payer = await findPayer(actor, 'membership.manage')
  const membership = payer && (await findMembership(payer.id))
  if (!payer || !membership) return null
  const [order] = await db
    .select({ status: membershipOrders.status, tier: membershipOrders.tier, amountCents: membershipOrders.amountCents })
    .from(membershipOrders)
    .where(eq(membershipOrders.membershipId, membership.id))
    .orderBy(desc(membershipOrders.createdAt), desc(membershipOrders.id))
    .limit(1)
  return order ? { ...order, tierNow: payer.tier } : null
}
