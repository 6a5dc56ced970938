import { and, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { invites } from '#drizzle/schema/accounts.ts'

/** The invite to a team that somebody has accepted, by its id; null when there is none, or it was accepted by another. */
export async function findAcceptedInvite(inviteId: string | undefined, userId: string | null, reader: Reader = db) {
  if (!inviteId || userId === null) return null
  const [invite] = await reader
    .select()
    .from(invites)
    .where(and(eq(invites.id, inviteId), eq(invites.acceptedById, userId), eq(invites.status, 'accepted')))
  return invite ?? null
}
