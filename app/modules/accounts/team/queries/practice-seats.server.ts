import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { readSeatLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { invites, teamMembers, users } from '#drizzle/schema/accounts.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { openInviteStatuses } from '../invite-status.ts'

/** The places of one owner, among which a person takes one seat however many of them they work at. */
export type Practice = Readonly<{ ownerId: string | null; facilityIds: readonly string[]; limit: number | null }>

const held = ['active', 'suspended'] as const

/** The tier of the owner's profile; without an owner, or when the owner has no profile, the highest at the place. */
async function tierOf(ownerId: string | null, facilityId: string, reader: Reader): Promise<number> {
  const [own] = ownerId
    ? await reader.select({ tier: providers.tier }).from(providers).where(eq(providers.userId, ownerId))
    : []
  if (own) return own.tier
  const [any] = await reader
    .select({ tier: max(providers.tier) })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(eq(providerFacilities.facilityId, facilityId))
  return Number(any?.tier ?? 1)
}

/** The practice that a place belongs to: all places of its owner; a place without one is by itself. */
export async function practiceOf(facilityId: string, reader: Reader = db): Promise<Practice> {
  const isOwner = and(eq(teamMembers.role, 'owner'), eq(teamMembers.status, 'active'))
  const [owner] = await reader
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.facilityId, facilityId), isOwner))
  const ownerId = owner?.userId ?? null
  const owned = ownerId
    ? await reader
        .select({ facilityId: teamMembers.facilityId })
        .from(teamMembers)
        .where(and(eq(teamMembers.userId, ownerId), isOwner))
        .orderBy(asc(teamMembers.facilityId))
    : [{ facilityId }]
  const limit = await readSeatLimit(await tierOf(ownerId, facilityId, reader), reader)
  return { ownerId, facilityIds: owned.map((row) => row.facilityId), limit }
}

/** The practices that some places belong to, each once. */
export async function practicesOf(facilityIds: readonly string[], reader: Reader = db): Promise<Practice[]> {
  const found: Practice[] = []
  for (const facilityId of facilityIds) {
    const isKnown = found.some((practice) => practice.facilityIds.includes(facilityId))
    if (!isKnown) found.push(await practiceOf(facilityId, reader))
  }
  return found
}

export type InviteRow = typeof invites.$inferSelect

/** Invites to any of some places, found by who sent them: whoever did has or had a seat at one. The newest first. */
export async function invitesTo(facilityIds: readonly string[], reader: Reader = db): Promise<InviteRow[]> {
  const senders = reader
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(inArray(teamMembers.facilityId, [...facilityIds]))
  const rows = await reader
    .select()
    .from(invites)
    .where(inArray(invites.inviterId, senders))
    .orderBy(sql`${invites.createdAt} desc`, asc(invites.id))
  return rows.filter((row) => row.facilityIds.some((id) => facilityIds.includes(id)))
}

/** Who has a seat in a practice, suspended ones included: theirs is kept for them. */
export async function holdersOf(
  { facilityIds }: Practice,
  reader: Reader = db,
): Promise<{ userId: string; email: string }[]> {
  return reader
    .selectDistinct({ userId: teamMembers.userId, email: users.email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(inArray(teamMembers.facilityId, [...facilityIds]), inArray(teamMembers.status, [...held])))
    .orderBy(asc(teamMembers.userId))
}

/** Seats taken, and those that open invites would take. */
export async function countSeats(practice: Practice, reader: Reader = db): Promise<{ taken: number; invited: number }> {
  const holders = await holdersOf(practice, reader)
  const open = await reader
    .select({ email: invites.email, facilityIds: invites.facilityIds })
    .from(invites)
    .where(
      and(
        inArray(invites.status, [...openInviteStatuses]),
        gt(invites.expiresAt, now()),
        inArray(
          invites.inviterId,
          reader
            .select({ userId: teamMembers.userId })
            .from(teamMembers)
            .where(inArray(teamMembers.facilityId, [...practice.facilityIds])),
        ),
      ),
    )
  const coming = open
    .filter((invite) => invite.facilityIds.some((id) => practice.facilityIds.includes(id)))
    .map(({ email }) => email)
    .filter((email) => !holders.some((holder) => holder.email === email))
  return { taken: holders.length, invited: new Set(coming).size }
}
