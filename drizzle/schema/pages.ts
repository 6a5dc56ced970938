import { integer, table, text } from './columns.ts'

/**
 * How often what public pages show has changed, by tag (`directory`, `reference`, `library`, `blog`, `promotion`, `associations`). Triggers count in the transaction of the
 * change, so that a kept page is never older than the last commit, whichever process wrote it.
 * What stands in the frame of all pages has them all counted at once (`renewAllPages`).
 */
export const pageRevisions = table('page_revisions', {
  tag: text('tag').primaryKey(),
  revision: integer('revision').notNull(),
})
