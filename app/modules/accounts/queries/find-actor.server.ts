import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { AssociationActor, ProviderActor, SessionScope, SignedInActor } from '#app/core/actor.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { db } from '#app/core/database/database.server.ts'
import { opensArea, type SessionRow } from '#app/core/session/session.server.ts'
import { rolePermissions, teamMembers, userRoles, users } from '#drizzle/schema/accounts.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { profileOf } from '../sessions/session-profile.server.ts'
import { coordinationOf } from './coordination-of.server.ts'
import { staffName } from '../staff-name.ts'

type Account = Pick<typeof users.$inferSelect, 'status' | 'emailVerifiedAt'>

/** Whether an account is neither locked nor given up, whatever of it has been checked. */
export const isLiving = ({ status }: Pick<Account, 'status'>): boolean =>
  status === 'active' || status === 'pending_verification'

/**
 * Whether somebody may be signed in. Who has registered and is not known to a reviewer yet has shown first that the address is theirs:
 * anybody can type a stranger's, and whether the password that was typed beside it opens an account would say that there was none.
 */
export const maySignIn = (account: Account): boolean =>
  isLiving(account) && (account.status === 'active' || account.emailVerifiedAt !== null)

/** The seats of a person, each with the tier of the practice: its owner's, or while no owner has an account the highest there. */
async function seatsOf(userId: string): Promise<ProviderActor['seats']> {
  const seats = await db
    .select({ facilityId: teamMembers.facilityId, role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'active')))
    .orderBy(teamMembers.facilityId)
  if (seats.length === 0) return []
  const facilityIds = seats.map(({ facilityId }) => facilityId)
  const tiers = await db
    .select({
      facilityId: providerFacilities.facilityId,
      owner: max(sql<number | null>`case when ${teamMembers.id} is not null then ${providers.tier} end`),
      any: max(providers.tier),
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .leftJoin(
      teamMembers,
      and(
        eq(teamMembers.facilityId, providerFacilities.facilityId),
        eq(teamMembers.userId, providers.userId),
        eq(teamMembers.role, 'owner'),
        eq(teamMembers.status, 'active'),
      ),
    )
    .where(inArray(providerFacilities.facilityId, facilityIds))
    .groupBy(providerFacilities.facilityId)
  const tierOf = new Map(tiers.map(({ facilityId, owner, any }) => [facilityId, Number(owner ?? any ?? 1)]))
  return seats.map((seat) => ({ ...seat, tier: tierOf.get(seat.facilityId) ?? 1 }))
}

async function permissionsOf(userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(userRoles.scopeType, 'global')))
  return new Set(rows.map(({ permission }) => permission))
}

/** The associations that somebody manages, the one they chose last first; of those that are over nobody manages anything. */
async function associationsOf(userId: string): Promise<AssociationActor['associations']> {
  const rows = await db
    .select({
      id: associations.id,
      role: associationMembers.role,
      status: associations.status,
      chosenAt: associationMembers.chosenAt,
    })
    .from(associationMembers)
    .innerJoin(associations, eq(associations.id, associationMembers.associationId))
    .where(
      and(
        eq(associationMembers.userId, userId),
        eq(associationMembers.status, 'active'),
        inArray(associations.status, ['pending', 'approved', 'suspended']),
      ),
    )
    .orderBy(associations.id)
  return rows
    .toSorted((one, other) => (other.chosenAt ?? 0) - (one.chosenAt ?? 0))
    .flatMap(({ id, role, status }) =>
      role === 'admin' || role === 'owner' ? [{ id, role, isApproved: status === 'approved' }] : [],
    )
}

function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim()
}

type AskedSession = Pick<SessionRow, 'id' | 'scope' | 'secondFactorAt'>

/** The person whom this product's own tables know; null when the account may no longer be used, or not in this area. */
async function localActor(session: AskedSession, userId: string, locale: Locale): Promise<SignedInActor | null> {
  const [row] = await db
    .select({
      user: users,
      provider: {
        id: providers.id,
        tier: providers.tier,
        isComplete: providers.isProfileComplete,
        nameHans: providers.nameHans,
        nameHant: providers.nameHant,
      },
    })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(eq(users.id, userId))
  if (!row || !maySignIn(row.user) || !row.user.scopes.includes(session.scope)) return null
  const { user, provider } = row
  const person = {
    userId,
    sessionId: session.id,
    locale,
    name: fullName(user.firstName, user.lastName),
    email: user.email,
    requiresPasswordChange: user.requiresPasswordChange,
  }
  if (session.scope === 'association')
    return { ...person, scope: 'association', associations: await associationsOf(userId) }
  if (session.scope === 'admin') {
    const secondFactor = { isEnrolled: user.totpSecretEnc !== null, givenAt: session.secondFactorAt }
    return { ...person, scope: 'admin', permissions: await permissionsOf(userId), secondFactor }
  }
  const seats = await seatsOf(userId)
  return {
    ...person,
    scope: 'provider',
    name: staffName({ ...user, nameHans: provider?.nameHans, nameHant: provider?.nameHant }, locale),
    providerId: provider?.id ?? null,
    tier: provider?.tier ?? Math.max(1, ...seats.map(({ tier }) => tier)),
    seats,
    ...(await coordinationOf({ userId, providerId: provider?.id ?? null, tier: provider?.tier ?? 0, seats })),
    isProfileComplete: provider?.isComplete ?? true,
  }
}

/** The person whom the configured backend knows: what it said at the sign-in; the profile here is the one with that NPI. */
async function remoteActor(session: SessionRow, locale: Locale): Promise<ProviderActor | null> {
  const profile = profileOf(session)
  if (!profile) return null
  const { user, requiresPasswordChange } = profile
  const { npi } = user.data
  const [provider] = npi ? await db.select({ id: providers.id }).from(providers).where(eq(providers.npi, npi)) : []
  return {
    userId: user.id,
    sessionId: session.id,
    scope: 'provider',
    locale,
    name: fullName(user.firstName, user.lastName),
    email: user.email,
    providerId: provider?.id ?? null,
    tier: Math.min(4, Math.max(1, user.data.tier ?? 1)),
    seats: [],
    isProfileComplete: user.data.profile_complete,
    requiresPasswordChange,
  }
}

/** Who a session belongs to, as things stand now; null when the person may no longer be signed in there. */
export async function findActor(session: SessionRow, locale: Locale): Promise<SignedInActor | null> {
  return session.userId === null ? remoteActor(session, locale) : localActor(session, session.userId, locale)
}

/**
 * Somebody of the provider area outside any session, with the rights of now: for what they have set up to go on by itself. Null for an
 * account that may no longer be used, and for one of a configured backend.
 */
export async function findAbsentProvider(userId: string, locale: Locale): Promise<ProviderActor | null> {
  const actor = await localActor({ id: '', scope: 'provider', secondFactorAt: null }, userId, locale)
  return actor?.scope === 'provider' ? actor : null
}

/** Somebody who manages associations, in the same way. */
export async function findAbsentManager(userId: string, locale: Locale): Promise<AssociationActor | null> {
  const actor = await localActor({ id: '', scope: 'association', secondFactorAt: null }, userId, locale)
  return actor?.scope === 'association' ? actor : null
}

export type ActorOf<Scope extends SessionScope> = Extract<SignedInActor, { scope: Scope }>

/** The same where only people of one area are asked for; null for a session of another. */
export async function findActorIn<Scope extends SessionScope>(
  scope: Scope,
  session: SessionRow | null,
  locale: Locale,
): Promise<ActorOf<Scope> | null> {
  if (!session || !opensArea(session, scope)) return null
  const actor = await findActor({ ...session, scope }, locale)
  return actor?.scope === scope ? (actor as ActorOf<Scope>) : null
}
