import { eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { sealSecret } from '#app/modules/accounts/second-factor/totp-secret.server.ts'
import { userRoles, users } from '#drizzle/schema/accounts.ts'
import { demoUserId, insertPeople } from './accounts.ts'

type DemoAdministrator = Readonly<{
  username: string
  name: readonly [first: string, last: string, chinese: string]
  /** Code of the built-in role. */
  role: string
}>

/**
 * The second factor of all of them, as printed as their password is: where the mailbox is shown, the page that asks for a code shows it,
 * and tests reckon it.
 */
export const demoTotpSecret = 'PLUMRAINLANTERNAPRICOTBLOSSOM234'

/** One administrator of every built-in role, all of them fictional. Like the other demo accounts they are closed where the public reaches the site. */
export const demoAdministrators: readonly DemoAdministrator[] = [
  { username: 'admin.super', name: ['Ruolan', 'Fang', '方若兰'], role: 'super_admin' },
  { username: 'admin.directory', name: ['Yiming', 'Tao', '陶一鸣'], role: 'directory_editor' },
  { username: 'admin.content', name: ['Shuwen', 'Kong', '孔书文'], role: 'content_editor' },
  { username: 'admin.medical', name: ['Zian', 'Qiu', '邱子安'], role: 'medical_reviewer' },
  { username: 'admin.support', name: ['Meiqi', 'Dong', '董美琪'], role: 'support_agent' },
  { username: 'admin.promotion', name: ['Haoran', 'Shi', '石浩然'], role: 'promo_manager' },
  { username: 'admin.finance', name: ['Jingshu', 'Yao', '姚静书'], role: 'finance' },
  { username: 'admin.association', name: ['Tingting', 'Luo', '罗婷婷'], role: 'assoc_manager' },
  { username: 'admin.data', name: ['Bowen', 'Ye', '叶博文'], role: 'data_engineer' },
  { username: 'admin.analyst', name: ['Siyuan', 'Mo', '莫思远'], role: 'analyst' },
  { username: 'admin.auditor', name: ['Lan', 'Cui', '崔岚'], role: 'auditor' },
]

/** Gives the demo administrators who are missing; who exists is left as they are, also without the role that they had. */
export async function seedDemoAdministrators(tx: Transaction): Promise<void> {
  const ids = demoAdministrators.map(({ username }) => demoUserId(username))
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  const missing = demoAdministrators.filter(({ username }) => !known.some(({ id }) => id === demoUserId(username)))
  if (missing.length === 0) return
  await insertPeople(tx, missing, now(), 'admin')
  for (const id of missing.map(({ username }) => demoUserId(username))) {
    await tx
      .update(users)
      .set({ totpSecretEnc: sealSecret(id, demoTotpSecret) })
      .where(eq(users.id, id))
  }
  const held = missing.map(({ username, role }) => ({
    id: `${demoUserId(username)}-role`,
    userId: demoUserId(username),
    roleId: `role-${role}`,
    scopeType: 'global' as const,
    scopeId: '',
  }))
  await tx.insert(userRoles).values(held).onConflictDoNothing()
}
