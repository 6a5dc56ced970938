import { facilityName } from '#app/modules/directory/facility-name.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { directionsTo } from '#app/modules/booking/appointments/directions.ts'
import type { AppointmentStatus } from '#app/modules/booking/appointments/appointment-status.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { type Away, awayOf } from '#app/modules/booking/away.ts'
import { addressedName } from '#app/modules/booking/addressed-name.server.ts'
import { type DayWords, dayWords, type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import { getWaitlistView, type WaitlistView } from '#app/modules/booking/waitlist/pages/waitlist-view.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { paths } from '#app/paths.ts'
import { blockingStatuses } from '#drizzle/schema/scheduling.ts'
import { findOwnVisits, type OwnVisitRow } from '../queries/own-visits.server.ts'

/** A visit on the list of who has proven a contact. */
export type OwnVisit = {
  id: string
  reference: string
  /** `over` is a visit whose time has passed and of which nobody has said how it went. */
  status: OwnVisitRow['status'] | 'over'
  when: WhenWords | null
  wishes: (DayWords & { part: 'am' | 'pm' | 'evening' })[]
  doctor: string
  patient: { english: string; chinese: string | null }
  /** In the page's language. */
  clinic: string
  clinicEn: string
  addressLines: [string, string]
  /** Where it is instead, for who need not come to the clinic. */
  away: Away | null
  phone: string | null
  /** Whether the visit's own page opens for this contact; else the clinic is called. */
  isOwn: boolean
  hasCalendar: boolean
  /** To the clinic's door; null for a visit from home or one that is over. */
  directions: string | null
  /** Where the same visit is booked once more. */
  again: string | null
}

export type OwnEntry = Pick<WaitlistView, 'status' | 'what' | 'dateFrom' | 'dateTo'> & { id: string }

export type VisitsList = { coming: OwnVisit[]; past: OwnVisit[]; entries: OwnEntry[] }

const isBlocking = (status: AppointmentStatus) => blockingStatuses.some((each) => each === status)

function isComing({ status, visit: { endsAt } }: OwnVisitRow, now: number): boolean {
  return isBlocking(status) && (endsAt === null || endsAt > now)
}

/** A visit without a time comes after those that have one; when it is over, it was when it was asked for. */
const dueAt = ({ visit: { startsAt } }: OwnVisitRow) => startsAt ?? Number.MAX_SAFE_INTEGER
const wasAt = ({ visit: { startsAt, createdAt } }: OwnVisitRow) => startsAt ?? createdAt

/** The booking page of the same provider facility and kind of visit; null for who cannot be found any more. */
function againOf({ visitCode, provider, facility, specialtySlug }: OwnVisitRow): string | null {
  if (specialtySlug === null || provider.status !== 'listed' || facility.status !== 'active') return null
  return paths.appointment(specialtySlug, provider.slug, { loc: facility.slug, ...(visitCode && { vt: visitCode }) })
}

function ownVisit(row: OwnVisitRow, locale: Locale, now: number): OwnVisit {
  const { visit, status, provider, facility, patient, isOwn } = row
  const { id, startsAt, timeZone, requestedWindows } = visit
  const coming = isComing(row, now)
  const away = awayOf(row.visitMode)
  const today = wallClock(now, timeZone).date
  const addressLines: [string, string] = [
    [facility.addressLine1, facility.addressLine2].filter(Boolean).join(', '),
    `${facility.city}, ${facility.state} ${facility.zip}`,
  ]
  return {
    id,
    reference: formatReference(visit.reference),
    status: !coming && isBlocking(status) ? 'over' : status,
    when: startsAt === null ? null : whenWords(startsAt, timeZone, locale, now),
    wishes: requestedWindows.map(({ date, part }) => ({ ...dayWords(date, today, locale), part })),
    doctor: addressedName(displayName(provider, locale), locale),
    patient: { english: patient.nameEn, chinese: patient.nameZh },
    clinic: facilityName(facility, locale),
    clinicEn: facility.nameEn,
    addressLines,
    away,
    phone: facility.phone,
    isOwn,
    hasCalendar: coming && startsAt !== null,
    directions: coming && away === null ? directionsTo(addressLines) : null,
    again: againOf(row),
  }
}

async function ownEntry(id: string, locale: Locale): Promise<OwnEntry> {
  // Its messages go to the contact that was proven; no link of it was opened.
  const { status, what, dateFrom, dateTo } = await getWaitlistView(id, locale, { token: '', isProven: true })
  return { id, status, what, dateFrom, dateTo }
}

/** The list of a proven contact in the words of a page: what comes in its order, then what is over, the latest first. */
export async function loadVisitsList(contactId: string, locale: Locale) {
  const now = clockNow()
  const { visits, entryIds } = await findOwnVisits(contactId)
  const coming = visits.filter((row) => isComing(row, now)).sort((one, other) => dueAt(one) - dueAt(other))
  const past = visits.filter((row) => !isComing(row, now)).sort((one, other) => wasAt(other) - wasAt(one))
  const list: VisitsList = {
    coming: coming.map((row) => ownVisit(row, locale, now)),
    past: past.map((row) => ownVisit(row, locale, now)),
    entries: await Promise.all(entryIds.map((id) => ownEntry(id, locale))),
  }
  return { list, patientIds: visits.map(({ visit }) => visit.patientId) }
}
