import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { sitePhone } from '#app/core/site.server.ts'
import { maskEmail, maskPhone } from '#app/modules/action-links/mask-contact.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { facilities, providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { findInvolved } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'
import { maskedName, readerName } from '#app/modules/booking/patients/reader-name.ts'

/** What a link of this module is about, who is written to, and who is to be seen. */
export type LinkSubject = { id: string; person: Patient; patient: Patient } & (
  { type: 'appointment' } | { type: 'waitlist_entry' }
)

/** The subject of a link, or null when this module has none of that kind. */
export async function findLinkSubject(
  { kind, subjectType, subjectId }: Pick<ActionLink, 'kind' | 'subjectType' | 'subjectId'>,
  reader: Reader = db,
): Promise<LinkSubject | null> {
  if (subjectType === 'appointment' && (kind === 'appt_manage' || kind === 'appt_confirm')) {
    const [row] = await reader
      .select({ patientId: appointments.patientId, bookedById: appointments.bookedById })
      .from(appointments)
      .where(eq(appointments.id, subjectId))
    return row ? { type: 'appointment', id: subjectId, ...(await findInvolved(reader, row)) } : null
  }
  if (subjectType === 'waitlist_entry' && kind === 'waitlist_offer') {
    const [row] = await reader
      .select({ patientId: waitlistEntries.patientId, bookedById: waitlistEntries.bookedById })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.id, subjectId))
    return row ? { type: 'waitlist_entry', id: subjectId, ...(await findInvolved(reader, row)) } : null
  }
  return null
}

/** Whom to call about a link: the clinic of a visit, else this site. */
export async function phoneFor({ type, id }: LinkSubject): Promise<string> {
  if (type !== 'appointment') return sitePhone
  const [row] = await db
    .select({ phone: facilities.phone })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(eq(appointments.id, id))
  return row?.phone ?? sitePhone
}

/** Where a code or a new link can go. */
export type Channel = 'sms' | 'email'

type MaskedContact = { channel: Channel; masked: string }

/** All that a page says of people before the code: the first letters of the patient's name, and masked contacts of who is written to. */
export type MaskedPerson = { name: string; contacts: MaskedContact[] }

export function maskedContacts({ phone, email }: Pick<Patient, 'phone' | 'email'>): MaskedContact[] {
  return [
    ...(phone ? [{ channel: 'sms' as const, masked: maskPhone(phone) }] : []),
    ...(email ? [{ channel: 'email' as const, masked: maskEmail(email) }] : []),
  ]
}

export function maskedPerson({ person, patient }: LinkSubject, locale: Locale): MaskedPerson {
  return { name: maskedName(readerName(patient, locale)), contacts: maskedContacts(person) }
}
