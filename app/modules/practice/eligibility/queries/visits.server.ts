import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { fallsWithin } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { type Identity, openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { providerFacilities, providers, facilities } from '#drizzle/schema/directory.ts'
import { eligibilityChecks } from '#drizzle/schema/practice/eligibility.ts'
import { carriers, plans } from '#drizzle/schema/reference.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import { payerCodeOf } from '../gateway/gateway-in-use.server.ts'
import { type CheckPerson, personOrNull } from '../person.server.ts'
import { type Draft, draftOf, type Lack, lacksOf } from '../visit-draft.ts'
import { type ListableCheck, listedColumns } from './checks.server.ts'
import { type EligibilityClinic, listEligibilityClinics } from './clinics.server.ts'

const columns = {
  id: appointments.id,
  startsAt: appointments.startsAt,
  timeZone: appointments.timeZone,
  providerId: appointments.providerId,
  facilityId: providerFacilities.facilityId,
  memberIdEnc: appointments.memberIdEnc,
  patientId: patients.id,
  identityEnc: patients.identityEnc,
  sex: patients.sex,
  locale: patients.locale,
  carrierId: carriers.id,
  payerCode: carriers.payerCode,
  planName: plans.name,
  providerNpi: providers.npi,
  facilityNpi: facilities.npi,
} as const

function selectVisits() {
  return db
    .select(columns)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .leftJoin(plans, eq(plans.id, appointments.planId))
    .leftJoin(carriers, eq(carriers.id, plans.carrierId))
    .$dynamic()
}

type VisitRow = Awaited<ReturnType<typeof selectVisits>>[number]

function identityOf({ patientId, identityEnc }: VisitRow): Identity | null {
  try {
    return openIdentity({ id: patientId, identityEnc })
  } catch {
    return null
  }
}

function memberIdOf({ id, memberIdEnc }: VisitRow): string | null {
  if (memberIdEnc === null) return null
  try {
    return decryptField(memberIdEnc, { table: 'appointments', column: 'member_id_enc', rowId: id })
  } catch {
    return null
  }
}

const codeOf = ({ carrierId, payerCode }: VisitRow) => carrierId && payerCodeOf({ id: carrierId, payerCode })

type EarlierCheck = Readonly<{ check: ListableCheck; patientId: string }>

/** The checks of some patients at a clinic that were made for a visit, the last first. */
async function checksOfPatients(facilityId: string, patientIds: readonly string[]): Promise<EarlierCheck[]> {
  if (patientIds.length === 0) return []
  return db
    .select({ check: listedColumns, patientId: appointments.patientId })
    .from(eligibilityChecks)
    .innerJoin(appointments, eq(appointments.id, eligibilityChecks.appointmentId))
    .where(and(eq(eligibilityChecks.facilityId, facilityId), inArray(appointments.patientId, [...patientIds])))
    .orderBy(desc(eligibilityChecks.createdAt), desc(eligibilityChecks.id))
}

/** What is known of a visit for a check: what the visit says, and what an earlier check of the patient has put right. */
function toVisit(row: VisitRow, earlier: readonly EarlierCheck[]) {
  const own = earlier.filter(({ patientId }) => patientId === row.patientId).map(({ check }) => check)
  const identity = identityOf(row)
  // What a payer has rejected is no better than what the visit says.
  const last = own.find(
    ({ status, carrierId }) => status !== 'rejected' && (row.carrierId === null || carrierId === row.carrierId),
  )
  const known: CheckPerson | null = last ? personOrNull(last) : null
  const serviceDate = localDate(row.startsAt!, row.timeZone)
  const draft: Draft = draftOf({
    ...{ identity, sex: row.sex, known, serviceDate, providerId: row.providerId },
    memberId: known?.memberId ?? memberIdOf(row),
    carrierId: row.carrierId ?? last?.carrierId ?? null,
    payerCode: codeOf(row) ?? last?.payerCode ?? null,
  })
  const lacks: Lack[] = lacksOf(draft, row.providerNpi ?? row.facilityNpi)
  // A visit that was moved is asked about anew.
  const ofVisit = own.filter((check) => check.appointmentId === row.id && check.serviceDate === serviceDate)
  return {
    ...{ id: row.id, startsAt: row.startsAt!, providerId: row.providerId, draft, lacks },
    name: identity?.nameEn ?? null,
    planName: row.planName,
    check: ofVisit[0] ?? null,
    /** So many checks have been made for it, of whichever day. */
    count: own.filter((check) => check.appointmentId === row.id).length,
  }
}

export type EligibilityVisit = ReturnType<typeof toVisit>

/** The visits that are expected at a clinic tomorrow, by time, each with what its check needs. */
export async function listTomorrow({ id, today, timeZone, doctors }: EligibilityClinic): Promise<EligibilityVisit[]> {
  const providerIds = doctors.map(({ providerId }) => providerId)
  if (providerIds.length === 0) return []
  const rows = await selectVisits()
    .where(
      and(
        eq(providerFacilities.facilityId, id),
        inArray(appointments.providerId, providerIds),
        inArray(appointments.status, ['booked', 'confirmed']),
        fallsWithin(dateSpan(addDays(today, 1), timeZone)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const timed = rows.filter(({ startsAt }) => startsAt !== null)
  const earlier = await checksOfPatients(id, [...new Set(timed.map(({ patientId }) => patientId))])
  return timed.map((row) => toVisit(row, earlier))
}

/** One visit at a clinic where somebody checks its doctor's patients; null for any other. */
export async function findVisit(actor: ProviderActor, appointmentId: string) {
  const [row] = await selectVisits().where(eq(appointments.id, appointmentId))
  if (!row || row.startsAt === null) return null
  const clinic = (await listEligibilityClinics(actor)).find(({ id }) => id === row.facilityId)
  const isTheirs = clinic?.doctors.some(({ providerId }) => providerId === row.providerId) ?? false
  if (!clinic?.mayCheck || !isTheirs) return null
  return { clinic, visit: toVisit(row, await checksOfPatients(row.facilityId, [row.patientId])) }
}

/** The clock time of a visit. */
export const timeOf = (
  { startsAt }: EligibilityVisit,
  { timeZone }: EligibilityClinic,
  locale: ProviderActor['locale'],
) => formatInstantClock(startsAt, timeZone, locale)

/** The language in which the patient of a visit is written to; that of who asks where there is no visit. */
export async function localeOfPatient(appointmentId: string | null, other: Locale): Promise<Locale> {
  if (appointmentId === null) return other
  const [row] = await db
    .select({ locale: patients.locale })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(eq(appointments.id, appointmentId))
  return isLocale(row?.locale) ? row.locale : other
}
