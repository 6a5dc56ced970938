import { createdAt, id, index, instant, integer, json, table, text, uniqueIndex, updatedAt } from '../columns.ts'
import { facilities, providers } from '../directory.ts'
import { carriers } from '../reference.ts'
import { appointments } from '../scheduling.ts'

export const eligibilityStatuses = [
  'draft',
  'queued',
  'sent',
  'answered_active',
  'answered_inactive',
  'answered_unclear',
  'rejected',
  'timeout',
  'failed',
] as const

/**
 * A question to a payer whether somebody is insured on a day (X12 270/271). Who it is about, what was sent and what came back are encrypted;
 * what an answer says is read from its text whenever it is shown, so that there is one record of it.
 */
export const eligibilityChecks = table(
  'eligibility_checks',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** Whose patient it is, who asks under their NPI. */
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    carrierId: text('carrier_id')
      .notNull()
      .references(() => carriers.id),
    /** By which the clearing house knows the payer. */
    payerCode: text('payer_code').notNull(),
    /** The visit that it was made for. */
    appointmentId: text('appointment_id').references(() => appointments.id),
    /** The rejected one that this one puts right. */
    copiedFromId: text('copied_from_id'),
    /** Member id, subscriber, dependent: JSON. */
    personEnc: text('person_enc').notNull(),
    /** The day of the visit in the clinic's time zone. */
    serviceDate: text('service_date').notNull(),
    /** X12 codes. */
    serviceCodes: json<string[]>('service_codes').notNull(),
    status: text('status', { enum: eligibilityStatuses }).notNull(),
    /** How often it has been sent since somebody last asked for it. */
    attempts: integer('attempts').notNull(),
    /** When it is sent, or sent again; null while nothing is to be done. */
    dueAt: instant('due_at'),
    sentAt: instant('sent_at'),
    answeredAt: instant('answered_at'),
    latencyMs: integer('latency_ms'),
    /** TRN02 and ISA13 of what was sent last. */
    trace: text('trace'),
    controlNumber: integer('control_number'),
    requestEnc: text('request_enc'),
    answerEnc: text('answer_enc'),
    /** AAA03 of an answer that rejects. */
    rejections: json<string[]>('rejections').notNull(),
    /** Why there is no answer that can be used; a code. */
    problem: text('problem'),
    /** simulator or clearing_house. */
    gateway: text('gateway', { enum: ['simulator', 'clearing_house'] }),
    createdById: text('created_by_id').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('eligibility_checks_facility').on(t.facilityId, t.createdAt),
    index('eligibility_checks_due').on(t.status, t.dueAt),
    index('eligibility_checks_appointment').on(t.appointmentId, t.createdAt),
  ],
)

/** The steps of a check, each with when and by whom. */
export const eligibilityEvents = table(
  'eligibility_events',
  {
    id: id(),
    checkId: text('check_id')
      .notNull()
      .references(() => eligibilityChecks.id),
    /** The version that the step has made. */
    seq: integer('seq').notNull(),
    step: text('step').notNull(),
    status: text('status', { enum: eligibilityStatuses }).notNull(),
    /** A code: of a rejection, or why nothing came. */
    reason: text('reason'),
    /** Null for what the product did by itself. */
    userId: text('user_id'),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('eligibility_events_seq').on(t.checkId, t.seq)],
)
