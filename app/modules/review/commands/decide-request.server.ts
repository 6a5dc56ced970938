import type { AdminActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { settleAssociation } from '#app/modules/association/commands/settle-association.server.ts'
import { verifyFacilityByPhone } from '#app/modules/directory/commands/correct-facility.server.ts'
import { settleChange } from '#app/modules/moderation/commands/settle-change.server.ts'
import { hasMoved, type Values } from '../changed-values.ts'
import { findUnledOf } from '../queries/leadable-facilities.server.ts'
import { findReason } from '../queries/decision-reasons.server.ts'
import { openToDecide } from '../queries/open-request.server.ts'
import { isConfirmedByPhone } from '../queries/review-calls.server.ts'
import { type ChangeRequest, findStanding, seenMark, wantedValues } from '../queries/standing-values.server.ts'
import { isListing, queueOf } from '../request-queues.ts'
import { applyChange, primaryFacility } from './apply-change.server.ts'
import { reopenSetup } from './apply-listing.server.ts'
import { seatLeads } from './seat-leads.server.ts'
import { tellSubmitter } from './tell-submitter.server.ts'

/** What the page showed, by its mark; `unmoved` is a list, which shows no more than what was asked for. */
export type Seen = string | 'unmoved'

export type Approval = Readonly<{
  seen: Seen
  /** What is applied instead of what was asked for: the reviewer has put words right, or heard them on the telephone. */
  values?: Values | null
  /** The call has confirmed everything that is known of the facility, not this field alone. */
  isWholeConfirmed?: boolean
  /** Facilities that nobody leads and whose team the submitter is to lead; the one that the approval opens is called `new`. */
  leads?: readonly string[]
  /** Writes what goes with the values, in the same transaction. */
  beforeApplying?: (tx: Transaction, request: ChangeRequest) => Promise<void>
}>

export type Refusal = Readonly<{ seen: Seen; decision: 'return' | 'reject'; reason: string; note: string | null }>

const changed = () => new DomainError('conflict', 'review.changed')

/** Refuses whoever decides on what is no longer as they saw it: the page shows it again. */
function requireSeen(request: ChangeRequest, standing: Values, seen: Seen): void {
  if (seen === 'unmoved' ? hasMoved(request.before, standing) : seen !== seenMark(request, standing)) throw changed()
}

async function requireApprovable(tx: Transaction, request: ChangeRequest): Promise<boolean> {
  const isConfirmed = await isConfirmedByPhone(tx, request.id)
  if (request.submitterType === 'public' && !isConfirmed) throw new DomainError('conflict', 'review.unconfirmed')
  const { effectiveFrom } = request.after
  if (typeof effectiveFrom === 'string' && effectiveFrom > todayInNewYork())
    throw new DomainError('conflict', 'review.not_yet')
  return isConfirmed
}

/** What a call has confirmed is verified as of today. */
async function verify(tx: Transaction, by: { userId: string }, request: ChangeRequest, isWhole: boolean) {
  const { targetType, targetId, field } = request
  if (targetType === 'facility') return verifyFacilityByPhone(tx, { facilityId: targetId, ...by }, { isWhole })
  if (targetType !== 'provider' || field === 'closed') return
  const { facilityId } = await primaryFacility(tx, targetId)
  await verifyFacilityByPhone(tx, { facilityId, ...by }, { isWhole })
}

/**
 * Approves a request: it is taken down, applied, told and audited, all in one transaction or not at all, and so are the seats that go with it.
 * Decided twice at once it is decided once; what has changed since it was shown is not overwritten.
 * @throws DomainError as `openToDecide`, `settleChange`, `applyChange` and `seatLeads`; conflict `review.changed`, `review.unconfirmed`,
 * `review.not_yet`, `review.subject_gone`
 */
export function approveRequest(actor: AdminActor, id: string, approval: Approval): Promise<void> {
  const { seen, values = null, isWholeConfirmed = false, leads = [], beforeApplying } = approval
  return withTransaction(async (tx) => {
    const request = await openToDecide(tx, actor, id)
    const by = { userId: actor.userId }
    // Taken first: on PostgreSQL whoever decides at the same moment waits here.
    await settleChange(tx, { id, reviewerId: actor.userId }, { status: 'applied', decidedAfter: values })
    const standing = await findStanding(tx, request)
    if (standing === null) throw new DomainError('conflict', 'review.subject_gone')
    requireSeen(request, standing, seen)
    const isConfirmed = await requireApprovable(tx, request)
    await beforeApplying?.(tx, request)
    const before = leads.length > 0 && request.submitterId ? await findUnledOf(tx, request.submitterId) : []
    await applyChange(tx, by, request, values ?? wantedValues(request, standing))
    const led = await seatLeads(tx, by, request, { leads, before })
    if (isConfirmed) await verify(tx, by, request, isWholeConfirmed)
    await tellSubmitter(tx, request, 'applied', led)
  })
}

/**
 * Sends a request back for more, or turns it down, with a reason that its submitter is told in their language.
 * @throws DomainError as `openToDecide` and `settleChange`; invalid `review.no_reason`; conflict `review.changed`
 */
export function refuseRequest(actor: AdminActor, id: string, refusal: Refusal): Promise<ChangeRequest> {
  const { seen, decision, reason, note } = refusal
  return withTransaction(async (tx) => {
    const request = await openToDecide(tx, actor, id)
    const found = await findReason(tx, queueOf(request.kind)!, decision, reason)
    // Nobody who has no account can be asked for more.
    if (!found || (decision === 'return' && request.submitterType === 'public'))
      throw new DomainError('invalid', 'review.no_reason')
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    const words = [found.text[locale], note].filter(Boolean).join('\n')
    const status = decision === 'return' ? ('needs_info' as const) : ('rejected' as const)
    await settleChange(tx, { id, reviewerId: actor.userId }, { status, reasonCode: found.id, note: words })
    const standing = await findStanding(tx, request)
    if (standing !== null && seen !== 'unmoved') requireSeen(request, standing, seen)
    if (request.kind === 'association_new' && status === 'rejected')
      await settleAssociation(tx, { userId: actor.userId, associationId: request.targetId, step: 'reject' })
    if (isListing(request)) await reopenSetup(tx, { userId: actor.userId }, request, status === 'rejected')
    await tellSubmitter(tx, request, status)
    return request
  })
}
