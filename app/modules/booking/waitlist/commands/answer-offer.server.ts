import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { HeldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import type { WaitlistEntry } from '../freed-slots.ts'
import { endHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { offerFreedSlot } from './offer-time.server.ts'
import { nextWaitlistStatus } from '../waitlist-status.ts'
import { auditEntry, type EntryChanges, openOffer, refuseOtherOffer, setEntry } from './entry-steps.server.ts'

export type OfferAnswer = Readonly<{
  entryId: string
  heldLinks?: HeldLinks
  /** The offer that the answered page has shown, by the id of its hold; left out, whichever stands is meant. */
  offerId?: string
}>

/**
 * Gives an offer back; the entry waits on and the time goes to who is next.
 * @throws DomainError `booking.HOLD_EXPIRED` when another is offered by now, `booking.INVALID_TRANSITION`, `booking.NOT_FOUND`
 */
export function declineOffer({ entryId, offerId }: OfferAnswer): Promise<{ status: WaitlistEntry['status'] }> {
  return withTransaction((tx) => declineIn(tx, entryId, offerId))
}

async function declineIn(
  tx: Transaction,
  entryId: string,
  offerId?: string,
): Promise<{ status: WaitlistEntry['status'] }> {
  const { entry, hold } = await openOffer(tx, entryId)
  refuseOtherOffer(hold, offerId)
  const declined = nextWaitlistStatus({ from: entry.status, action: 'decline', actor: 'patient' }, { now: now() })
  const status = nextWaitlistStatus({ from: declined, action: 'requeue', actor: 'system' }, { now: now() })
  await setEntry(tx, entry, { status, offeredHoldId: null, offerExpiresAt: null })
  await cancelMessages(tx, { type: 'waitlist_entry', id: entry.id }, ['waitlist_offer'])
  if (hold?.status === 'active') await endHold(tx, hold, 'release', 'patient')
  if (hold) await offerFreedSlot(tx, hold)
  await auditEntry(tx, entry, 'decline')
  return { status }
}

/** Waits again after three missed offers. @throws DomainError `booking.INVALID_TRANSITION`, `booking.NOT_FOUND` */
export const resumeWaiting = ({ entryId }: OfferAnswer) => change(entryId, 'resume', { missedOffers: 0 })

/** Leaves the waitlist; a time that is kept for the entry goes to who is next. @throws DomainError `booking.INVALID_TRANSITION`, `booking.NOT_FOUND` */
export const leaveWaitlist = ({ entryId }: OfferAnswer) => change(entryId, 'cancel', {})

function change(entryId: string, action: 'resume' | 'cancel', changes: EntryChanges) {
  return withTransaction(async (tx) => {
    if (action === 'cancel' && (await openOffer(tx, entryId)).entry.status === 'offered') await declineIn(tx, entryId)
    const { entry } = await openOffer(tx, entryId)
    const status = nextWaitlistStatus({ from: entry.status, action, actor: 'patient' }, { now: now() })
    await setEntry(tx, entry, { ...changes, status })
    await auditEntry(tx, entry, action)
    return { status }
  })
}
