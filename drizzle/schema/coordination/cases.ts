import { users } from '../accounts.ts'
import { boolean, createdAt, id, index, instant, integer, table, text, uniqueIndex, updatedAt } from '../columns.ts'
import { facilities, providers } from '../directory.ts'
import { specialties } from '../reference.ts'
import { appointments } from '../scheduling.ts'

/** Where a referral stands (product.md §3); the steps between stand in `coordination/case-steps.ts`. */
export const careCaseStatuses = [
  'draft',
  'sent',
  'received',
  'more_info',
  'accepted',
  'declined',
  'scheduled',
  'in_progress',
  'interim_reported',
  'report_sent',
  'closed',
  'closed_unfilled',
  'cancel_requested',
  'canceled',
  'on_hold',
  'frozen',
] as const

/** Who stands where in a referral. */
const sides = ['requester', 'recipient', 'patient'] as const
const authors = [...sides, 'system'] as const

/**
 * A referral (FHIR ServiceRequest): somebody's patient, sent by a doctor at one facility to another one or to somebody without an account.
 * Who the patient is, why they are sent and what came of it are sealed.
 */
export const careCases = table(
  'care_cases',
  {
    id: id(),
    /** As it is read out: eight characters and a check character. */
    reference: text('reference').notNull().unique(),
    requesterFacilityId: text('requester_facility_id')
      .notNull()
      .references(() => facilities.id),
    requesterProviderId: text('requester_provider_id').references(() => providers.id),
    createdById: text('created_by_id')
      .notNull()
      .references(() => users.id),
    /** On this site; both null where the recipient stands in `outside_enc`. */
    recipientFacilityId: text('recipient_facility_id').references(() => facilities.id),
    recipientProviderId: text('recipient_provider_id').references(() => providers.id),
    /** Clinic, doctor, e-mail address and fax of a recipient without an account. */
    outsideEnc: text('outside_enc'),
    /** The language in which that recipient is written to. */
    outsideLocale: text('outside_locale'),
    specialtyId: text('specialty_id').references(() => specialties.id),
    /** Names in both scripts, birth date, telephone, e-mail address. */
    patientEnc: text('patient_enc').notNull(),
    patientLocale: text('patient_locale').notNull(),
    urgency: text('urgency', { enum: ['routine', 'urgent', 'stat'] }).notNull(),
    reasonEnc: text('reason_enc').notNull(),
    questionsEnc: text('questions_enc'),
    /** What the patient is told in plain words. */
    plainEnc: text('plain_enc'),
    outcomeEnc: text('outcome_enc'),
    status: text('status', { enum: careCaseStatuses }).notNull(),
    /** Where it goes on after a hold, a freeze or a cancellation that was refused. */
    resumeStatus: text('resume_status', { enum: careCaseStatuses }),
    statusReasonEnc: text('status_reason_enc'),
    consent: text('consent', { enum: ['none', 'asked', 'given', 'withdrawn'] }).notNull(),
    /** It is sent as soon as the patient agrees. */
    isSentOnConsent: boolean('is_sent_on_consent').notNull(),
    /** When it went to the recipient who has it now, and until when that one should answer. */
    sentAt: instant('sent_at'),
    dueAt: instant('due_at'),
    overdueAt: instant('overdue_at'),
    cancelAskedAt: instant('cancel_asked_at'),
    /** The visit: one of ours, or when the recipient says it is. */
    appointmentId: text('appointment_id').references(() => appointments.id),
    visitAt: instant('visit_at'),
    closedAt: instant('closed_at'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('care_cases_requester').on(t.requesterFacilityId, t.status),
    index('care_cases_recipient').on(t.recipientFacilityId, t.status),
    index('care_cases_due').on(t.status, t.dueAt),
    index('care_cases_appointment').on(t.appointmentId),
  ],
)

const caseId = () =>
  text('case_id')
    .notNull()
    .references(() => careCases.id)

/** Something that somebody has to do for a referral (FHIR Task). */
export const careTasks = table(
  'care_tasks',
  {
    id: id(),
    caseId: caseId(),
    kind: text('kind', {
      enum: ['schedule', 'send_records', 'patient_action', 'authorization', 'report', 'follow_up', 'escalation'],
    }).notNull(),
    titleEnc: text('title_enc'),
    assignee: text('assignee', { enum: sides }).notNull(),
    status: text('status', {
      enum: ['requested', 'accepted', 'in_progress', 'completed', 'rejected', 'canceled'],
    }).notNull(),
    dueOn: text('due_on'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('care_tasks_case').on(t.caseId)],
)

/** What the people of a referral write to each other: the two clinics, or the clinic and the patient. */
export const careMessages = table(
  'care_messages',
  {
    id: id(),
    caseId: caseId(),
    thread: text('thread', { enum: ['clinics', 'patient'] }).notNull(),
    side: text('side', { enum: sides }).notNull(),
    userId: text('user_id').references(() => users.id),
    /** The step that it was written with, such as why it was declined. */
    step: text('step'),
    bodyEnc: text('body_enc').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('care_messages_case').on(t.caseId)],
)

/** A file of a referral, sealed beside the database under a key of its own. */
export const careDocuments = table(
  'care_documents',
  {
    id: id(),
    caseId: caseId(),
    kind: text('kind', { enum: ['record', 'image', 'lab', 'consent', 'report', 'other'] }).notNull(),
    nameEnc: text('name_enc').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    file: text('file').notNull(),
    keyEnc: text('key_enc').notNull(),
    side: text('side', { enum: sides }).notNull(),
    isForPatient: boolean('is_for_patient').notNull(),
    userId: text('user_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index('care_documents_case').on(t.caseId)],
)

/** Whether the patient agrees that the record goes to the recipient, and how that was said. */
export const careConsents = table(
  'care_consents',
  {
    id: id(),
    caseId: caseId(),
    method: text('method', { enum: ['verbal', 'paper', 'link'] }).notNull(),
    /** Of the words that were agreed to. */
    textVersion: integer('text_version').notNull(),
    /** Who wrote it down; null where the patient said so by the link. */
    recordedById: text('recorded_by_id').references(() => users.id),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('care_consents_case').on(t.caseId)],
)

/** Everything that happened to a referral, in its order; rows are only added. */
export const careEvents = table(
  'care_events',
  {
    id: id(),
    caseId: caseId(),
    seq: integer('seq').notNull(),
    step: text('step').notNull(),
    fromStatus: text('from_status', { enum: careCaseStatuses }),
    toStatus: text('to_status', { enum: careCaseStatuses }),
    side: text('side', { enum: authors }).notNull(),
    userId: text('user_id').references(() => users.id),
    /** A coordinator of the requester wrote down what the recipient has said. */
    isOnBehalf: boolean('is_on_behalf').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('care_events_seq').on(t.caseId, t.seq)],
)
