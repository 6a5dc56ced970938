import { minuteMs } from '#app/core/calendar/durations.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { doorTimes } from '#app/modules/association/events/event-status.ts'
import { personOf } from '#app/modules/association/events/queries/registered-person.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { checkInMinutesBefore } from '#app/modules/booking/limits.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { maskedName } from '#app/modules/booking/patients/reader-name.ts'
import { maskedPerson } from '#app/modules/desk/masked-person.ts'
import { findEnvelope } from '#app/modules/practice/i693/queries/find-pick-up.server.ts'
import type { ScanEvent } from '../scan-result.ts'
import { findScannedRegistration } from './scanned-registration.server.ts'
import { findScannedVisit } from './scanned-visit.server.ts'

/** What may be said of a scan wherever it is shown: nobody's whole name, no doctor, no reason. */
export type ScanFacts = Readonly<{
  reference: string
  name: string
  timeZone: string
  startsAt: number | null
  /** From when on they are checked in. */
  opensAt: number | null
  /** How many somebody brings to an event. */
  guests: number
  event: string | null
  eventId: string | null
}>

async function visitFacts(id: string, locale: Locale): Promise<ScanFacts | null> {
  const visit = await findScannedVisit(id)
  const [patient] = visit ? await findPatients(db, [visit.patientId]) : []
  if (!visit || !patient) return null
  const { reference, timeZone, startsAt } = visit
  return {
    ...{ reference: formatReference(reference), name: maskedPerson(patient, locale), timeZone, startsAt },
    opensAt: startsAt === null ? null : startsAt - checkInMinutesBefore * minuteMs,
    ...{ guests: 0, event: null, eventId: null },
  }
}

async function registrationFacts(id: string, locale: Locale): Promise<ScanFacts | null> {
  const found = await findScannedRegistration(id)
  if (!found) return null
  const { registration, event } = found
  return {
    ...{ reference: formatReference(registration.number), name: maskedName(personOf(registration).name) },
    ...{ timeZone: newYork, startsAt: event.startsAt, opensAt: doorTimes(event).from },
    ...{ guests: registration.guests, event: event.title[locale], eventId: event.id },
  }
}

async function envelopeFacts(id: string): Promise<ScanFacts | null> {
  const found = await findEnvelope(id)
  if (!found) return null
  const { reference, nameEn, timeZone } = found
  return {
    ...{ reference: formatReference(reference), name: maskedName(nameEn), timeZone },
    ...{ startsAt: null, opensAt: null, guests: 0, event: null, eventId: null },
  }
}

/** What may be said of whom a scan is about; null where it is about nobody, or somebody of elsewhere. */
export async function scanFacts({ subjectType, subjectId }: ScanEvent, locale: Locale): Promise<ScanFacts | null> {
  if (subjectId === null) return null
  if (subjectType === 'appointment') return visitFacts(subjectId, locale)
  return subjectType === 'i693_case' ? envelopeFacts(subjectId) : registrationFacts(subjectId, locale)
}
