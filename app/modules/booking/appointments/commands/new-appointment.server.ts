import { randomBytes } from 'node:crypto'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { Appointment } from '../queries/appointment-rows.server.ts'
import {
  auditActor,
  type BookingActor,
  type BookingInput,
  type RequestedWindow,
} from '#app/modules/booking/booking-input.ts'
import type {
  BookingProviderFacility,
  VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import type { KnownPeople } from '#app/modules/booking/patients/people.ts'
import { newReference } from '../reference.ts'
import type { PassableKind } from '#app/modules/booking/time-obstacles.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'

export type NewAppointment = {
  providerFacility: BookingProviderFacility
  visitType: VisitType | null
  /** Null when a time is only wished for. */
  slot: Slot | null
  /** What the desk passed over for it. */
  passed?: readonly PassableKind[]
  windows: readonly RequestedWindow[]
  needsApproval: boolean
  known: KnownPeople
  /** What the desk is to look at. */
  marks: Pick<Appointment, 'possibleDoubleOf' | 'missedBefore'>
  /** The series that it is one of; whoever books that tells the patient, once for all of them. */
  seriesId?: string
  form: Pick<
    BookingInput,
    'idempotencyKey' | 'isNewPatient' | 'privacyNoticeVersion' | 'languageId' | 'planId' | 'reason' | 'source' | 'actor'
  >
}

/** The row of a visit nobody has changed yet, in the given status. Written by the caller. */
export function newVisit(
  {
    providerFacility,
    visitType,
    slot,
    known,
    form,
    seriesId,
  }: Pick<NewAppointment, 'providerFacility' | 'visitType' | 'slot' | 'known' | 'form' | 'seriesId'>,
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
    tags: [],
    noteVersion: 0,
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
    queueNumber: null,
    roomedAt: null,
    completedAt: null,
    seriesId: seriesId ?? null,
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
