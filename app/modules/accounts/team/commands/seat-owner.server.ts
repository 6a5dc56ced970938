import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'

/** Seats the owner of a facility that was added for them and has no team yet. */
export async function seatOwner(
  tx: Transaction,
  seat: Readonly<{ facilityId: string; userId: string }>,
): Promise<void> {
  const at = now()
  await tx
    .insert(teamMembers)
    .values({ id: newId(), ...seat, role: 'owner', status: 'active', version: 1, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
}
