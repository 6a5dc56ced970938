import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { AppointmentFacts } from '#app/modules/booking/appointments/appointment-status.ts'
import { timeOfVisit } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { type Identity, openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { isProvisional } from '#app/modules/booking/patients/provisional.ts'
import { type DayWords, dayWords } from '#app/modules/booking/slots/when-words.ts'
import { providerLanguages } from '#drizzle/schema/directory.ts'
import { languages } from '#drizzle/schema/reference.ts'
import { appointments, patients, visitTypes } from '#drizzle/schema/scheduling.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'
import type { DeskStep } from '../step-nouns.ts'
import { namesOf } from './patient-words.server.ts'
import type { Seats } from '../group-visits.ts'
import { nextStep, offeredSteps } from '../visit-steps.ts'
import { readVisitTags, type VisitTag } from '../visit-tags.ts'
import { ageOn } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { formatDate, formatInstantClock, formatShortDate } from '#app/core/format/format.ts'
import { minutesBetween } from '#app/core/calendar/durations.ts'

/** What lists of the desk read of an appointment: never the reason, never notes. */
const columns = {
  id: appointments.id,
  reference: appointments.reference,
  status: appointments.status,
  version: appointments.version,
  source: appointments.source,
  providerFacilityId: appointments.providerFacilityId,
  visitTypeId: appointments.visitTypeId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  busyFrom: appointments.busyFrom,
  busyTo: appointments.busyTo,
  timeZone: appointments.timeZone,
  isNewPatient: appointments.isNewPatient,
  answerDueAt: appointments.answerDueAt,
  requestedWindows: appointments.requestedWindows,
  checkedInAt: appointments.checkedInAt,
  queueNumber: appointments.queueNumber,
  roomedAt: appointments.roomedAt,
  completedAt: appointments.completedAt,
  rescheduleCount: appointments.rescheduleCount,
  createdAt: appointments.createdAt,
  possibleDoubleOf: appointments.possibleDoubleOf,
  missedBefore: appointments.missedBefore,
  tags: appointments.tags,
  patientId: patients.id,
  identityEnc: patients.identityEnc,
  matchHash: patients.matchHash,
  visitName: visitTypes.name,
  visitCode: visitTypes.code,
  visitMode: visitTypes.mode,
  visitSort: visitTypes.sort,
  visitCapacity: visitTypes.capacity,
  languageName: languages.name,
  /** How well the doctor speaks it. */
  languageLevel: providerLanguages.level,
}

/** The names of what a list shows, for the audit. */
export const rowFields = [
  ...['patientId', 'startsAt', 'visitTypeId', 'status', 'birthDate', 'phone', 'tags', 'interpreterLanguageId'],
] as const

/** The rows of visits with patient and visit type, still sealed; add `where` and an order with a tie-breaker, then `openVisits`. */
export function selectVisits() {
  return db
    .select(columns)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .leftJoin(languages, eq(languages.id, appointments.interpreterLanguageId))
    .leftJoin(
      providerLanguages,
      and(
        eq(providerLanguages.providerId, appointments.providerId),
        eq(providerLanguages.languageId, appointments.interpreterLanguageId),
      ),
    )
    .$dynamic()
}

export type SealedVisit = Awaited<ReturnType<typeof selectVisits>>[number]

/** A visit with who it is of. */
export type VisitRow = Omit<SealedVisit, 'identityEnc'> & Omit<Identity, 'email' | 'wechat'>

/**
 * Opens the rows of `selectVisits`, each in its place: a copy of thirty properties is an object that V8 reads slowly ever after, which
 * cost a day list more than opening its people.
 */
export function openVisits(rows: readonly SealedVisit[]): VisitRow[] {
  return rows.map((row) => {
    const { nameEn, nameZh, birthDate, phone } = openIdentity({ id: row.patientId, identityEnc: row.identityEnc })
    return Object.assign(row, { nameEn, nameZh, birthDate, phone })
  })
}

/** A visit as the desk's screens show it. Instants are epoch milliseconds; times are words of the facility's clock. */
export type DeskVisit = {
  id: string
  reference: string
  status: VisitRow['status']
  version: number
  source: VisitRow['source']
  startsAt: number | null
  /** "13:30"; null while a time is only wished for, and of who came without one. */
  time: string | null
  endTime: string | null
  /** The day of its time, and of who came without one the day they came; null while a time is only wished for. */
  date: string | null
  /** 6月12日 · Jun 12; with the year when it is another one. */
  dateWords: string | null
  minutes: number | null
  patient: {
    id: string
    main: string
    other: string | null
    age: number | null
    phone: string | null
    /** Only a name is known of them, and nobody is known by it again. */
    isProvisional: boolean
  }
  doctor: { slug: string; name: string }
  visit: { name: string; code: string; mode: string } | null
  /** What the patient asked to be spoken to in, and whether the doctor speaks it well. Null where nothing was asked for. */
  language: { name: string; isSpoken: boolean } | null
  /** Of a group visit: how many come at this time, and for how many there is room. Null for others, and where only some of them were read. */
  seats: Seats | null
  isNewPatient: boolean
  /** Another visit that this one may be a second of, by id. */
  doubleOf: string | null
  missedBefore: boolean
  tags: VisitTag[]
  /** Minutes since the patient came, while they wait. */
  waited: number | null
  /** The number of who came without an appointment. */
  queueNumber: number | null
  /** Minutes left to answer a request. */
  answerIn: number | null
  wishes: (DayWords & { part: 'am' | 'pm' | 'evening' })[]
  steps: DeskStep[]
  next: DeskStep | null
}

/** The last step of a visit: what can be taken back depends on it. */
export type LastStep = { changedAt: number; previousStatus: VisitRow['status'] | null }

/** What the table of states looks at, of a row. */
function factsOfRow(row: VisitRow, now: number, last: LastStep | null): AppointmentFacts {
  const isMarked = row.possibleDoubleOf !== null || row.missedBefore
  const facts: AppointmentFacts = { now, startsAt: row.startsAt, isMarked, ...last }
  if (row.startsAt === null) return facts
  const { from, to } = dateSpan(localDate(row.startsAt, row.timeZone), row.timeZone)
  return { ...facts, dayStartsAt: from, dayEndsAt: to }
}

function dateInWords(instant: number, timeZone: string, locale: Locale, today: string): string {
  const isThisYear = localDate(instant, timeZone).slice(0, 4) === today.slice(0, 4)
  return (isThisYear ? formatShortDate : formatDate)(instant, locale, timeZone)
}

/** As on cards of doctors: the basics of a language carry no visit. */
const isSpoken = (level: VisitRow['languageLevel']) => level !== null && level !== 'basic'

/** A row in the words of a page. `last` is the last step taken: without it nothing can be taken back. */
export function toDeskVisit(
  row: VisitRow,
  providerFacility: DeskProviderFacility,
  {
    locale,
    now,
    last = null,
    seats = null,
  }: { locale: Locale; now: number; last?: LastStep | null; seats?: Seats | null },
): DeskVisit {
  const { startsAt, endsAt, timeZone, status } = row
  const at = timeOfVisit(row)
  const today = localDate(now, timeZone)
  const steps = offeredSteps(status, factsOfRow(row, now, last), providerFacility.powers)
  return {
    id: row.id,
    reference: formatReference(row.reference),
    status,
    version: row.version,
    source: row.source,
    startsAt,
    time: startsAt === null ? null : formatInstantClock(startsAt, timeZone, locale),
    endTime: endsAt === null ? null : formatInstantClock(endsAt, timeZone, locale),
    date: at === null ? null : localDate(at, timeZone),
    dateWords: at === null ? null : dateInWords(at, timeZone, locale, today),
    minutes: startsAt === null || endsAt === null ? null : minutesBetween(startsAt, endsAt),
    patient: {
      id: row.patientId,
      ...namesOf(row, locale),
      age: ageOn(row.birthDate, today),
      phone: row.phone,
      isProvisional: isProvisional(row),
    },
    doctor: { slug: providerFacility.doctor.slug, name: providerFacility.doctor.name },
    visit: row.visitName && { name: row.visitName[locale], code: row.visitCode!, mode: row.visitMode! },
    language: row.languageName && { name: row.languageName[locale], isSpoken: isSpoken(row.languageLevel) },
    seats,
    isNewPatient: row.isNewPatient,
    doubleOf: row.possibleDoubleOf,
    missedBefore: row.missedBefore,
    tags: row.tags.length === 0 ? [] : readVisitTags(row.tags),
    waited: status === 'arrived' && row.checkedInAt !== null ? minutesBetween(row.checkedInAt, now) : null,
    queueNumber: row.queueNumber,
    answerIn: status === 'requested' && row.answerDueAt !== null ? minutesBetween(now, row.answerDueAt) : null,
    wishes: row.requestedWindows.map(({ date, part }) => ({ ...dayWords(date, today, locale), part })),
    steps,
    next: nextStep(steps, status),
  }
}
