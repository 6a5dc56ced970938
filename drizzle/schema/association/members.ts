import { createdAt, id, index, instant, money, table, text, updatedAt } from '../columns.ts'
import { associationMembers, associations } from './associations.ts'

/** Somebody asks to join whose address nobody has checked yet; gone once they have confirmed it, or after some days. */
export const associationApplications = table(
  'association_applications',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** The language of what is sent to them. */
    locale: text('locale', { enum: ['zh-Hans', 'zh-Hant', 'en-US'] }).notNull(),
    note: text('note'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('association_applications_expires').on(t.expiresAt)],
)

export const duesStatuses = ['open', 'paid', 'refunded'] as const

/** A year of a member's dues that somebody has begun to pay here; what an association takes in cash stands with the member alone. */
export const associationDues = table(
  'association_dues',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    memberId: text('member_id')
      .notNull()
      .references(() => associationMembers.id),
    status: text('status', { enum: duesStatuses }).notNull(),
    amountCents: money('amount_cents').notNull(),
    /** YYYY-MM-DD: until when was paid before, to which a refund goes back, and until when since. */
    paidBefore: text('paid_before'),
    paidUntil: text('paid_until'),
    /** The payment that paid them, so that the money of another goes back. */
    paymentId: text('payment_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('association_dues_member').on(t.memberId, t.createdAt)],
)
