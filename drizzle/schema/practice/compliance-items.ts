import { sql } from 'drizzle-orm'
import { users } from '../accounts.ts'
import { boolean, createdAt, id, integer, table, text, uniqueIndex, updatedAt } from '../columns.ts'
import { facilities, providers } from '../directory.ts'

/**
 * What somebody at a facility, or the facility itself, must hold and keep valid: a license, a registration, a training, a policy. Whose it
 * is stands in one of two columns, and in neither where it is the facility's own. Whether it is valid is counted from its dates.
 */
export const complianceItems = table(
  'compliance_items',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** Somebody of the team who is no doctor there. */
    userId: text('user_id').references(() => users.id),
    providerId: text('provider_id').references(() => providers.id),
    kind: text('kind', {
      enum: ['license', 'dea', 'board', 'malpractice', 'bls', 'hipaa_training', 'infection_control', 'clia'],
    }).notNull(),
    numberEnc: text('number_enc'),
    issued: text('issued'),
    /** The last day on which it is valid; null where it does not expire, and where it is waived. */
    expires: text('expires'),
    isWaived: boolean('is_waived').notNull(),
    waivedReason: text('waived_reason'),
    note: text('note'),
    /** At how many days before `expires` people were told last; null while nobody has been. */
    toldDays: integer('told_days'),
    /** The facility's day on which somebody last sent a reminder by hand. */
    remindedOn: text('reminded_on'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('compliance_items_user').on(t.facilityId, t.userId, t.kind),
    uniqueIndex('compliance_items_provider').on(t.facilityId, t.providerId, t.kind),
    uniqueIndex('compliance_items_facility')
      .on(t.facilityId, t.kind)
      .where(sql`${t.userId} is null and ${t.providerId} is null`),
  ],
)
