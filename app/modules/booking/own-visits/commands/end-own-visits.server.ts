import { withTransaction } from '#app/core/database/database.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'

/** "I'm done": ends every link to a contact's visits, so that a copied cookie opens nothing either. */
export function endOwnVisits(contactId: string): Promise<number> {
  return withTransaction((tx) => revokeActionLinks(tx, { type: 'contact', id: contactId }, 'own_visits'))
}
