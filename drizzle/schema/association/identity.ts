import { createdAt, id, index, integer, table, text } from '../columns.ts'
import { associations } from './associations.ts'

/**
 * What an association has sent so that reviewers believe it. The file lies sealed beside the database; the key that opens it stands
 * here, sealed again, so that a change of keys needs no file and a row that is gone leaves nothing to read.
 */
export const associationProofs = table(
  'association_proofs',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    /** Of what is kept, by its content. */
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    /** The name of the kept file. */
    file: text('file').notNull(),
    keyEnc: text('key_enc').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('association_proofs_association').on(t.associationId),
    index('association_proofs_created').on(t.createdAt),
  ],
)
