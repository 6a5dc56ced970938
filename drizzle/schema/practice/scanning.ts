import { users } from '../accounts.ts'
import { associations } from '../association/associations.ts'
import { boolean, createdAt, id, index, instant, json, table, text, uniqueIndex } from '../columns.ts'
import { facilities } from '../directory.ts'

/** A telephone or a reader at a desk or a door. It belongs to one facility or one association, and acts in the name of who paired it. */
export const scanDevices = table(
  'scan_devices',
  {
    id: id(),
    facilityId: text('facility_id').references(() => facilities.id),
    associationId: text('association_id').references(() => associations.id),
    name: text('name').notNull(),
    modes: json<('appointments' | 'i693' | 'events')[]>('modes').notNull(),
    /** Whose rights it has: it can do nothing any more once they can not. */
    pairedById: text('paired_by_id')
      .notNull()
      .references(() => users.id),
    /** Of the code that is typed on the device; null once it has been. */
    codeHash: text('code_hash').unique(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    /** Of the token that the device keeps; null until the code was typed. */
    tokenHash: text('token_hash').unique(),
    pairedAt: instant('paired_at'),
    /** When it last scanned, to the minute. */
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('scan_devices_facility').on(t.facilityId, t.createdAt),
    index('scan_devices_association').on(t.associationId, t.createdAt),
  ],
)

/** What was scanned and what came of it. Only ever added: triggers refuse changes, and what was undone is a row of its own. */
export const scanEvents = table(
  'scan_events',
  {
    id: id(),
    deviceId: text('device_id').references(() => scanDevices.id),
    /** In whose name: who is signed in, or who paired the device. */
    userId: text('user_id').notNull(),
    /** The device, or the account where there is none. */
    keeper: text('keeper').notNull(),
    /** Made by the device with the scan, so that one that is sent again is written once. */
    key: text('key').notNull(),
    facilityId: text('facility_id'),
    associationId: text('association_id'),
    mode: text('mode', { enum: ['appointments', 'i693', 'events'] }),
    /** Keyed hash of what was read. */
    payloadHash: text('payload_hash').notNull(),
    light: text('light', { enum: ['green', 'yellow', 'red', 'undone'] }).notNull(),
    reason: text('reason').notNull(),
    subjectType: text('subject_type', { enum: ['appointment', 'i693_case', 'event_registration'] }),
    subjectId: text('subject_id'),
    /** When it was seen first, of one that was seen before. */
    firstAt: instant('first_at'),
    /** The scan that this one takes back. */
    undoes: text('undoes'),
    /** When it was read, and when we were told. */
    scannedAt: instant('scanned_at').notNull(),
    at: instant('at').notNull(),
    isOffline: boolean('is_offline').notNull(),
  },
  (t) => [
    uniqueIndex('scan_events_key').on(t.keeper, t.key),
    uniqueIndex('scan_events_undone').on(t.undoes),
    index('scan_events_facility').on(t.facilityId, t.scannedAt),
    index('scan_events_association').on(t.associationId, t.scannedAt),
  ],
)
