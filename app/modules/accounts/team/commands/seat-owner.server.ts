import { sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { holdFacility } from '#app/modules/directory/commands/hold-facility.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { findUnledFacilities } from '../queries/unled-facilities.server.ts'

/**
 * Seats somebody as the owner of a team that has none: a right that nobody takes by themselves (reliability C14), `by` whom is a reviewer.
 * A seat that they have there already becomes the owner's. Of two at the same moment the second is refused. Call it last.
 * @throws DomainError conflict `accounts.facility_led`; not_found `directory.facility_not_found`
 */
export async function seatOwner(
  tx: Transaction,
  by: Readonly<{ userId: string }>,
  seat: Readonly<{ facilityId: string; userId: string }>,
): Promise<void> {
  await holdFacility(tx, seat.facilityId)
  const [unled] = await findUnledFacilities([seat.facilityId], tx)
  if (!unled) throw new DomainError('conflict', 'accounts.facility_led')
  const at = now()
  await tx
    .insert(teamMembers)
    .values({ id: newId(), ...seat, role: 'owner', status: 'active', version: 1, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [teamMembers.facilityId, teamMembers.userId],
      set: { role: 'owner', status: 'active', version: sql`${teamMembers.version} + 1`, updatedAt: at },
    })
  await recordAudit(tx, {
    actor: { type: 'user', id: by.userId },
    action: 'accounts.owner_seat',
    subject: { type: 'facility', id: seat.facilityId },
    fields: ['owner'],
  })
}
