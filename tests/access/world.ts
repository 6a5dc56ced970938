import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { SeatRole } from '#app/core/actor.ts'
import { eq } from 'drizzle-orm'
import { sessions } from '#drizzle/schema/accounts.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { switchAssociations } from '#tests/factories/associations.ts'
import { insertProviderFacility, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertProvider } from '#tests/factories/directory.ts'

/** Who may be there: `tier_N` owns a practice of that tier and works in it; the others have a seat at the practice of `tier_3`. */
export const insiders = [
  'tier_1',
  'tier_2',
  'tier_3',
  'tier_4',
  'manager',
  'front_desk',
  'biller',
  'clinician',
  'viewer',
] as const
export type Role = (typeof insiders)[number]

/** Who may not, or not yet. */
export const outsiders = [
  'anonymous',
  'forged',
  'expired',
  'revoked',
  'disabled',
  'wrong_scope',
  'requires_password_change',
] as const
export type Outsider = (typeof outsiders)[number]

export type World = Readonly<{
  headers: Readonly<Record<Role | Outsider, Record<string, string>>>
  userIds: Readonly<Record<Role, string>>
  /** The practice a role belongs to: its own or its employer's. */
  practiceOf: (role: Role) => Practice
  /** A practice (tier 3) with which nobody of the roles has anything to do. */
  foreign: Practice
}>

/** Two practices of every kind and everybody who asks. Takes a migrated, empty database. */
export async function makeWorld(): Promise<World> {
  await switchAssociations(true)
  const made = await withTransaction(async (tx) => {
    const owners = new Map<Role, { userId: string; practice: Practice }>()
    for (const tier of [1, 2, 3, 4] as const) {
      const userId = await insertUser(tx)
      const practice = await insertPractice(tx, { provider: { tier, userId, isProfileComplete: true } })
      await insertSeat(tx, { userId, facilityId: practice.facilityId, role: 'owner' })
      owners.set(`tier_${tier}`, { userId, practice })
    }
    const home = owners.get('tier_3')!.practice
    const staff = new Map<Role, string>()
    for (const role of insiders.filter((each): each is Role & SeatRole => !each.startsWith('tier_'))) {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId: home.facilityId, role })
      staff.set(role, userId)
    }
    // A clinician is a doctor there too, with a calendar of their own.
    const colleague = await insertProvider(tx, {
      tier: 3,
      userId: staff.get('clinician')!,
      isProfileComplete: true,
      practices: [],
    })
    await insertProviderFacility(tx, { providerId: colleague, facilityId: home.facilityId })
    const foreignOwner = await insertUser(tx)
    const foreign = await insertPractice(tx, { provider: { tier: 3, userId: foreignOwner } })
    await insertSeat(tx, { userId: foreignOwner, facilityId: foreign.facilityId, role: 'owner' })
    const ids = {
      disabled: await insertUser(tx, { status: 'disabled' }),
      wrong_scope: await insertUser(tx, { scopes: ['provider', 'admin'] }),
      requires_password_change: await insertUser(tx, { requiresPasswordChange: true }),
      expired: await insertUser(tx),
      revoked: await insertUser(tx),
    }
    for (const userId of Object.values(ids)) {
      await insertSeat(tx, { userId, facilityId: home.facilityId, role: 'manager' })
    }
    return { owners, staff, home, foreign, ids }
  })
  const { owners, staff, home, foreign, ids } = made
  const userIds = Object.fromEntries(
    insiders.map((role) => [role, owners.get(role)?.userId ?? staff.get(role)!]),
  ) as Record<Role, string>
  const headers: Record<string, Record<string, string>> = {
    anonymous: {},
    forged: { Cookie: `hys-v5-auth=${Buffer.from('"nobody"').toString('base64')}.c2lnbmF0dXJl` },
    wrong_scope: await signedIn(ids.wrong_scope, { scope: 'admin' }),
  }
  for (const [name, userId] of Object.entries({ ...userIds, ...ids })) headers[name] ??= await signedIn(userId)
  await withTransaction(async (tx) => {
    await tx.update(sessions).set({ expiresAt: now() }).where(eq(sessions.userId, ids.expired))
    const revoked = { revokedAt: now(), revokedReason: 'by_user' as const }
    await tx.update(sessions).set(revoked).where(eq(sessions.userId, ids.revoked))
  })
  const practiceOf = (role: Role) => owners.get(role)?.practice ?? home
  return { headers: headers as World['headers'], userIds, practiceOf, foreign }
}
