import { boolean, createdAt, id, index, instant, integer, table, text, updatedAt } from '../columns.ts'
import { facilities } from '../directory.ts'

/** What a facility keeps in stock. How much of it there is stands nowhere: it is the sum of the transactions of its lots. */
export const supplyItems = table(
  'supply_items',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    name: text('name').notNull(),
    /** What is counted, such as a box or a dose. */
    unit: text('unit').notNull(),
    category: text('category'),
    /** Of a vaccine: the CDC's code of what it is, and the FDA's of the package. */
    cvxCode: text('cvx_code'),
    ndcCode: text('ndc_code'),
    /** With fewer it is on the reorder list. */
    minimum: integer('minimum').notNull(),
    isArchived: boolean('is_archived').notNull(),
    /** Of what is said of it. */
    version: integer('version').notNull(),
    /** Counts its transactions. Writers take the row by it first, so that no two decide at once about the same stock. */
    stockVersion: integer('stock_version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('supply_items_facility').on(t.facilityId, t.name)],
)

/** What came with one lot number and expires on one day. */
export const supplyLots = table(
  'supply_lots',
  {
    id: id(),
    itemId: text('item_id')
      .notNull()
      .references(() => supplyItems.id),
    /** Empty where the package has none. */
    lotNumber: text('lot_number').notNull(),
    /** The last day of use; null is without one. */
    expiresOn: text('expires_on'),
    createdAt: createdAt(),
  },
  (t) => [index('supply_lots_item').on(t.itemId)],
)

export const supplyKinds = ['receive', 'use', 'waste', 'adjust'] as const

/** What came, went, or was counted. Only ever added: triggers refuse changes, and a mistake is put right by a count. */
export const supplyTransactions = table(
  'supply_transactions',
  {
    /** Made with the form, so that one that is sent twice is written once. */
    id: id(),
    lotId: text('lot_id')
      .notNull()
      .references(() => supplyLots.id),
    kind: text('kind', { enum: supplyKinds }).notNull(),
    /** Below zero for what went. */
    quantity: integer('quantity').notNull(),
    note: text('note'),
    userId: text('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('supply_transactions_lot').on(t.lotId, t.at)],
)
