import type { AdminActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { seatOwner } from '#app/modules/accounts/team/commands/seat-owner.server.ts'
import type { UnledFacility } from '#app/modules/accounts/team/queries/unled-facilities.server.ts'
import { canLeadLater, newFacility } from '../leading.ts'
import { findUnledOf } from '../queries/leadable-facilities.server.ts'
import { openToDecide } from '../queries/open-request.server.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'
import { tellLead } from './tell-submitter.server.ts'

type By = Readonly<{ userId: string }>

const led = () => new DomainError('conflict', 'accounts.facility_led')

/**
 * Seats the submitter of a request as the owner of teams that the reviewer has named, each one where their own profile practices now and
 * nobody leads. `before` are the facilities where that was so before the request was applied: what it has opened is not among them.
 * @returns the facilities
 * @throws DomainError as `seatOwner`
 */
export async function seatLeads(
  tx: Transaction,
  by: By,
  { submitterId }: ChangeRequest,
  { leads, before }: Readonly<{ leads: readonly string[]; before: readonly UnledFacility[] }>,
): Promise<UnledFacility[]> {
  if (leads.length === 0) return []
  const unled = submitterId === null ? [] : await findUnledOf(tx, submitterId)
  const opened = unled.find(({ id }) => !before.some((one) => one.id === id))
  const chosen = [...new Set(leads)].map((lead) =>
    lead === newFacility ? opened : unled.find(({ id }) => id === lead),
  )
  for (const facility of chosen) {
    if (!facility) throw led()
    await seatOwner(tx, by, { facilityId: facility.id, userId: submitterId! })
  }
  return chosen.flatMap((facility) => facility ?? [])
}

/**
 * Decides afterwards that whoever has come by an approved request leads a team that nobody leads; they are told, and the audit log has it.
 * @throws DomainError as `openToDecide` and `seatOwner`; conflict `review.not_applicable`
 */
export function seatLater(actor: AdminActor, id: string, leads: readonly string[]): Promise<void> {
  return withTransaction(async (tx) => {
    const request = await openToDecide(tx, actor, id)
    if (!canLeadLater(request) || leads.includes(newFacility))
      throw new DomainError('conflict', 'review.not_applicable')
    const led = await seatLeads(tx, { userId: actor.userId }, request, { leads, before: [] })
    await tellLead(tx, request, led)
  })
}
