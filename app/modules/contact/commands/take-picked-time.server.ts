import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { takeKeptTime } from '#app/modules/booking/holds/commands/keep-times.server.ts'
import { getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { findTicketByToken } from '#app/modules/support/links/queries/ticket-link.server.ts'
import { listPickIds } from '#app/modules/support/queries/ticket-picks.server.ts'
import { facilities, providerFacilities } from '#drizzle/schema/directory.ts'
import { keptKey } from '../kept-key.ts'

type Wanted = Readonly<{
  token: string
  pickId: string
  /** Of the browser that will fill in the form. */
  holderKey: string
}>

/** What of the booking form is answered already: where, what kind of visit, and when. */
export type TakenTime = Readonly<{ providerId: string; loc: string; vt: string; startsAt: number }>

/**
 * Takes a time that is kept for the reader of an answer; the others that were kept with it are given back.
 * @throws DomainError not_found `support.link_ended` for a link that has ended or a time of another ticket; `booking.HOLD_EXPIRED`
 */
export function takePickedTime(wanted: Wanted): Promise<TakenTime> {
  return withTransaction((tx) => takeIn(tx, wanted))
}

async function takeIn(tx: Transaction, { token, pickId, holderKey }: Wanted): Promise<TakenTime> {
  const found = await findTicketByToken(token, tx)
  const picks = found?.link.state === 'valid' ? await listPickIds(tx, found.ticket.id) : []
  if (!picks.includes(pickId)) throw new DomainError('not_found', 'support.ticket_not_found')
  const otherKeys = picks.filter((id) => id !== pickId).map(keptKey)
  const hold = await takeKeptTime(tx, { keptKey: keptKey(pickId), holderKey, otherKeys })
  const visitType = await getVisitType(tx, hold.providerFacilityId, hold.visitTypeId)
  const [facility] = await tx
    .select({ slug: facilities.slug })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(eq(providerFacilities.id, hold.providerFacilityId))
  return { providerId: hold.providerId, loc: facility!.slug, vt: visitType.code, startsAt: hold.startsAt }
}
