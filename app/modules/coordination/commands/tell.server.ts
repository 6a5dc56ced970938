import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { addLink } from '#app/modules/action-links/commands/add-link.server.ts'
import { extendLink } from '#app/modules/action-links/commands/extend-link.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import {
  careToken,
  careTokenHash,
  contactOf,
  linkLifetime,
  type LinkParty,
  linkSubjects,
} from '../care-links.server.ts'
import { type CareCase, localeOr } from '../case-sealed.server.ts'
import { isPast } from '../case-standing.ts'
import { roundOf } from '../queries/events.server.ts'
import { listTold } from '../queries/told-staff.server.ts'

type Told = Readonly<{ row: CareCase; event: string }>

/** A link to the referral for somebody without an account; the one they have lasts longer. Null for who cannot be reached. */
async function linkFor(tx: Transaction, row: CareCase, party: LinkParty) {
  const contact = contactOf(row, party)
  if (!contact) return null
  const linked = { caseId: row.id, party, contact, round: await roundOf(tx, row.id, party) }
  const token = careToken(linked)
  const expiresAt = now() + linkLifetime
  const link = await findActionLink(token, tx)
  if (link) await extendLink(tx, link.id, expiresAt)
  else
    await addLink(tx, {
      ...{ hash: careTokenHash(linked), kind: 'cc_access', subjectType: linkSubjects[party], subjectId: row.id },
      ...{ expiresAt, isOtpRequired: true },
    })
  return { token, contact }
}

/** Writes to the patient, in their language: that there is something to see, and nothing of what. */
export async function tellPatient(
  tx: Transaction,
  { row, event }: Told,
  template: 'care_patient' | 'care_consent' = 'care_patient',
): Promise<boolean> {
  const link = await linkFor(tx, row, 'patient')
  if (!link) return false
  const locale = localeOr(row.patientLocale)
  const written = await enqueueNotice(tx, {
    template,
    recipient: { locale, ...link.contact },
    vars: { link: siteAddress(paths.carePublic(link.token), locale) },
    subject: { type: 'care_case', id: row.id },
    event,
  })
  return written > 0
}

/** Who has declined, or had it long ago, is told nothing more. */
async function tellOutside(tx: Transaction, { row, event }: Told): Promise<void> {
  if (isPast(row, now())) return
  const link = await linkFor(tx, row, 'recipient')
  if (!link) return
  const locale = localeOr(row.outsideLocale)
  await enqueueNotice(tx, {
    ...{ template: 'care_recipient', recipient: { locale, ...link.contact } },
    vars: { link: siteAddress(paths.carePublic(link.token), locale) },
    subject: { type: 'care_case', id: row.id },
    event,
  })
}

/** Writes to who answers for a side; to a recipient without an account by the link. `but` has done it and knows. */
export async function tellClinic(
  tx: Transaction,
  side: 'requester' | 'recipient',
  told: Told,
  but: string | null = null,
): Promise<void> {
  const { row, event } = told
  if (side === 'recipient' && row.recipientFacilityId === null) return tellOutside(tx, told)
  for (const { userId, email, locale } of await listTold(tx, row, side)) {
    if (userId === but) continue
    await enqueueNotice(tx, {
      ...{ template: 'care_staff', channels: ['email'], recipient: { locale, email, phone: null } },
      vars: { link: siteAddress(paths.careCase(row.id), locale) },
      subject: { type: 'care_case', id: row.id },
      event: `${event}:${side}:${userId}`,
    })
  }
}
