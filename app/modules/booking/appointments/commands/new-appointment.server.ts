import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { answerDueAt } from '../answer-due.ts'
import { tellDesk, tellOfNew } from './appointment-notices.server.ts'
import { auditStep, decideStep, writeEvent } from './appointment-steps.server.ts'
import type { Appointment } from '../queries/appointment-rows.server.ts'
import {
  auditActor,
  type BookingActor,
  type BookingInput,
  type BookingResult,
  type RequestedWindow,
} from '#app/modules/booking/booking-input.ts'
import { refuseTooManyRequests } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import type {
  BookingProviderFacility,
  VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { firstManageToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import type { KnownPeople } from '#app/modules/booking/patients/people.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { prepared, preparedInsert } from '#app/core/database/prepared.ts'
import { newReference } from '../reference.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'

const earlierQuery = prepared((reader: Reader) =>
  reader
    .select({ id: appointments.id, reference: appointments.reference, status: appointmentEvents.toStatus })
    .from(appointments)
    .innerJoin(
      appointmentEvents,
      and(eq(appointmentEvents.appointmentId, appointments.id), eq(appointmentEvents.seq, 1)),
    )
    .where(eq(appointments.idempotencyKey, sql.placeholder('idempotencyKey')))
    .orderBy(asc(appointments.id))
    .prepare(),
)
const insertAppointment = preparedInsert(appointments)

/** What the first send of a form got, for the second; null when this is the first. */
export async function findEarlierResult(reader: Reader, idempotencyKey: string): Promise<BookingResult | null> {
  const [row] = await earlierQuery(reader).execute({ idempotencyKey })
  if (!row) return null
  const { id: appointmentId, reference } = row
  const status = row.status === 'requested' ? 'requested' : 'booked'
  return { appointmentId, reference, status, manageToken: firstManageToken({ id: appointmentId, idempotencyKey }) }
}

export type NewAppointment = {
  providerFacility: BookingProviderFacility
  visitType: VisitType | null
  /** Null when a time is only wished for. */
  slot: Slot | null
  windows: readonly RequestedWindow[]
  needsApproval: boolean
  known: KnownPeople
  /** What the desk is to look at. */
  marks: Pick<Appointment, 'possibleDoubleOf' | 'missedBefore'>
  form: Pick<
    BookingInput,
    'idempotencyKey' | 'isNewPatient' | 'privacyNoticeVersion' | 'languageId' | 'planId' | 'reason' | 'source' | 'actor'
  >
}

/**
 * Writes an appointment with everything that goes with it: event, link, messages, reminders, audit. The time is claimed.
 * @throws DomainError `booking.LIMIT_REACHED`; DatabaseError conflict when somebody else has the seat or the key
 */
export async function writeAppointment(tx: Transaction, fresh: NewAppointment): Promise<BookingResult> {
  const { providerFacility, visitType, windows, needsApproval, known, form } = fresh
  const person = known.contact ?? known.patient
  const actor: BookingActor =
    form.actor === undefined || form.actor.type === 'patient' ? { type: 'patient', id: person.id } : form.actor
  const action = needsApproval && actor.type === 'patient' ? 'request' : 'book'
  const status = decideStep(null, action, actor, { now: now(), needsApproval })
  const row: Appointment = {
    ...newVisit(fresh, status),
    ...fresh.marks,
    untoldDoubleOf: fresh.marks.possibleDoubleOf,
    requestedWindows: [...windows],
    answerDueAt: status === 'requested' ? answerDueAt(now(), providerFacility.timeZone) : null,
  }
  await insertAppointment(tx, row)
  await rememberPeople(tx, providerFacility.facilityId, [known.patient, known.contact])
  await writeEvent(tx, row, null, { action, actor, notifies: true })
  const isRequest = status === 'requested'
  const template = isRequest ? 'appointment_requested' : 'appointment_booked'
  const involved = { person, providerFacility, visitType }
  const manageToken = await tellOfNew(tx, row, involved, {
    template,
    desk: form.actor?.type === 'staff' ? 'acts' : undefined,
  })
  if (isRequest) await tellDesk(tx, row, providerFacility)
  await auditNewPatients(tx, known, actor)
  const fields = ['startsAt', 'patientId', 'link', ...(row.reasonEnc ? ['reasonEnc'] : [])]
  await auditStep(tx, row.id, actor, action, fields)
  if (isRequest) await refuseTooManyRequests(tx, person)
  return { appointmentId: row.id, reference: row.reference, status: isRequest ? 'requested' : 'booked', manageToken }
}

/** The row of a visit nobody has changed yet, in the given status. Written by the caller. */
export function newVisit(
  {
    providerFacility,
    visitType,
    slot,
    known,
    form,
  }: Pick<NewAppointment, 'providerFacility' | 'visitType' | 'slot' | 'known' | 'form'>,
  status: Appointment['status'],
): Appointment {
  const at = now()
  const id = newId()
  const reason = form.reason?.trim()
  return {
    id,
    reference: newReference(randomBytes),
    providerId: providerFacility.providerId,
    providerFacilityId: providerFacility.providerFacilityId,
    visitTypeId: visitType?.id ?? null,
    patientId: known.patient.id,
    bookedById: known.contact?.id ?? null,
    startsAt: slot?.startsAt ?? null,
    endsAt: slot?.endsAt ?? null,
    busyFrom: slot?.busyFrom ?? null,
    busyTo: slot?.busyTo ?? null,
    seat: slot?.seat ?? 0,
    resourceIds: slot?.resourceIds ?? [],
    timeZone: providerFacility.timeZone,
    status,
    source: form.source,
    isNewPatient: form.isNewPatient,
    privacyNoticeVersion: form.privacyNoticeVersion ?? null,
    planId: form.planId,
    memberIdEnc: null,
    reasonEnc: reason ? encryptField(reason, { table: 'appointments', column: 'reason_enc', rowId: id }) : null,
    staffNotesEnc: null,
    interpreterLanguageId: form.languageId,
    rescheduleCount: 0,
    cancelReasonCode: null,
    cancelledBy: null,
    requestedWindows: [],
    answerDueAt: null,
    possibleDoubleOf: null,
    untoldDoubleOf: null,
    missedBefore: false,
    checkedInAt: null,
    roomedAt: null,
    completedAt: null,
    idempotencyKey: form.idempotencyKey,
    icsSequence: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

/** Writes down the people a form has added. */
export async function auditNewPatients(tx: Transaction, { created }: KnownPeople, actor: BookingActor): Promise<void> {
  for (const id of created)
    await recordAudit(tx, {
      actor: auditActor(actor),
      action: 'booking.patient_create',
      subject: { type: 'patient', id },
    })
}
