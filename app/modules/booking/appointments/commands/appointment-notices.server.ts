import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { clinicInMessages } from '#app/modules/booking/queries/clinic-in-messages.server.ts'
import { patientInMessages } from '#app/modules/booking/queries/patient-in-messages.ts'
import {
  cancelReminders,
  rebuildReminders,
  type RemindedAppointment,
} from '#app/modules/notifications/commands/rebuild-reminders.server.ts'
import type { TemplateCode } from '#app/modules/notifications/message-templates.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import {
  type DeskPart,
  enqueueNotice,
  type Recipient,
  recipientOf,
} from '#app/modules/notifications/commands/notices.server.ts'
import { type Appointment, timeChosenAt } from '../queries/appointment-rows.server.ts'
import { formatReference } from '../reference.ts'
import { findBookingRules } from '#app/modules/booking/queries/booking-rules.server.ts'
import {
  type BookingProviderFacility,
  findVisitType,
  getProviderFacility,
  type VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import {
  firstManageLink,
  linkAddress,
  manageToken,
  renewedToken,
} from '#app/modules/booking/links/commands/manage-link.server.ts'
import { secondOf, tellSecond } from '#app/modules/booking/patients/commands/second-contact.server.ts'
import { findInvolved } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'

export type PatientTemplate = Extract<TemplateCode, `appointment_${string}`>

/** Messages that name a time or ask for an answer; a newer one takes the place of one that has not gone out. */
const timeTemplates: readonly TemplateCode[] = [
  'appointment_booked',
  'appointment_confirmed',
  'appointment_rescheduled',
  'appointment_requested',
  'clinic_new_request',
  'clinic_visit_booked',
  'clinic_visit_moved',
]

export type Told = {
  recipient: Recipient
  onFile: Recipient
  vars: MessageVars
  /** The patient, where somebody else has booked and they agreed to be reminded as well. */
  also: { recipient: Recipient; vars: MessageVars } | undefined
}

/** Who is told of an appointment, and what: the one who booked, else the patient; neutral values only. */
export async function toldOf(tx: Transaction, appointment: Appointment, token: string, locale?: Locale): Promise<Told> {
  const { person, patient } = await findInvolved(tx, appointment)
  const providerFacility = await getProviderFacility(tx, appointment.providerFacilityId)
  const visitType = await findVisitType(tx, appointment.visitTypeId)
  const reader = { ...person, locale: locale ?? person.locale }
  return told(appointment, { person: reader, patient, providerFacility, visitType }, token)
}

export type Involved = {
  /** Who is written to. */
  person: Patient
  /** Who is to be seen: the same, or somebody they booked for. */
  patient: Patient
  providerFacility: BookingProviderFacility
  visitType: VisitType | null
}

/** What a message says of a visit, its patient, doctor and clinic, in the reader's language. */
export function visitInMessages(
  { startsAt, endsAt, timeZone, reference }: Appointment,
  { patient, providerFacility, visitType }: Pick<Involved, 'patient' | 'providerFacility' | 'visitType'>,
  { token, locale }: Readonly<{ token: string; locale: Locale }>,
): MessageVars {
  return {
    ...(startsAt === null ? {} : { startsAt, endsAt: endsAt! }),
    timeZone,
    ...(visitType && visitType.mode !== 'in_person' ? { isRemote: 1, mode: visitType.mode } : {}),
    ...patientInMessages(patient, locale),
    ...clinicInMessages(providerFacility, locale),
    reference: formatReference(reference),
    link: linkAddress(token, locale),
  }
}

function told(appointment: Appointment, involved: Involved, token: string): Told {
  const { person } = involved
  const recipient = recipientOf(person)
  const second = secondOf(involved)
  const saidIn = (locale: Locale) => visitInMessages(appointment, involved, { token, locale })
  return {
    recipient,
    onFile: { ...recipient, phone: person.phone, email: person.email },
    vars: saidIn(recipient.locale),
    also: second ? { recipient: second, vars: saidIn(second.locale) } : undefined,
  }
}

type Telling = {
  /** Null: somebody tells of it with others. */
  template: PatientTemplate | null
  /** Whether the e-mail's calendar file belongs to something the patient has in a calendar. */
  hasCalendar?: boolean
  /** What part the desk has in it. */
  desk?: DeskPart
}

/**
 * Writes the messages of a step that has just been written, and with it what is still to be said of the visit:
 * reminders of its present time, or none any more.
 * @returns the token of the manage link.
 */
export async function tellPatient(
  tx: Transaction,
  appointment: Appointment,
  { template, hasCalendar = true, desk }: Telling,
): Promise<string> {
  const token = await manageToken(tx, appointment)
  const subject = { type: 'appointment', id: appointment.id }
  // A message with another time, or of a visit that does not take place, would mislead.
  await cancelMessages(tx, subject, isComing(appointment) ? timeTemplates : undefined)
  await writeMessages(tx, appointment, await toldOf(tx, appointment, token), { template, hasCalendar, desk })
  return token
}

/** Writes the first link and messages of an appointment that has just been written. @returns the token of the link. */
export async function tellOfNew(
  tx: Transaction,
  appointment: Appointment,
  involved: Involved,
  { template, desk }: Telling,
): Promise<string> {
  const token = await firstManageLink(tx, appointment)
  await writeMessages(tx, appointment, told(appointment, involved, token), { template, desk })
  return token
}

async function writeMessages(
  tx: Transaction,
  appointment: Appointment,
  told: Told,
  { template, hasCalendar = true, desk }: Telling,
): Promise<void> {
  if (isComing(appointment)) await remind(tx, appointment, told)
  if (template === null) return
  await writeNotice(tx, appointment, told, { template, hasCalendar, desk })
}

/** One message of a visit, to who is told of it and to the patient who is reminded as well. */
export async function writeNotice(
  tx: Transaction,
  { id, version, startsAt, icsSequence }: Appointment,
  { recipient, vars, also }: Told,
  { template, hasCalendar = true, desk }: Telling & { template: PatientTemplate },
): Promise<void> {
  const sequence = hasCalendar && startsAt !== null ? { sequence: icsSequence } : {}
  const subject = { type: 'appointment', id }
  await enqueueNotice(tx, { template, recipient, vars: { ...vars, ...sequence }, subject, event: version, desk })
  if (also)
    await tellSecond(tx, { template, ...also, vars: { ...also.vars, ...sequence }, subject, event: version, desk })
}

const isComing = ({ status }: Appointment) => status === 'booked' || status === 'confirmed'

async function remind(
  tx: Transaction,
  appointment: Appointment,
  { recipient, vars, also }: Told,
  since: Pick<RemindedAppointment, 'turn' | 'chosenAt'> = {},
): Promise<void> {
  const { id, version, startsAt, timeZone, providerFacilityId } = appointment
  const { reminders: kinds } = await findBookingRules(tx, providerFacilityId)
  await rebuildReminders(tx, { id, version, startsAt, timeZone, kinds, recipient, vars, also, ...since })
}

/**
 * Brings the reminders in line with a step that nobody is told of: those of a visit that is on again come back.
 * @param turn names a step that leaves the visit as it is and changes who is written to
 */
export async function syncReminders(tx: Transaction, appointment: Appointment, turn?: string): Promise<void> {
  const told = async () => toldOf(tx, appointment, await manageToken(tx, appointment))
  if (!isComing(appointment)) await cancelReminders(tx, appointment.id)
  else await remind(tx, appointment, await told(), { turn, chosenAt: await timeChosenAt(tx, appointment.id) })
}

/** After a change of which the patient is told elsewhere: what names the old time does not go out, reminders follow the new one. */
export async function tellNobody(tx: Transaction, appointment: Appointment): Promise<void> {
  const templates = isComing(appointment) ? timeTemplates : undefined
  await cancelMessages(tx, { type: 'appointment', id: appointment.id }, templates)
  await syncReminders(tx, appointment)
}

/**
 * Sends the link of an appointment to the contacts on file, a new one where the old one has ended. It answers somebody who
 * asks this minute, so it needs no agreement to be written to.
 */
export async function sendLink(tx: Transaction, appointment: Appointment, channels?: readonly ('sms' | 'email')[]) {
  const { onFile, vars } = await toldOf(tx, appointment, await renewedToken(tx, appointment))
  const subject = { type: 'appointment', id: appointment.id }
  const notice = { recipient: onFile, vars: { link: vars.link! }, subject, event: newId(), channels }
  await enqueueNotice(tx, { template: 'link_renewed', ...notice })
}

/**
 * Sends what the ticket of a coming visit says to a contact on file, in any language: it can be passed on to who reads that one. It
 * answers somebody who asks this minute, so it needs no agreement to be written to.
 * @returns the number of messages written; 0 when the contact gets no more of them today
 */
export async function sendTicketIn(
  tx: Transaction,
  appointment: Appointment,
  { channel, locale }: Readonly<{ channel: 'sms' | 'email'; locale: Locale }>,
): Promise<number> {
  const { onFile, vars } = await toldOf(tx, appointment, await manageToken(tx, appointment), locale)
  const subject = { type: 'appointment', id: appointment.id }
  const notice = { recipient: onFile, vars, subject, event: newId(), channels: [channel] }
  return enqueueNotice(tx, { template: 'appointment_ticket', ...notice })
}
