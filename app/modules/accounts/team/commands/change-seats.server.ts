import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { getSeat, type SeatRow } from '../queries/get-seat.server.ts'
import { endRights, handOver, writeSeat } from './write-seat.server.ts'
import { type AssignableRole, requireSeatDeed } from '../team-rules.ts'
import { requireFreeSeat } from './require-free-seat.server.ts'

/** What somebody should be at a place. `version` is that of their seat there as the page showed it, 0 when it showed none. */
export type WantedSeat = Readonly<{ facilityId: string; role: AssignableRole | null; version: number }>

async function addSeat(tx: Transaction, userId: string, { facilityId, role }: WantedSeat, left: SeatRow | undefined) {
  if (left) return writeSeat(tx, left, left.version, { role: role!, status: 'active' })
  const at = now()
  const given = { facilityId, userId, role: role!, status: 'active' as const }
  const rows = await tx
    .insert(teamMembers)
    .values({ id: newId(), ...given, version: 1, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: teamMembers.id })
  if (rows.length === 0) throw new DomainError('conflict', 'accounts.team_changed')
}

/** One place. @returns whether anything is another than before. */
async function settle(tx: Transaction, actor: ProviderActor, userId: string, wanted: WantedSeat, row?: SeatRow) {
  const seat = row && row.status !== 'left' ? row : undefined
  if ((seat?.version ?? 0) !== wanted.version) throw new DomainError('conflict', 'accounts.team_changed')
  if ((seat?.role ?? null) === wanted.role) return false
  if (seat) requireSeatDeed(actor, wanted.role === null ? 'let_go' : 'change', seat)
  if (!seat) await addSeat(tx, userId, wanted, row)
  else if (wanted.role !== null) await writeSeat(tx, seat, wanted.version, { role: wanted.role })
  else {
    await writeSeat(tx, seat, wanted.version, { status: 'left' })
    await handOver(tx, seat, actor.userId)
  }
  return true
}

/**
 * Changes the role of a member at each of the actor's places, adds places and takes them away. All of it or nothing; when anything is
 * another than before, the member's sessions end at once.
 * @returns whether anything was changed.
 * @throws DomainError not_found for a place that is not the actor's; forbidden (no right, the own seat, the owner's); conflict
 * `accounts.team_changed`, `accounts.seats_full`
 */
export async function changeSeats(
  actor: ProviderActor,
  seatId: string,
  wanted: readonly WantedSeat[],
): Promise<boolean> {
  return withTransaction(async (tx) => {
    const shown = await getSeat(actor, seatId, 'team.manage', tx)
    if (shown.userId === actor.userId) throw new DomainError('forbidden', 'accounts.own_seat')
    const facilityIds = wanted.map(({ facilityId }) => facilityId)
    if (!facilityIds.every((facilityId) => allows(actor, 'team.manage', { facilityId }))) {
      throw new DomainError('not_found', 'accounts.facility_unknown')
    }
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, shown.userId))
    const rows = await tx
      .select()
      .from(teamMembers)
      .where(and(eq(teamMembers.userId, shown.userId), inArray(teamMembers.facilityId, facilityIds)))
    const added = wanted.filter(
      ({ facilityId, role }) =>
        role !== null && !rows.some((row) => row.facilityId === facilityId && row.status !== 'left'),
    )
    const addedIds = added.map(({ facilityId }) => facilityId)
    await requireFreeSeat(tx, addedIds, { email: user!.email, isInvite: false })
    const changed: WantedSeat[] = []
    for (const seat of wanted) {
      const row = rows.find(({ facilityId }) => facilityId === seat.facilityId)
      if (await settle(tx, actor, shown.userId, seat, row)) changed.push(seat)
    }
    if (changed.length === 0) return false
    await endRights(tx, shown.userId)
    const subject = { type: 'user', id: shown.userId }
    const fields = ['role', ...(changed.some(({ role, version }) => role === null || version === 0) ? ['places'] : [])]
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'accounts.role_change',
      subject,
      fields,
    })
    return true
  })
}
