import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import {
  enqueueNotice,
  type Notice,
  type Recipient,
  recipientOf,
} from '#app/modules/notifications/commands/notices.server.ts'
import type { TemplateCode } from '#app/modules/notifications/message-templates.ts'
import { quietUntil } from '#app/modules/notifications/quiet-hours.ts'
import type { Patient } from '../identity.server.ts'

/** Messages that a patient gets as well for whom somebody else has booked: that there is a visit, and what becomes of it. */
const alsoTold: readonly TemplateCode[] = [
  'appointment_booked',
  'appointment_confirmed',
  'appointment_rescheduled',
  'appointment_cancelled_by_patient',
  'appointment_cancelled_by_clinic',
  'appointment_series_booked',
  'appointment_series_moved',
  'appointment_series_cancelled',
]

/** The patient's own contacts that they agreed to be written to at; what reaches who booked already is not written to twice. */
export function secondOf({ person, patient }: Readonly<{ person: Patient; patient: Patient }>): Recipient | null {
  const { locale, phone, email } = recipientOf(patient)
  const second = {
    locale,
    phone: phone === person.phone ? null : phone,
    email: email?.toLowerCase() === person.email?.toLowerCase() ? null : email,
  }
  return second.phone || second.email ? second : null
}

/** Writes to the patient what who booked was told. It answers nothing that they have done this minute, so it wakes nobody at night. */
export async function tellSecond(tx: Transaction, notice: Notice): Promise<void> {
  if (!alsoTold.includes(notice.template)) return
  const notBefore = quietUntil(now(), notice.vars.startsAt)
  await enqueueNotice(tx, { ...notice, event: `${notice.event}:also`, ...(notBefore !== null && { notBefore }) })
}
