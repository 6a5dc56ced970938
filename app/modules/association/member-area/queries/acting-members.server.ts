import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'

export type Membership = Readonly<{ member: ActingMember; email: string | null; joinedOn: string | null }>

/** Members of associations that are open: of any other nobody does anything. */
async function listWhere(
  condition: SQL | undefined,
  { locale, by, reader }: { locale: Locale; by: ActingMember['by']; reader: Reader },
): Promise<Membership[]> {
  const rows = await reader
    .select({ member: associationMembers, association: associations })
    .from(associationMembers)
    .innerJoin(associations, eq(associations.id, associationMembers.associationId))
    .where(and(eq(associations.status, 'approved'), condition))
    .orderBy(asc(associations.slug))
  return rows.map(({ member: { id, associationId, role, status, name, email, joinedOn }, association }) => ({
    member: {
      ...{ memberId: id, associationId, role, status, name, locale, by },
      ...{ slug: association.slug, associationName: association.name, duesCents: association.duesCents },
    },
    email,
    joinedOn,
  }))
}

/** The member a personal link is about; null where the association is not open. */
export async function findLinkedMember(
  memberId: string,
  locale: Locale,
  reader: Reader = db,
): Promise<Membership | null> {
  const [found] = await listWhere(eq(associationMembers.id, memberId), { locale, by: 'link', reader })
  return found ?? null
}

/** Whether an account has shown that its address is its own. */
async function isAddressProven(userId: string): Promise<boolean> {
  const [user] = await db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId))
  return (user?.at ?? null) !== null
}

/** Members of open associations who answer to one thing, by its index: without statistics SQLite reads every member where all stand in one condition. */
function listKnown(condition: SQL) {
  const { id, userId } = associationMembers
  return db
    .select({ id, userId })
    .from(associationMembers)
    .innerJoin(associations, eq(associations.id, associationMembers.associationId))
    .where(and(eq(associations.status, 'approved'), condition))
}

/**
 * What somebody of the provider area is a member of: by their account, by the profile they own, and by their address where they have
 * shown that it is theirs and no other account stands for the member.
 */
export async function listOwnMemberships(actor: ProviderActor, locale: Locale): Promise<Membership[]> {
  const { userId, providerId, email } = associationMembers
  const [byAccount, byProfile, byEmail] = await Promise.all([
    listKnown(eq(userId, actor.userId)),
    actor.providerId === null ? [] : listKnown(eq(providerId, actor.providerId)),
    (await isAddressProven(actor.userId)) ? listKnown(eq(email, actor.email.toLowerCase())) : [],
  ])
  const known = [...byAccount, ...byProfile, ...byEmail.filter((member) => member.userId === null)]
  if (known.length === 0) return []
  const ids = [...new Set(known.map(({ id }) => id))]
  return listWhere(inArray(associationMembers.id, ids), { locale, by: 'account', reader: db })
}
