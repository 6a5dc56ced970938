import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { ageOn } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { timeOfVisit } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { isProvisional } from '#app/modules/booking/patients/provisional.ts'
import { openPatient, type Patient } from '#app/modules/booking/patients/identity.server.ts'
import { appointments, patientMerges, patients, plans } from '#drizzle/schema/index.ts'
import { rowAfterMerge } from '#app/modules/booking/records/queries/patient-merges.server.ts'
import { atProviderFacilities, inWords } from './day-visits.server.ts'
import {
  type DeskProviderFacility,
  listDeskProviderFacilities,
  notAtThisDesk,
} from './desk-provider-facilities.server.ts'
import { type Again, againOf, namesOf } from './patient-words.server.ts'
import { type DeskVisit, type SealedVisit, selectVisits } from './visit-row.server.ts'

/** Visits that a page shows, the latest. */
const mostShown = 100

/** The names of what the page of a patient shows, for the audit. */
export const patientFields = [
  'nameEn',
  'birthDate',
  'phone',
  'email',
  'locale',
  'planId',
  'smsConsentAt',
  'bookedById',
  'startsAt',
] as const

/** Somebody of the same family: who booked for the patient here, or for whom the patient booked. */
export type Relative = {
  id: string | null
  main: string
  other: string | null
  booksForThem: boolean
  phone: string | null
}

export type DeskPatient = {
  id: string
  main: string
  other: string | null
  birthDate: string | null
  age: number | null
  phone: string | null
  email: string | null
  /** Who is written to where the patient has no number: that of who booked. */
  bookingPhone: string | null
  locale: Locale | null
  smsSince: string | null
  emailSince: string | null
  plan: string | null
  visits: DeskVisit[]
  missed: number
  family: Relative[]
  again: Again | null
  /** Only a name is known of them; who may make them known says more. */
  isProvisional: boolean
  mayBook: boolean
}

/** A patient with what other pages go on from. */
export type OpenPatient = {
  patient: DeskPatient
  row: Patient
  /** All rows under which the patient has visits here. */
  ids: string[]
  /** The facilities of those visits. */
  visited: string[]
  /** Where those visits are. */
  seenAt: DeskProviderFacility[]
  /** The plan that the page names. */
  planId: string | null
  providerFacilities: DeskProviderFacility[]
}

/**
 * One patient of the desk's own provider facilities with everything this practice knows of them, and nothing of another.
 * @throws DomainError not_found `desk.NOT_FOUND` for somebody without a visit here and for nobody alike
 */
export async function getDeskPatient(
  actor: ProviderActor,
  id: string,
  locale: Locale,
  now = clockNow(),
): Promise<OpenPatient> {
  const providerFacilities = await listDeskProviderFacilities(actor, locale)
  const [asked] = await findPatients(db, [id])
  const rows = asked ? await rowsHere(providerFacilities, asked.matchHash) : []
  if (!rows.some((row) => row.id === id)) {
    // A page that was open before the desk made one patient of two, or two of one again, leads to who it is now.
    const next = asked ? await rowAfterMerge(db, id) : null
    return next === null ? notAtThisDesk() : getDeskPatient(actor, next, locale, now)
  }
  // A person has a row for each way in which forms have spoken of them; the latest speaks for all.
  const row = rows[0]!
  const { timeZone } = providerFacilities[0]!
  const ids = rows.map((each) => each.id)
  const sealed = await selectVisits()
    .where(and(atProviderFacilities(providerFacilities), inArray(appointments.patientId, ids)))
    .orderBy(desc(appointments.createdAt), asc(appointments.id))
    .limit(mostShown)
  // A time that is only wished for is still to come.
  const timeOf = (visit: SealedVisit) => timeOfVisit(visit) ?? Infinity
  const byTime = sealed.toSorted((a, b) => timeOf(b) - timeOf(a))
  const visits = inWords(byTime, providerFacilities, locale, now)
  const last = sealed.find(({ visitTypeId, status }) => visitTypeId && status !== 'cancelled')
  const family = await familyOf(providerFacilities, ids, locale)
  const plan = await planOf(providerFacilities, ids)
  const since = (instant: number | null) => (instant === null ? null : formatDate(instant, locale, timeZone))
  const patient: DeskPatient = {
    ...namesOf(row, locale),
    id: row.id,
    birthDate: row.birthDate && birthWords(row.birthDate, locale),
    age: ageOn(row.birthDate, localDate(now, timeZone)),
    phone: row.phone,
    email: row.email,
    bookingPhone: row.phone ?? family.find(({ booksForThem, phone }) => booksForThem && phone)?.phone ?? null,
    locale: isLocale(row.locale) ? row.locale : null,
    smsSince: since(row.smsConsentAt),
    emailSince: since(row.emailConsentAt),
    plan: plan?.name[locale] ?? null,
    visits,
    missed: visits.filter(({ status }) => status === 'no_show').length,
    family,
    isProvisional: isProvisional(row),
    again: againOf(last, providerFacilities, locale),
    mayBook: providerFacilities.some(({ powers }) => powers.admit),
  }
  const seenAt = new Set(sealed.map(({ providerFacilityId }) => providerFacilityId))
  const visited = providerFacilities.filter((each) => seenAt.has(each.providerFacilityId))
  return {
    ...{ patient, row, ids, providerFacilities, seenAt: visited, planId: plan?.id ?? null },
    visited: visited.map(({ facilityId }) => facilityId),
  }
}

/** Where somebody manages visits that the patient has; undefined for who may only read them, whatever they manage elsewhere. */
export function managedFacilityOf({ seenAt }: Pick<OpenPatient, 'seenAt'>): DeskProviderFacility | undefined {
  return seenAt.find(({ powers }) => powers.manage)
}

const birthWords = (date: string, locale: Locale) => formatDate(Date.parse(`${date}T12:00:00Z`), locale, 'UTC')

/** The rows under a hash that have a visit here, the latest first. */
async function rowsHere(providerFacilities: readonly DeskProviderFacility[], matchHash: string): Promise<Patient[]> {
  if (providerFacilities.length === 0) return []
  const here = db
    .selectDistinct({ id: appointments.patientId })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(atProviderFacilities(providerFacilities), eq(patients.matchHash, matchHash)))
  const rows = await db
    .select()
    .from(patients)
    .where(inArray(patients.id, here))
    .orderBy(desc(patients.updatedAt), asc(patients.id))
  return rows.map(openPatient)
}

/** Who booked visits here for these rows, and for whom these rows booked visits here. */
async function familyOf(
  providerFacilities: readonly DeskProviderFacility[],
  ids: readonly string[],
  locale: Locale,
): Promise<Relative[]> {
  const pairs = await db
    .selectDistinct({ patientId: appointments.patientId, bookedById: appointments.bookedById })
    .from(appointments)
    .where(
      and(
        atProviderFacilities(providerFacilities),
        or(inArray(appointments.patientId, [...ids]), inArray(appointments.bookedById, [...ids])),
      ),
    )
    .orderBy(asc(appointments.patientId), asc(appointments.bookedById))
  const bookers = pairs.flatMap(({ bookedById }) => (bookedById && !ids.includes(bookedById) ? bookedById : []))
  const booked = pairs.flatMap(({ patientId }) => (ids.includes(patientId) ? [] : patientId))
  const seen = new Set<string>()
  const relatives: Relative[] = []
  for (const person of await findPatients(db, [...new Set([...booked, ...bookers])])) {
    if (seen.has(person.matchHash)) continue
    seen.add(person.matchHash)
    const isPatient = booked.includes(person.id)
    relatives.push({
      ...namesOf(person, locale),
      // Who only booked has no page: no visit of theirs is here.
      id: isPatient ? person.id : null,
      booksForThem: !isPatient,
      phone: person.phone,
    })
  }
  return relatives
}

/** The plan that was named for the latest visit that names one, unless another was chosen since with a merge. */
async function planOf(providerFacilities: readonly DeskProviderFacility[], ids: readonly string[]) {
  const [named] = await db
    .select({ id: plans.id, name: plans.name, at: appointments.createdAt })
    .from(appointments)
    .innerJoin(plans, eq(plans.id, appointments.planId))
    .where(and(atProviderFacilities(providerFacilities), inArray(appointments.patientId, [...ids])))
    .orderBy(desc(appointments.createdAt), asc(appointments.id))
    .limit(1)
  const [chosen] = await db
    .select({ id: plans.id, name: plans.name, at: patientMerges.createdAt })
    .from(patientMerges)
    .innerJoin(plans, eq(plans.id, patientMerges.planId))
    .where(and(inArray(patientMerges.intoId, [...ids]), isNull(patientMerges.undoneAt)))
    .orderBy(desc(patientMerges.createdAt), asc(patientMerges.id))
    .limit(1)
  return chosen && (!named || named.at < chosen.at) ? chosen : (named ?? null)
}
