import { and, asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

/** The invitation of a link with its association, in whatever state, or null for a link that is none. Writes nothing. */
export async function findInvitation(token: string, reader: Reader = db) {
  const link = isTokenShape(token) ? await findActionLink(token, reader) : null
  if (link?.kind !== 'invite') return null
  const [row] = await reader
    .select({ invitation: associationInvitations, association: associations })
    .from(associationInvitations)
    .innerJoin(associations, eq(associations.id, associationInvitations.associationId))
    .where(eq(associationInvitations.id, link.subjectId))
  return row ? { link, ...row } : null
}

/** Invitations of an association that nobody has answered or taken back, those that have run out too. */
export function listWaiting(associationId: string) {
  const { status, createdAt, id } = associationInvitations
  return db
    .select()
    .from(associationInvitations)
    .where(and(eq(associationInvitations.associationId, associationId), eq(status, 'sent')))
    .orderBy(asc(createdAt), asc(id))
}
