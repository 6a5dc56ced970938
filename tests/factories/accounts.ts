import type { AdminActor, AssociationActor, ProviderActor, SeatRole, SessionScope } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { insertSession, renewSession, sessionCookie } from '#app/core/session/session.server.ts'
import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { madeFacilityIds } from './directory.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import { rolePermissions, roles, teamMembers, userRoles, users } from '#drizzle/schema/accounts.ts'

type UserRow = typeof users.$inferInsert

export const testPassword = 'plum-rain-lantern-71'

/** One hash for all: making one takes as long as it should. */
let testPasswordHash: Promise<string> | null = null

let serial = 0

/** Somebody active in the provider area whose password is `testPassword`; answers the id. */
export async function insertUser(tx: Transaction, overrides: Partial<UserRow> = {}): Promise<string> {
  testPasswordHash ??= hashPassword(testPassword)
  const username = overrides.username ?? `user-${++serial}`
  const id = overrides.id ?? newId()
  await tx.insert(users).values({
    id,
    username,
    email: `${username}@example.com`,
    passwordHash: await testPasswordHash,
    firstName: 'Lily',
    lastName: 'Chen',
    locale: 'zh-Hans',
    status: 'active',
    requiresPasswordChange: false,
    scopes: ['provider'],
    isDemo: true,
    version: 1,
    createdAt: now(),
    updatedAt: now(),
    ...overrides,
  })
  return id
}

/** A seat at a place, active unless told otherwise; answers its id. */
export async function insertSeat(
  tx: Transaction,
  seat: { userId: string; facilityId: string; role: SeatRole } & Partial<typeof teamMembers.$inferInsert>,
): Promise<string> {
  const id = seat.id ?? newId()
  await tx.insert(teamMembers).values({ id, status: 'active', version: 1, createdAt: now(), updatedAt: now(), ...seat })
  return id
}

/**
 * Headers of a browser in which a user has just signed in, for `get` and `post` of tests/routes; to the administration with the second
 * factor, unless only the password was given.
 */
export async function signedIn(
  user: string | { id: string },
  session: { scope?: SessionScope; isRemembered?: boolean; byPasswordAlone?: boolean } = {},
): Promise<Record<string, string>> {
  const { scope = 'provider', isRemembered = true, byPasswordAlone = scope !== 'admin' } = session
  const userId = typeof user === 'string' ? user : user.id
  const { token } = await withTransaction(async (tx) => {
    const begun = await insertSession(tx, { scope, userId, isRemembered, userAgent: 'test' })
    return byPasswordAlone ? begun : (await renewSession(tx, begun.id))!
  })
  const cookie = await sessionCookie(new Request('https://care.test/'), token)
  return { Cookie: cookie.split(';')[0]! }
}

/**
 * Somebody of the administration who has just signed in, with a role that there is or with one made of these permissions; without any,
 * nobody there.
 */
export async function signedInAdmin(
  given: { roleId: string } | { permissions: readonly Permission[] },
): Promise<{ userId: string; headers: Record<string, string> }> {
  const userId = await withTransaction(async (tx) => {
    const made = await insertUser(tx, { scopes: ['provider', 'admin'] })
    const roleId = 'roleId' in given ? given.roleId : await insertRole(tx, given.permissions)
    await tx.insert(userRoles).values({ id: newId(), userId: made, roleId, scopeType: 'global', scopeId: '' })
    return made
  })
  return { userId, headers: await signedIn(userId, { scope: 'admin', isRemembered: false }) }
}

async function insertRole(tx: Transaction, permissions: readonly Permission[]): Promise<string> {
  const id = newId()
  const name = { 'zh-Hans': '某角色', 'zh-Hant': '某角色', 'en-US': 'Some role' }
  await tx.insert(roles).values({ id, code: `role_${++serial}`, name, area: 'admin', isBuiltIn: false })
  for (const permission of permissions) await tx.insert(rolePermissions).values({ id: newId(), roleId: id, permission })
  return id
}

const person = {
  userId: 'user-1',
  sessionId: 'session-1',
  locale: 'zh-Hans',
  name: 'Lily Chen',
  email: 'lily@example.com',
  requiresPasswordChange: false,
} as const

/**
 * Somebody at the front desk, or a manager, as booking knows them, asked of policy: with a seat at every place that a test makes, unless
 * it names the only one.
 */
export function deskActor({ id = 'user-1', isManager = false, facilityId = '' } = {}): StaffActor {
  const role = isManager ? 'manager' : 'front_desk'
  const actor = {
    ...actorOf({ userId: id }),
    get seats() {
      const ids = facilityId === '' ? ['facility-1', ...madeFacilityIds] : [facilityId]
      return ids.map((each) => ({ facilityId: each, role, tier: 3 }) as const)
    },
  }
  return staffActor(actor, 'appointment.manage', { facilityId: facilityId || 'facility-1' })!
}

/** An actor as a guard would answer it, for tests of rules; a manager at `facility-1` of a tier 3 practice unless told otherwise. */
export function actorOf(overrides: Partial<ProviderActor> = {}): ProviderActor {
  return {
    ...person,
    scope: 'provider',
    providerId: null,
    tier: 3,
    seats: [{ facilityId: 'facility-1', role: 'manager', tier: 3 }],
    isProfileComplete: true,
    ...overrides,
  }
}

/** Somebody of the administration with these permissions, and somebody of an association. */
export const adminActor = (...permissions: string[]): AdminActor => ({
  ...person,
  scope: 'admin',
  permissions: new Set(permissions),
  secondFactor: { isEnrolled: true, givenAt: now() },
})
export const associationActor: AssociationActor = { ...person, scope: 'association', associations: [] }
