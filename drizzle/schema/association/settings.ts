import { createdAt, id, index, table, text } from '../columns.ts'
import { associations } from './associations.ts'

/** Addresses that associations had before: each leads to where the association is now, and nobody else gets it. */
export const associationSlugs = table(
  'association_slugs',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    /** When it was given up. */
    createdAt: createdAt(),
  },
  (t) => [index('association_slugs_association').on(t.associationId, t.createdAt)],
)
