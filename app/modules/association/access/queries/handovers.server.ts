import { and, desc, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { associationHandovers } from '#drizzle/schema/association/access.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { type Handover, isOffered } from '../access-status.ts'
import type { Member } from '#app/modules/association/members/member-status.ts'

const leads = (member: Member | undefined, role: 'owner' | 'admin') =>
  member?.role === role && member.status === 'active'

async function membersOf({ fromMemberId, toMemberId }: Handover, reader: Reader) {
  const read = async (id: string) =>
    (await reader.select().from(associationMembers).where(eq(associationMembers.id, id)))[0]!
  return { from: await read(fromMemberId), to: await read(toMemberId) }
}

/** An offer with those whom it is between; `isStanding` while it can be answered, by somebody who is still what they were. */
async function withMembers(handover: Handover, reader: Reader) {
  const { from, to } = await membersOf(handover, reader)
  const isStanding = isOffered(handover, now()) && leads(from, 'owner') && leads(to, 'admin')
  return { handover, from, to, isStanding }
}

export type HandoverWithMembers = Awaited<ReturnType<typeof withMembers>>

/** The offer of an association that waits for its answer, if there is one. */
export async function findOffered(associationId: string, reader: Reader = db): Promise<HandoverWithMembers | null> {
  const [row] = await reader.select().from(associationHandovers).where(eq(associationHandovers.openKey, associationId))
  return row ? withMembers(row, reader) : null
}

/** An offer to somebody, whichever of their associations they work for now; null for one to somebody else. */
export async function findOfferTo({ userId }: AssociationActor, handoverId: string, reader: Reader = db) {
  const [row] = await reader
    .select({ handover: associationHandovers, association: associations })
    .from(associationHandovers)
    .innerJoin(associationMembers, eq(associationMembers.id, associationHandovers.toMemberId))
    .innerJoin(associations, eq(associations.id, associationHandovers.associationId))
    .where(and(eq(associationHandovers.id, handoverId), eq(associationMembers.userId, userId)))
  return row ? { ...(await withMembers(row.handover, reader)), association: row.association } : null
}

/** The ids of all that somebody has been offered and not answered, the newest first. */
export async function listOffersTo({ userId }: AssociationActor): Promise<string[]> {
  const { id, status, createdAt, toMemberId } = associationHandovers
  const rows = await db
    .select({ id })
    .from(associationHandovers)
    .innerJoin(associationMembers, eq(associationMembers.id, toMemberId))
    .where(and(eq(associationMembers.userId, userId), eq(status, 'offered')))
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => row.id)
}
