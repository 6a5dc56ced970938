import { createdAt, id, index, instant, integer, money, table, text, uniqueIndex, updatedAt } from '../columns.ts'
import { facilities, providers } from '../directory.ts'
import { appointments } from '../scheduling.ts'

/**
 * An immigration medical examination (Form I-693) at a clinic with a civil surgeon. Who is examined, what was found and the code by which
 * the envelope is handed over are encrypted.
 */
export const i693Cases = table(
  'i693_cases',
  {
    id: id(),
    /** Eight characters and a check character, as an appointment's. */
    reference: text('reference').notNull().unique(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** The civil surgeon who examines and, from the signature on, who signed. */
    surgeonId: text('surgeon_id')
      .notNull()
      .references(() => providers.id),
    appointmentId: text('appointment_id').references(() => appointments.id),
    /** The voided case that this one was made for. */
    replacesId: text('replaces_id'),
    /** Names, birth date, sex, telephone, A-number, pregnancy: JSON. */
    personEnc: text('person_enc').notNull(),
    /** The language of what the person is handed. */
    locale: text('locale').notNull(),
    /** The day of the examination, by which ages are reckoned. */
    examOn: text('exam_on').notNull(),
    priceCents: money('price_cents'),
    status: text('status', {
      enum: [
        'intake',
        'scheduled',
        'examined',
        'awaiting_results',
        'vaccines_pending',
        'tb_referral',
        'ready_to_sign',
        'signed',
        'sealed',
        'picked_up',
        'closed_no_sign',
        'voided',
        'canceled',
        'lapsed',
      ],
    }).notNull(),
    /** What the rules asked for on the day of the signature: JSON, which later rules do not change. */
    signedRulesEnc: text('signed_rules_enc'),
    signedAt: instant('signed_at'),
    signedById: text('signed_by_id'),
    envelopeNumber: text('envelope_number'),
    /** Who put the form into the envelope; another person checks its number, and only then the case is sealed. */
    enclosedById: text('enclosed_by_id'),
    sealedById: text('sealed_by_id'),
    sealedAt: instant('sealed_at'),
    pickUpCodeEnc: text('pick_up_code_enc'),
    /** Keyed hash of the code. */
    pickUpIndex: text('pick_up_index').unique(),
    pickedUpAt: instant('picked_up_at'),
    /** The account of who handed it over. */
    pickedUpById: text('picked_up_by_id'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    /** Changes with every deed; a case that rests too long lapses. */
    updatedAt: updatedAt(),
  },
  (t) => [
    index('i693_cases_facility').on(t.facilityId, t.status),
    index('i693_cases_resting').on(t.status, t.updatedAt),
    index('i693_cases_appointment').on(t.appointmentId),
  ],
)

/** What is known of one vaccine of a case; the rules say which there are. */
export const i693Vaccines = table(
  'i693_vaccines',
  {
    id: id(),
    caseId: text('case_id')
      .notNull()
      .references(() => i693Cases.id),
    /** Of a rule of `i693_rules`. */
    code: text('code').notNull(),
    /** Dates, lot, proof, waiver, the civil surgeon's override: JSON. */
    recordEnc: text('record_enc').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('i693_vaccines_code').on(t.caseId, t.code)],
)

/** What is known of one test of a case. */
export const i693Tests = table(
  'i693_tests',
  {
    id: id(),
    caseId: text('case_id')
      .notNull()
      .references(() => i693Cases.id),
    kind: text('kind', {
      enum: ['igra', 'cxr', 'syphilis_nontrep', 'syphilis_trep', 'gonorrhea_naat', 'other'],
    }).notNull(),
    /** Ordered, collected, result, value, what was done about it: JSON. */
    recordEnc: text('record_enc').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('i693_tests_kind').on(t.caseId, t.kind)],
)

/** What was done with a case. Only ever added: triggers refuse changes. */
export const i693Events = table(
  'i693_events',
  {
    id: id(),
    caseId: text('case_id')
      .notNull()
      .references(() => i693Cases.id),
    seq: integer('seq').notNull(),
    action: text('action').notNull(),
    fromStatus: text('from_status', { enum: i693Cases.status.enumValues }),
    toStatus: text('to_status', { enum: i693Cases.status.enumValues }).notNull(),
    actorType: text('actor_type', { enum: ['staff', 'system'] }).notNull(),
    actorId: text('actor_id'),
    /** Why it was voided, canceled or closed. */
    noteEnc: text('note_enc'),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('i693_events_seq').on(t.caseId, t.seq)],
)
