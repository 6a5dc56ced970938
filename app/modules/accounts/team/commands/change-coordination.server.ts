import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CoordinationRole, ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { getSeat } from '../queries/get-seat.server.ts'
import { endRights, writeSeat } from './write-seat.server.ts'

/** What somebody should be in care coordination at a place; `version` is that of their seat as the page showed it. */
export type WantedCoordination = Readonly<{ facilityId: string; role: CoordinationRole | null; version: number }>

/**
 * Changes what a member may do with referrals at each of the actor's places. All of it or nothing; when anything is another than before,
 * the member's sessions end at once. Only who owns a place gives such a role, or takes it.
 * @returns whether anything was changed
 * @throws DomainError not_found; forbidden `accounts.team_forbidden`; conflict `accounts.team_changed`
 */
export function changeCoordination(
  actor: ProviderActor,
  seatId: string,
  wanted: readonly WantedCoordination[],
): Promise<boolean> {
  return withTransaction(async (tx) => {
    const { userId } = await getSeat(actor, seatId, 'team.manage', tx)
    const facilityIds = wanted.map(({ facilityId }) => facilityId)
    if (!facilityIds.every((facilityId) => allows(actor, 'ownership.transfer', { facilityId })))
      throw new DomainError('forbidden', 'accounts.team_forbidden')
    const rows = await tx
      .select()
      .from(teamMembers)
      .where(
        and(
          eq(teamMembers.userId, userId),
          inArray(teamMembers.facilityId, facilityIds),
          ne(teamMembers.status, 'left'),
        ),
      )
    let isChanged = false
    for (const { facilityId, role, version } of wanted) {
      const row = rows.find((each) => each.facilityId === facilityId)
      if (row?.version !== version) throw new DomainError('conflict', 'accounts.team_changed')
      if (row.coordinationRole === role) continue
      await writeSeat(tx, row, version, { coordinationRole: role })
      isChanged = true
    }
    if (!isChanged) return false
    await endRights(tx, userId)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'accounts.role_change' },
      ...{ subject: { type: 'user', id: userId }, fields: ['coordination'] },
    })
    return true
  })
}
