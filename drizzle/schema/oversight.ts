import { users } from './accounts.ts'
import { createdAt, id, index, instant, table, text } from './columns.ts'
import { facilities } from './directory.ts'

/** For how long, of whom and why an administrator may see health data of one facility (break-glass). */
export const healthGrants = table(
  'health_grants',
  {
    id: id(),
    /** The administrator. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** The visit it was asked for; null when it was asked for the facility. */
    appointmentId: text('appointment_id'),
    /** Sealed: whoever writes it may name a patient all the same. */
    reasonEnc: text('reason_enc').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Ended before its time, and by whom. */
    endedAt: instant('ended_at'),
    endedById: text('ended_by_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('health_grants_user').on(t.userId, t.facilityId, t.expiresAt),
    index('health_grants_created').on(t.createdAt),
  ],
)

/** An administrator who reads the provider area as somebody else does. It belongs to one session and ends with it. */
export const impersonations = table(
  'impersonations',
  {
    id: id(),
    /** The administrator. */
    adminId: text('admin_id')
      .notNull()
      .references(() => users.id),
    /** As whom. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    sessionId: text('session_id').notNull(),
    reasonEnc: text('reason_enc').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [index('impersonations_session').on(t.sessionId), index('impersonations_user').on(t.userId, t.createdAt)],
)
