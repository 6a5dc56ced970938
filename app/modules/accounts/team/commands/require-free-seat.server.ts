import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { countSeats, holdersOf, practicesOf } from '../queries/practice-seats.server.ts'

/**
 * Sees that somebody still finds a seat at every one of some places, in the transaction that gives it. The seats of each practice are taken
 * hold of until the commit: of two who come for the last one, the second counts after the first.
 * `isInvite` also counts the seats that open invites would take.
 * @throws DomainError conflict `accounts.seats_full` with `limit`
 */
export async function requireFreeSeat(
  tx: Transaction,
  facilityIds: readonly string[],
  { email, isInvite }: Readonly<{ email: string; isInvite: boolean }>,
): Promise<void> {
  for (const practice of await practicesOf(facilityIds, tx)) {
    await tx
      .update(teamMembers)
      .set({ version: sql`${teamMembers.version}` })
      .where(inArray(teamMembers.facilityId, [...practice.facilityIds]))
    const holders = await holdersOf(practice, tx)
    if (holders.some((holder) => holder.email === email)) continue
    const { taken, invited } = await countSeats(practice, tx)
    if (practice.limit === null) continue
    const full = taken + (isInvite ? invited : 0) >= practice.limit
    if (full) throw new DomainError('conflict', 'accounts.seats_full', { limit: practice.limit })
  }
}
