import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { writeAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { openForChange } from '#app/modules/booking/appointments/commands/appointment-steps.server.ts'
import { claimOnce, findEarlierResult } from '#app/modules/booking/appointments/commands/claim-once.server.ts'
import { refuseKnownDouble } from '#app/modules/booking/appointments/commands/known-doubles.server.ts'
import { type Appointment, getAppointment } from '#app/modules/booking/appointments/queries/appointment-rows.server.ts'
import { type BookingInput, refuseStranger } from '#app/modules/booking/booking-input.ts'
import { claimTime, deskClaim } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { knownPeople, patientHash } from '#app/modules/booking/patients/commands/known-people.server.ts'
import type { KnownPeople } from '#app/modules/booking/patients/people.ts'
import { findPatients, patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import {
  type BookingProviderFacility,
  getProviderFacility,
  getVisitType,
  type VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import type { Override } from '#app/modules/booking/time-obstacles.ts'
import { confirmAtDesk } from '#app/modules/booking/waitlist/commands/confirmed-contacts.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { mostVisits } from '../series-rule.ts'
import { tellOfSeries } from './series-notices.server.ts'

/** One date of a series, as the desk has settled it. */
export type SeriesVisit = Readonly<{ startsAt: number; override: Override | null }>

/** Who the visits are for: those of a visit that is repeated, or the people of a form. */
type ForWhom =
  | Readonly<{ repeats: string }>
  | Readonly<{
      form: Omit<BookingInput, 'startsAt' | 'override' | 'holderKey' | 'actor' | 'idempotencyKey' | 'source'>
    }>

export type SeriesBooking = Readonly<{
  /** One form sends one key, however often it is sent. */
  idempotencyKey: string
  actor: StaffActor
  visits: readonly SeriesVisit[]
}> &
  ForWhom

export type SeriesResult = Readonly<{ seriesId: string; firstId: string }>

/** The keys of the visits; that of the first stands for the form. */
const keyOf = (idempotencyKey: string, index: number) => `series.${idempotencyKey}.${index}`

/**
 * Books visits that follow each other in one transaction: all of them, or none. Each is claimed as any booking of the desk is. The patient is
 * written to once. The visit that is repeated becomes one of the series while it stands.
 * The same form again gives the first answer and writes nothing.
 * @throws DomainError as `bookAppointment`, with the instant of the visit (`startsAt`) that cannot be had; `booking.INVALID_INPUT` for none
 * or too many
 */
export async function bookSeries(input: SeriesBooking): Promise<SeriesResult> {
  const { visits } = input
  if (visits.length === 0 || visits.length > mostVisits) refuse('INVALID_INPUT', { field: 'choice' })
  const first = keyOf(input.idempotencyKey, 0)
  const booked = await claimOnce(first, async (tx) => {
    return (await findEarlierResult(tx, first)) ?? { appointmentId: await bookAll(tx, input) }
  })
  const row = await getAppointment(db, booked.appointmentId)
  return { seriesId: row.seriesId ?? refuse('INVALID_TRANSITION'), firstId: row.id }
}

type Basis = Readonly<{
  providerFacility: BookingProviderFacility
  visitType: VisitType
  form: Pick<BookingInput, 'isNewPatient' | 'languageId' | 'planId' | 'reason'>
  known: KnownPeople
  seriesId: string
  /** The visit that is repeated, as far as it is one of the series. */
  also: Appointment | null
}>

async function bookAll(tx: Transaction, input: SeriesBooking): Promise<string> {
  const { actor, visits } = input
  const basis = 'repeats' in input ? await basisOfVisit(tx, input.repeats, actor) : await basisOfForm(tx, input)
  const { known, also, seriesId } = basis
  await confirmAtDesk(tx, known.contact ?? known.patient)
  const patientIds = await patientIdsOf(tx, known.patient.matchHash)
  const ids: string[] = []
  for (const [index, visit] of visits.entries()) {
    const key = keyOf(input.idempotencyKey, index)
    ids.push(await bookOne(tx, { ...basis, patientIds, visit, key, actor, isFirst: index === 0 }))
  }
  if (also && also.seriesId !== seriesId)
    await tx.update(appointments).set({ seriesId }).where(eq(appointments.id, also.id))
  const rows: Appointment[] = []
  for (const id of ids) rows.push(await getAppointment(tx, id))
  await tellOfSeries(tx, rows, 'appointment_series_booked')
  return ids[0]!
}

type One = Basis &
  Readonly<{ patientIds: string[]; visit: SeriesVisit; key: string; actor: StaffActor; isFirst: boolean }>

async function bookOne(tx: Transaction, one: One): Promise<string> {
  const { providerFacility, visitType, known, patientIds, seriesId, visit, actor } = one
  const { startsAt, override } = visit
  const { providerId, timeZone } = providerFacility
  const first = await findVisitThatDay(tx, { patientIds, providerId, startsAt, timeZone })
  await refuseKnownDouble(tx, first, { actor })
  // Who comes again and again is new once.
  const isNewPatient = one.form.isNewPatient && one.isFirst && one.also === null
  const desk = deskClaim(actor, providerFacility, override)
  const { slot, passed } = await claimTime(tx, { providerFacility, visitType, startsAt, isNewPatient, desk })
  const form = { ...one.form, isNewPatient, idempotencyKey: one.key, actor, source: 'phone' as const }
  const marks = { possibleDoubleOf: null, missedBefore: false }
  const created = one.isFirst ? known.created : []
  const fresh = { providerFacility, visitType, slot, passed, windows: [], needsApproval: false, form, marks, seriesId }
  const { appointmentId } = await writeAppointment(tx, { ...fresh, known: { ...known, created } })
  return appointmentId
}

/** Statuses of a visit that counts as one of the series that repeats it. */
const standing: readonly Appointment['status'][] = ['booked', 'confirmed', 'arrived', 'in_room', 'completed']

async function basisOfVisit(tx: Transaction, id: string, actor: StaffActor): Promise<Basis> {
  const visit = await openForChange(tx, id, actor)
  if (visit.visitTypeId === null || visit.startsAt === null) refuse('INVALID_TRANSITION')
  const providerFacility = await getProviderFacility(tx, visit.providerFacilityId)
  const visitType = await getVisitType(tx, visit.providerFacilityId, visit.visitTypeId)
  await lockProviderFacility(tx, providerFacility)
  const [patient] = await findPatients(tx, [visit.patientId])
  const [contact = null] = visit.bookedById === null ? [] : await findPatients(tx, [visit.bookedById])
  const also = standing.includes(visit.status) ? visit : null
  return {
    ...{ providerFacility, visitType, also },
    form: { isNewPatient: false, languageId: visit.interpreterLanguageId, planId: visit.planId, reason: null },
    known: { patient: patient!, contact, created: [] },
    seriesId: also?.seriesId ?? newId(),
  }
}

async function basisOfForm(
  tx: Transaction,
  { actor, ...input }: Extract<SeriesBooking, { form: object }>,
): Promise<Basis> {
  const form = { ...input.form, actor }
  const providerFacility = await getProviderFacility(tx, form.providerFacilityId)
  refuseStranger(actor, providerFacility)
  const visitType = await getVisitType(tx, form.providerFacilityId, form.visitTypeId)
  await lockProviderFacility(tx, providerFacility)
  const known = await knownPeople(tx, form, patientHash(form))
  return { providerFacility, visitType, form, known, seriesId: newId(), also: null }
}
