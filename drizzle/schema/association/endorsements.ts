import { createdAt, id, index, instant, integer, localized, table, text, updatedAt } from '../columns.ts'
import { users } from '../accounts.ts'
import { providers } from '../directory.ts'
import { associations } from './associations.ts'

/** What somebody has done about one. Whether an accepted one is shown today, and whether it is over, its days say. */
export const endorsementSteps = ['proposed', 'accepted', 'declined', 'revoked'] as const

/** An association vouches for a doctor, who has to agree, or says something in its own name. */
export const associationEndorsements = table(
  'association_endorsements',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    /** Null for a statement. */
    providerId: text('provider_id').references(() => providers.id),
    text: localized('text').notNull(),
    step: text('step', { enum: endorsementSteps }).notNull(),
    /** The first and the last day on which it is shown, YYYY-MM-DD in New York. */
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    proposedBy: text('proposed_by')
      .notNull()
      .references(() => users.id),
    /** When the doctor agreed; of a statement, when it was made. */
    consentAt: instant('consent_at'),
    /** The doctor has agreed and does not want to show it now. */
    hiddenAt: instant('hidden_at'),
    revokeReason: text('revoke_reason'),
    /** Association and doctor while it is proposed or accepted, so that there is one at a time. */
    openKey: text('open_key').unique(),
    /** The form that it came with, so that one sent twice makes one. */
    formKey: text('form_key').notNull().unique(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('association_endorsements_list').on(t.associationId, t.createdAt, t.id),
    index('association_endorsements_of_provider').on(t.providerId),
    index('association_endorsements_shown').on(t.step, t.endsOn),
  ],
)
