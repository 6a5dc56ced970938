import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { localDate } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatInstantClock, formatWeekday } from '#app/core/format/format.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { openPatient, type Patient } from '#app/modules/booking/patients/identity.server.ts'
import { openStatuses } from '#app/modules/booking/waitlist/waitlist-status.ts'
import { type DayWords, dayWords, type WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { patients, slotHolds, visitTypes, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { deskWhenWords } from '../desk-when.ts'
import { maskedPerson } from '../masked-person.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

/** The names of what the waitlist shows, for the audit. */
export const entryFields = ['patientId', 'phone', 'wishes', 'status', 'confirmedAt'] as const

/** Entries with patient, visit type and the hold of the latest offer; add `where` and an order with a tie-breaker. */
export function selectEntries() {
  return db
    .select({ entry: waitlistEntries, patient: patients, visit: visitTypes, hold: slotHolds })
    .from(waitlistEntries)
    .innerJoin(patients, eq(patients.id, waitlistEntries.patientId))
    .leftJoin(visitTypes, eq(visitTypes.id, waitlistEntries.visitTypeId))
    .leftJoin(slotHolds, eq(slotHolds.id, waitlistEntries.offeredHoldId))
    .$dynamic()
}

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

/**
 * The entries that are a desk's own: of doctors whose waitlist it may see, for a kind of visit of its provider facilities.
 * Who waits for a specialty anywhere has chosen no practice yet, and no practice is told of them.
 */
export function atDesk(providerFacilities: readonly DeskProviderFacility[]) {
  const seen = providerFacilities.filter(({ powers }) => powers.seeWaitlist)
  return and(
    inArray(waitlistEntries.providerId, [...new Set(seen.map(({ providerId }) => providerId))]),
    or(
      isNull(visitTypes.id),
      inArray(
        visitTypes.providerFacilityId,
        seen.map(({ providerFacilityId }) => providerFacilityId),
      ),
    ),
  )
}

export type EntryStep = 'confirmation' | 'offer' | 'booking' | 'removal'

/** An entry as the desk's screens show it. */
export type DeskEntry = {
  id: string
  status: EntryRow['entry']['status']
  /** Masked, and without a telephone number, for who may only read. */
  patient: { main: string; other: string | null; phone: string | null }
  /** Who is written to for the patient, when it is somebody else. */
  contact: string | null
  doctor: { slug: string; name: string }
  visit: string | null
  from: DayWords
  to: DayWords
  /** Weekdays wished for, in words, and parts of the day; none is any. */
  weekdays: string[]
  parts: EntryRow['entry']['parts']
  since: DayWords
  isConfirmed: boolean
  missedOffers: number
  /** A time that is kept for them now, with until when. */
  offer: (WhenWords & { answerBy: string }) | null
  /** It is kept at a provider facility that is not this desk's. */
  isOfferElsewhere: boolean
  appointmentId: string | null
  reason: string | null
  steps: EntryStep[]
}

type Words = {
  providerFacilities: readonly DeskProviderFacility[]
  booker: Patient | null
  locale: Locale
  now: number
}

/** A row in the words of a page. */
export function toDeskEntry(row: EntryRow, { providerFacilities, booker, locale, now }: Words): DeskEntry {
  const { entry, hold } = row
  const own = providerFacilitiesOfEntry(row, providerFacilities)
  const providerFacility = own[0]!
  const today = localDate(now, providerFacility.timeZone)
  const mayServe = own.some(({ powers }) => powers.serveWaitlist)
  const patient = openPatient(row.patient)
  const isOffered = entry.status === 'offered' && hold !== null && isHoldAlive(hold, now)
  const offering = own.find(({ providerFacilityId }) => providerFacilityId === hold?.providerFacilityId)
  return {
    id: entry.id,
    status: entry.status,
    patient: mayServe ? shown(patient, booker, locale) : masked(patient, locale),
    contact: mayServe && booker ? shown(booker, null, locale).main : null,
    doctor: { slug: providerFacility.doctor.slug, name: providerFacility.doctor.name },
    visit: row.visit?.name[locale] ?? null,
    from: dayWords(entry.dateFrom, today, locale),
    to: dayWords(entry.dateTo, today, locale),
    weekdays: entry.weekdays.map((weekday) => formatWeekday(weekday, locale, 'short')),
    parts: entry.parts,
    since: dayWords(localDate(entry.createdAt, providerFacility.timeZone), today, locale),
    isConfirmed: entry.confirmedAt !== null,
    missedOffers: entry.missedOffers,
    offer:
      isOffered && offering
        ? {
            ...deskWhenWords(hold.startsAt, offering.timeZone, locale, now),
            answerBy: formatInstantClock(hold.expiresAt, offering.timeZone, locale),
          }
        : null,
    isOfferElsewhere: isOffered && !offering,
    appointmentId: entry.appointmentId,
    reason: entry.cancelReasonCode,
    steps: mayServe ? stepsOf(entry) : [],
  }
}

/** The desk's provider facilities at which an entry may be served. */
export function providerFacilitiesOfEntry(
  { entry, visit }: EntryRow,
  providerFacilities: readonly DeskProviderFacility[],
): DeskProviderFacility[] {
  return providerFacilities.filter(
    ({ providerId, providerFacilityId, powers }) =>
      powers.seeWaitlist &&
      providerId === entry.providerId &&
      (visit === null || visit.providerFacilityId === providerFacilityId),
  )
}

function stepsOf({ status, confirmedAt }: EntryRow['entry']): EntryStep[] {
  if (!openStatuses.some((open) => open === status)) return []
  return [
    ...(confirmedAt === null ? (['confirmation'] as const) : []),
    ...(confirmedAt !== null && status === 'waiting' ? (['offer'] as const) : []),
    'booking',
    'removal',
  ]
}

function shown({ nameEn, nameZh, phone }: Patient, booker: Patient | null, locale: Locale) {
  const chinese = isEnglish(locale) ? null : nameZh
  const other = chinese === null ? nameZh : nameEn
  return { main: chinese ?? nameEn, other, phone: booker?.phone ?? phone }
}

const masked = (patient: Patient, locale: Locale) => ({
  main: maskedPerson(patient, locale),
  other: null,
  phone: null,
})
