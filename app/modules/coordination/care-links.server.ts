import { createHash } from 'node:crypto'
import { dayMs } from '#app/core/calendar/durations.ts'
import { derivedToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { type CareCase, openOutside, openPatient } from './case-sealed.server.ts'

/** Who has a link to a referral, as the subject of the link is called. */
export const linkSubjects = { patient: 'care_patient', recipient: 'care_recipient' } as const
export type LinkParty = keyof typeof linkSubjects

/** A link works so long after the last message that carried it. */
export const linkLifetime = 90 * dayMs

/** Where a party's codes go; null for who has neither a telephone nor an address. */
export type CareContact = Readonly<{ phone: string | null; email: string | null }>

/** Where a party of a referral is written to as it stands now; null for who has an account, and for who cannot be reached. */
export function contactOf(row: CareCase, party: LinkParty): CareContact | null {
  if (party === 'recipient') {
    const email = openOutside(row)?.email
    return email ? { phone: null, email } : null
  }
  const { phone, email } = openPatient(row)
  return phone === null && email === null ? null : { phone, email }
}

export const isSameContact = (one: CareContact, other: CareContact): boolean =>
  one.phone === other.phone && one.email === other.email

type Linked = Readonly<{
  caseId: string
  party: LinkParty
  contact: CareContact
  /** How often the party's link was ended, as `roundOf` counts: whoever had it before has no link to the referral any more. */
  round: number
}>

/** The token of a party's link: the same in every message to the same contact. */
export function careToken({ caseId, party, contact, round }: Linked): string {
  const reached = createHash('sha256')
    .update(JSON.stringify([contact.phone, contact.email]))
    .digest('hex')
  return derivedToken(`care|${caseId}|${party}|${reached}|${round}`)
}

export const careTokenHash = (linked: Linked) => tokenHash(careToken(linked))
