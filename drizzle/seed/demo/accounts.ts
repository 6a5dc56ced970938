import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { SeatRole, SessionScope } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { seedDemoInvites } from './invites.ts'

/** The one password of all demo accounts. It is printed at every start, and refused when DEMO_DATA is off. */
export const demoPassword = 'apricot-blossom-2026'

type DemoAccount = Readonly<{
  username: string
  /** What to expect of it; printed beside the name. */
  purpose: string
  /** Whoever has no profile has one Chinese name for all pages: it is one that both scripts write alike. */
  name: readonly [first: string, last: string, chinese: string]
  /** Slug of the profile it owns. */
  provider?: string
  /** The profile is still to be set up: its owner is led to the wizard. */
  isNew?: boolean
  seat?: Readonly<{ at: string; role: SeatRole }>
}>

const magnolia = 'magnolia-medical-building'

/** One account for every role at one practice (tier 3), and providers of the other tiers elsewhere. All of them are fictional. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'zhongwen.du',
    purpose: 'provider, tier 3, owner of Magnolia Medical Building',
    name: ['Zhongwen', 'Du', '杜仲文'],
    provider: 'zhongwen-du',
    seat: { at: magnolia, role: 'owner' },
  },
  {
    username: 'magnolia.manager',
    purpose: 'manager at Magnolia',
    name: ['Wanqing', 'Xu', '徐婉清'],
    seat: { at: magnolia, role: 'manager' },
  },
  {
    username: 'magnolia.desk',
    purpose: 'front desk at Magnolia',
    name: ['Yulin', 'Jiang', '江雨霖'],
    seat: { at: magnolia, role: 'front_desk' },
  },
  {
    username: 'magnolia.biller',
    purpose: 'biller at Magnolia',
    name: ['Xiaozhong', 'Shen', '沈孝忠'],
    seat: { at: magnolia, role: 'biller' },
  },
  {
    username: 'wei.chen',
    purpose: 'provider, tier 3, clinician at Magnolia',
    name: ['Wei', 'Chen', '陈伟'],
    provider: 'wei-chen',
    seat: { at: magnolia, role: 'clinician' },
  },
  {
    username: 'magnolia.viewer',
    purpose: 'viewer at Magnolia',
    name: ['Peishan', 'Lu', '路佩珊'],
    seat: { at: magnolia, role: 'viewer' },
  },
  {
    username: 'plum.desk',
    purpose: 'front desk at Plum Blossom Urgent Care, open day and night, holidays too',
    name: ['Jiayi', 'Zhong', '仲佳怡'],
    seat: { at: 'plum-blossom-urgent-care', role: 'front_desk' },
  },
  {
    username: 'changming.weng',
    purpose: 'provider, tier 1, owner of Cinnabar Acupuncture',
    name: ['Changming', 'Weng', '翁长明'],
    provider: 'changming-weng',
    seat: { at: 'cinnabar-acupuncture', role: 'owner' },
  },
  {
    username: 'tielin.guan',
    purpose: 'provider, tier 2, owner of Ginkgo Acupuncture',
    name: ['Tielin', 'Guan', '关铁林'],
    provider: 'tielin-guan',
    seat: { at: 'ginkgo-acupuncture', role: 'owner' },
  },
  {
    username: 'zhining.bai',
    purpose: 'provider, tier 4, owner of Apricot Family Clinic',
    name: ['Zhining', 'Bai', '白芷宁'],
    provider: 'zhining-bai',
    seat: { at: 'apricot-family-clinic', role: 'owner' },
  },
  {
    username: 'peter.quon',
    purpose: 'provider, tier 1, new: the profile is still to be set up',
    name: ['Peter', 'Quon', '关彼得'],
    provider: 'peter-quon',
    isNew: true,
  },
]

/**
 * Gives the demo accounts what is missing of them: the person, the seat, the profile while nobody else has it. What exists is left as
 * it is, so it may run at every start. Does nothing for practices and profiles that are not in the database.
 */
export async function seedDemoAccounts(tx: Transaction): Promise<void> {
  const at = now()
  const ids = demoAccounts.map(({ username }) => demoUserId(username))
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  const missing = demoAccounts.filter(({ username }) => !known.some(({ id }) => id === demoUserId(username)))
  if (missing.length > 0) await insertPeople(tx, missing, at)
  const stored = await tx.select({ id: facilities.id }).from(facilities).where(eq(facilities.isDemo, true))
  for (const { username, provider, isNew, seat } of missing) {
    const id = demoUserId(username)
    const facilityId = seat && `demo-${seat.at}`
    if (seat && stored.some((facility) => facility.id === facilityId)) {
      const row = { id: `${id}-seat`, facilityId: facilityId!, userId: id, role: seat.role, status: 'active' as const }
      await tx
        .insert(teamMembers)
        .values({ ...row, version: 1, createdAt: at, updatedAt: at })
        .onConflictDoNothing()
    }
    if (provider) {
      const isFree = and(eq(providers.id, `demo-${provider}`), isNull(providers.userId))
      await tx.update(providers).set({ userId: id, isProfileComplete: !isNew }).where(isFree)
    }
  }
  await seedDemoInvites(tx)
}

export function demoUserId(username: string): string {
  return `demo-user-${username.replace('.', '-')}`
}

/** The people as they are named; everything that leans on them is the caller's. */
export async function insertPeople(
  tx: Transaction,
  people: readonly Pick<DemoAccount, 'username' | 'name'>[],
  at: number,
  scope: SessionScope = 'provider',
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = people.map(({ username, name: [firstName, lastName, nameZh] }) => ({
    id: demoUserId(username),
    // Reserved for examples (RFC 2606): nobody gets these messages.
    email: `${username}@example.com`,
    emailVerifiedAt: at,
    username,
    passwordHash,
    firstName,
    lastName,
    nameZh,
    locale: 'zh-Hans',
    status: 'active' as const,
    requiresPasswordChange: false,
    scopes: [scope],
    isDemo: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }))
  await tx.insert(users).values(rows).onConflictDoNothing()
}
