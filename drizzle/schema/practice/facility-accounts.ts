import { boolean, createdAt, id, integer, table, text, updatedAt } from '../columns.ts'
import { facilities } from '../directory.ts'

/**
 * What a facility tells this product of itself and nobody else: who is behind it by law, whom to write to about money, and which messages
 * it wants. One without a row has said nothing of it, and is told everything.
 */
export const facilityAccounts = table('facility_accounts', {
  id: id(),
  facilityId: text('facility_id')
    .notNull()
    .unique()
    .references(() => facilities.id),
  legalName: text('legal_name'),
  /** EIN, as `12-3456789`. */
  taxIdEnc: text('tax_id_enc'),
  billingName: text('billing_name'),
  billingEmail: text('billing_email'),
  billingPhone: text('billing_phone'),
  /** Whether it is told of visits that patients book, move and cancel; requests are always told. */
  tellsBookings: boolean('tells_bookings').notNull(),
  tellsMoves: boolean('tells_moves').notNull(),
  tellsCancellations: boolean('tells_cancellations').notNull(),
  version: integer('version').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
