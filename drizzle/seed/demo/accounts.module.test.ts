import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findSessionByToken } from '#app/core/session/session.server.ts'
import { signIn } from '#app/modules/accounts/commands/sign-in.server.ts'
import { permissions } from '#app/modules/accounts/admin-permissions.ts'
import { findActorIn } from '#app/modules/accounts/queries/find-actor.server.ts'
import { rolePermissions, roles, teamMembers, users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemo } from '../seed-demo.ts'
import { highestRole } from '#drizzle/seed/reference/roles.ts'
import { seedReference } from '../seed-reference.ts'
import { demoAccounts, demoPassword, seedDemoAccounts } from './accounts.ts'

useDatabase()

beforeEach(() =>
  withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  }),
)

const enter = (identifier: string) =>
  signIn({
    ...{ identifier, password: demoPassword, isRemembered: false, scope: 'provider' as const },
    ...{ network: '203.0.113.1', userAgent: null },
  })

describe('demo accounts', () => {
  it('are one for every role and every tier, and sign in with the printed password', async () => {
    const actors = []
    for (const { username } of demoAccounts) {
      const result = await enter(username)
      if (result.status !== 'authenticated') throw new Error(`${username}: ${result.code}`)
      actors.push((await findActorIn('provider', (await findSessionByToken(result.token))!, 'zh-Hans'))!)
    }
    const held = actors.flatMap(({ seats }) => seats.map(({ role }) => role))
    expect(new Set(held)).toEqual(new Set(['owner', 'manager', 'front_desk', 'biller', 'clinician', 'viewer']))
    const tiers = actors.filter(({ providerId }) => providerId !== null).map(({ tier }) => tier)
    expect(new Set(tiers)).toEqual(new Set([1, 2, 3, 4]))
    // The practice has the tier of its owner, although a doctor of tier 4 works there too.
    const atMagnolia = actors.flatMap(({ seats }) => seats.filter((seat) => seat.facilityId.includes('magnolia')))
    expect(atMagnolia).toHaveLength(6)
    expect(atMagnolia.every(({ tier }) => tier === 3)).toBe(true)
  })

  it('are left as they are by the next start', async () => {
    await withTransaction(async (tx) => {
      await tx.update(users).set({ status: 'disabled' }).where(eq(users.username, 'magnolia.desk'))
      await tx.update(teamMembers).set({ role: 'viewer' }).where(eq(teamMembers.id, 'demo-user-magnolia-manager-seat'))
      await tx.update(providers).set({ userId: null }).where(eq(providers.id, 'demo-wei-chen'))
    })
    const everything = async () => [
      await db.select().from(users).orderBy(asc(users.id)),
      await db.select().from(teamMembers).orderBy(asc(teamMembers.id)),
      await db.select({ id: providers.id, userId: providers.userId }).from(providers).orderBy(asc(providers.id)),
    ]
    const before = await everything()
    await withTransaction(seedDemoAccounts)
    expect(await everything()).toEqual(before)
  })

  it('have nobody’s address', () => {
    const names = demoAccounts.map(({ username }) => username)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+\.[a-z]+$/)
  })
})

describe('built-in roles', () => {
  it('name permissions of the closed list only; one role has them all', async () => {
    const rows = await db
      .select({ code: roles.code, permission: rolePermissions.permission })
      .from(rolePermissions)
      .innerJoin(roles, eq(roles.id, rolePermissions.roleId))
      .orderBy(asc(roles.code), asc(rolePermissions.permission))
    const known: readonly string[] = permissions
    expect(rows.filter(({ permission }) => !known.includes(permission))).toEqual([])
    const all = rows.filter(({ code }) => code === 'super_admin').map(({ permission }) => permission)
    expect(all).toEqual([...permissions].toSorted())
    const auditor = rows.filter(({ code }) => code === 'auditor').map(({ permission }) => permission)
    expect(auditor.every((permission) => permission.endsWith('.read'))).toBe(true)
  })

  it('get nothing back at the next start that was taken from them, but for the highest, which has everything', async () => {
    const refund = eq(rolePermissions.permission, 'payment.refund')
    await withTransaction((tx) => tx.delete(rolePermissions).where(refund))
    const before = await db.$count(rolePermissions)
    await withTransaction(seedReference)
    expect(await db.$count(rolePermissions)).toBe(before + 1)
    const [back] = await db.select().from(rolePermissions).where(refund)
    expect(back!.roleId).toBe(highestRole)
  })
})
