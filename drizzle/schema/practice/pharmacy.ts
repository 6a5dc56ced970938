import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from '../columns.ts'
import { facilities } from '../directory.ts'
import { patients } from '../scheduling.ts'

/** A pharmacy that the patients of a facility use; typed there, or taken from our directory. */
export const facilityPharmacies = table(
  'facility_pharmacies',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** The pharmacy of our directory that it was taken from; null for one that was typed. */
    directoryId: text('directory_id').references(() => facilities.id),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** E.164. */
    phone: text('phone'),
    fax: text('fax'),
    /** Ids of the languages that are spoken there. */
    languages: json<string[]>('languages').notNull(),
    hours: text('hours'),
    note: text('note'),
    isArchived: boolean('is_archived').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('facility_pharmacies_list').on(t.facilityId, t.isArchived, t.name)],
)

export const refillStatuses = ['new', 'with_clinician', 'approved', 'denied', 'sent', 'closed'] as const

/** Somebody asks for more of a medicine, by telephone or at the desk. Nothing is prescribed with it. */
export const refillRequests = table(
  'refill_requests',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** Made with the form: one that is sent twice makes one. */
    formKey: text('form_key').notNull(),
    /** Who they are here, where that is known; who they were when it was taken down stands in `personEnc`. */
    patientId: text('patient_id').references(() => patients.id),
    /** Name, phone and birth date: JSON. */
    personEnc: text('person_enc').notNull(),
    /** In the words that were said. */
    medicineEnc: text('medicine_enc').notNull(),
    noteEnc: text('note_enc'),
    /** What the clinician says to it. */
    answerEnc: text('answer_enc'),
    pharmacyId: text('pharmacy_id').references(() => facilityPharmacies.id),
    /** In which the patient is written to. */
    locale: text('locale', { enum: ['zh-Hans', 'zh-Hant', 'en-US'] }).notNull(),
    /** The patient agreed on the telephone to be written to at this number. */
    mayText: boolean('may_text').notNull(),
    status: text('status', { enum: refillStatuses }).notNull(),
    version: integer('version').notNull(),
    takenById: text('taken_by_id').notNull(),
    decidedById: text('decided_by_id'),
    toldAt: instant('told_at'),
    /** Since when it has this status, and when somebody was last reminded that it waits. */
    waitsSince: instant('waits_since').notNull(),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('refill_requests_form').on(t.facilityId, t.formKey),
    index('refill_requests_list').on(t.facilityId, t.status, t.waitsSince),
    index('refill_requests_waiting').on(t.status, t.waitsSince),
  ],
)
