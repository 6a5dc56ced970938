import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { type CareContact, contactOf, type LinkParty, linkSubjects } from '../care-links.server.ts'
import type { CareCase } from '../case-sealed.server.ts'
import { findLinkedCase } from './cases.server.ts'

/** A link to a referral as it was opened: whose it is, and where its codes go. */
export type CareLink = Readonly<{
  token: string
  link: ActionLink
  party: LinkParty
  contact: CareContact
  row: CareCase
}>

const parties = Object.keys(linkSubjects) as LinkParty[]

/** The link that a token opens; null for one that is unknown, of another kind, expired or revoked, and where nobody is written to any more. */
export async function findCareLink(token: string, reader: Reader = db): Promise<CareLink | null> {
  const link = await findActionLink(token, reader)
  const party = parties.find((each) => linkSubjects[each] === link?.subjectType)
  if (!link || !party || link.kind !== 'cc_access' || link.state !== 'valid') return null
  const row = await findLinkedCase(link.subjectId, reader)
  const contact = row && contactOf(row, party)
  return row && contact ? { token, link, party, contact, row } : null
}
