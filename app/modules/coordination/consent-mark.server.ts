import { createHash } from 'node:crypto'
import { type CareCase, openOutside } from './case-sealed.server.ts'

/**
 * A mark of the two clinics that the words of consent name, carried by the form that agrees. It proves nothing: another mark than that of
 * the referral as it stands says that a page named somebody else.
 */
export function consentMark(row: CareCase): string {
  const outside = openOutside(row)
  const named = [
    ...[row.requesterFacilityId, row.requesterProviderId],
    ...[row.recipientFacilityId, row.recipientProviderId, outside?.clinic ?? null, outside?.doctor ?? null],
  ]
  return createHash('sha256').update(JSON.stringify(named)).digest('base64url')
}
