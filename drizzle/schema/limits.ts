import { index, instant, primaryKey, table, text } from './columns.ts'

/**
 * Tokens taken by one caller in one class of the rate limits (generic cell rate algorithm): one instant says it all.
 * `key` is a keyed hash, so no address, phone number or account name can be read from the table.
 */
export const rateLimits = table(
  'rate_limits',
  {
    class: text('class').notNull(),
    key: text('key').notNull(),
    /** When the caller's tokens are all back. A row whose instant has passed says nothing and may go. */
    fullAt: instant('full_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.class, t.key] }), index('rate_limits_full_at').on(t.fullAt)],
)
