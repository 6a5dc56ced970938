import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { signIn } from '#app/modules/accounts/commands/sign-in.server.ts'
import { findResetLink, resetPassword } from '#app/modules/accounts/commands/reset-password.server.ts'
import { permissions } from '#app/modules/accounts/admin-permissions.ts'
import { recoveryCodes, roleChanges, sessions, userRoles, users } from '#drizzle/schema/accounts.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { adminActor, insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { changeRole, confirmRoleChange, withdrawRoleChange } from './commands/change-role.server.ts'
import { type Prepared, prepareAdministrator } from './commands/prepare-administrator.server.ts'
import { findAdministratorPage, listAdministrators, listRoleRequests } from './queries/administrators.server.ts'
import { listPermissionRoles } from './queries/role-matrix.server.ts'

useFilledDatabase(() => withTransaction(seedReference))

const highest = 'role-super_admin'
const editor = 'role-directory_editor'
const day = 24 * 60 * 60_000

/** A super administrator, as the guard answers one. */
async function chief(): Promise<AdminActor> {
  const { userId } = await signedInAdmin({ roleId: highest })
  return { ...adminActor(...permissions), userId }
}

const person = async (roleId = editor) => (await signedInAdmin({ roleId })).userId
const granting = (userId: string, roleId: string) =>
  ({ userId, roleId, kind: 'grant', reason: 'joins the team' }) as const
const revoking = (userId: string, roleId: string) => ({ ...granting(userId, roleId), kind: 'revoke' }) as const

const holds = async (userId: string, roleId: string) =>
  (await db.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.roleId, roleId)))) === 1
const openSessions = async (userId: string) =>
  (await db.select().from(sessions).where(eq(sessions.userId, userId))).filter(({ revokedAt }) => revokedAt === null)
const request = async () => (await listRoleRequests('en-US'))[0]!

describe('changing a role', () => {
  it('gives it and takes it away, with the reason, and ends the sessions', async () => {
    const [actor, userId] = [await chief(), await person()]
    const support = 'role-support_agent'
    expect(await changeRole(actor, granting(userId, support))).toBe('done')
    expect([await holds(userId, support), await openSessions(userId)]).toEqual([true, []])
    expect(await changeRole(actor, revoking(userId, support))).toBe('done')
    expect(await holds(userId, support)).toBe(false)
    const page = (await findAdministratorPage(userId, 'en-US'))!
    expect(page.changes.map(({ kind, role, reason, status }) => [kind, role, reason, status])).toEqual(
      expect.arrayContaining([
        ['revoke', 'Support agent', 'joins the team', 'done'],
        ['grant', 'Support agent', 'joins the team', 'done'],
      ]),
    )
    const told = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, userId))
    expect(told.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['accounts.role_change', actor.userId],
      ['accounts.role_change', actor.userId],
    ])
    expect(JSON.stringify(told)).not.toContain('joins')
  })

  it('is refused to who may not, for oneself, for nobody and when it is so already', async () => {
    const [actor, userId] = [await chief(), await person()]
    const unable = adminActor('audit.read')
    const provider = await withTransaction((tx) => insertUser(tx))
    const refusals = [
      [changeRole(unable, granting(userId, 'role-auditor')), 'accounts.roles_forbidden'],
      [changeRole(actor, granting(actor.userId, 'role-auditor')), 'accounts.own_roles'],
      [changeRole(actor, granting(provider, editor)), 'accounts.administrator_unknown'],
      [changeRole(actor, granting(userId, 'role-none')), 'accounts.role_unknown'],
      [changeRole(actor, granting(userId, editor)), 'accounts.roles_changed'],
      [changeRole(actor, revoking(userId, 'role-auditor')), 'accounts.roles_changed'],
    ] as const
    for (const [work, code] of refusals) await expect(work).rejects.toMatchObject({ code })
    expect(await db.select().from(roleChanges)).toEqual([])
    expect(await openSessions(userId)).toHaveLength(1)
  })

  it('never takes the last super administrator away, of two who go at once neither', async () => {
    const [one, other] = [await chief(), await chief()]
    const results = await Promise.allSettled([
      changeRole(one, revoking(other.userId, highest)),
      changeRole(other, revoking(one.userId, highest)),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await db.select().from(userRoles).where(eq(userRoles.roleId, highest))
    expect(left).toHaveLength(1)
    // Somebody who cannot sign in does not count.
    const [last] = left
    const disabled = await chief()
    await withTransaction((tx) => tx.update(users).set({ status: 'disabled' }).where(eq(users.id, disabled.userId)))
    await expect(changeRole(disabled, revoking(last!.userId, highest))).rejects.toMatchObject({
      code: 'accounts.last_super_admin',
    })
  })
})

describe('granting the highest role', () => {
  it('takes two people: one asks, another confirms', async () => {
    const [actor, second, userId] = [await chief(), await chief(), await person()]
    expect(await changeRole(actor, granting(userId, highest))).toBe('requested')
    expect([await holds(userId, highest), (await openSessions(userId)).length]).toEqual([false, 1])
    await expect(changeRole(second, granting(userId, highest))).rejects.toMatchObject({
      code: 'accounts.roles_changed',
    })
    const { id } = await request()
    await expect(confirmRoleChange(actor, id)).rejects.toMatchObject({ code: 'accounts.second_person' })
    const self = { ...actor, userId }
    await expect(confirmRoleChange(self, id)).rejects.toMatchObject({ code: 'accounts.own_roles' })
    expect(await confirmRoleChange(second, id)).toBe(userId)
    expect([await holds(userId, highest), await openSessions(userId)]).toEqual([true, []])
    await expect(confirmRoleChange(second, id)).rejects.toMatchObject({ code: 'accounts.role_request_ended' })
    expect(await listRoleRequests('en-US')).toEqual([])
  })

  it('is done once when two confirm at once', async () => {
    const [actor, second, third, userId] = [await chief(), await chief(), await chief(), await person()]
    await changeRole(actor, granting(userId, highest))
    const { id } = await request()
    const results = await Promise.allSettled([confirmRoleChange(second, id), confirmRoleChange(third, id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('lapses after a week, when it is taken back, and when who asked is no super administrator any more', async () => {
    const [actor, second, userId] = [await chief(), await chief(), await person()]
    const ended = { code: 'accounts.role_request_ended' }
    await changeRole(actor, granting(userId, highest))
    const withdrawn = await request()
    await withdrawRoleChange(actor, withdrawn.id)
    await expect(confirmRoleChange(second, withdrawn.id)).rejects.toMatchObject(ended)
    await changeRole(actor, granting(userId, highest))
    const late = await request()
    setClock(now() + 7 * day)
    await expect(confirmRoleChange(second, late.id)).rejects.toMatchObject(ended)
    await changeRole(actor, granting(userId, highest))
    const orphaned = await request()
    await changeRole(second, revoking(actor.userId, highest))
    await expect(confirmRoleChange(second, orphaned.id)).rejects.toMatchObject(ended)
    expect(await holds(userId, highest)).toBe(false)
    await expect(confirmRoleChange(second, 'nothing')).rejects.toMatchObject({ code: 'accounts.role_request_unknown' })
  })
})

describe('what is shown of roles', () => {
  it('names the roles that each permission of a person comes from', async () => {
    const [actor, userId] = [await chief(), await person('role-content_editor')]
    await changeRole(actor, granting(userId, 'role-analyst'))
    const page = (await findAdministratorPage(userId, 'en-US'))!
    const from = new Map(page.permissions.map(({ permission, roles }) => [permission, roles]))
    expect(from.get('seo.read')).toEqual(['Analyst', 'Content editor'])
    expect(from.get('blog.edit')).toEqual(['Content editor'])
    expect(from.has('role.manage')).toBe(false)
    const listed = (await listAdministrators('zh-Hant')).find(({ id }) => id === userId)!
    expect(listed.roles).toEqual(['分析', '內容編輯'])
    const matrix = await listPermissionRoles('en-US')
    expect(matrix.map(({ permission }) => permission)).toEqual([...permissions])
    expect(matrix.find(({ permission }) => permission === 'role.manage')!.roles).toEqual(['Super administrator'])
  })

  it('is of administrators alone', async () => {
    const provider = await withTransaction((tx) => insertUser(tx))
    expect(await findAdministratorPage(provider, 'en-US')).toBeNull()
    expect((await listAdministrators('en-US')).map(({ id }) => id)).not.toContain(provider)
  })
})

describe('npm run admin:create', () => {
  const given = (overrides: Partial<Prepared> = {}): Prepared => ({
    ...{ email: 'first@example.com', firstName: 'Ming', lastName: 'Zhao', role: 'super_admin' },
    ...{ password: null, resetsSecondFactor: false },
    ...overrides,
  })
  const enter = (password: string) =>
    signIn({
      ...{ identifier: 'first@example.com', password, isRemembered: false, scope: 'admin' as const },
      ...{ network: '203.0.113.1', userAgent: null },
    })
  const idOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]!.id

  it('makes the first super administrator, whose password is chosen by a link', async () => {
    const result = await prepareAdministrator(given())
    expect(result).toMatchObject({ status: 'ready', isNew: true, isGranted: true })
    const { token } = result as { token: string }
    expect(await findResetLink(token)).not.toBeNull()
    const newPassword = 'quiet-harbor-94-mint'
    expect(await resetPassword({ token, newPassword, network: '' })).toEqual({ status: 'changed', scopes: ['admin'] })
    expect((await enter(newPassword)).status).toBe('authenticated')
    expect((await resetPassword({ token, newPassword, network: '' })).status).toBe('refused')
    expect(await holds(await idOf('first@example.com'), highest)).toBe(true)
  })

  it('takes a password, and then gives no link', async () => {
    const result = await prepareAdministrator(given({ password: 'quiet-harbor-94-mint' }))
    expect(result).toMatchObject({ status: 'ready', token: null })
    expect((await enter('quiet-harbor-94-mint')).status).toBe('authenticated')
  })

  it('makes no further super administrator by itself, and is the second person for one', async () => {
    const actor = await chief()
    expect(await prepareAdministrator(given())).toEqual({ status: 'refused', why: 'second_person' })
    expect(await db.$count(users, eq(users.email, 'first@example.com'))).toBe(0)
    expect(await prepareAdministrator(given({ role: 'auditor' }))).toMatchObject({ status: 'ready', isNew: true })
    expect(await prepareAdministrator(given())).toEqual({ status: 'refused', why: 'second_person' })
    const userId = await idOf('first@example.com')
    await changeRole(actor, granting(userId, highest))
    expect(await prepareAdministrator(given())).toMatchObject({ status: 'ready', isNew: false, isGranted: true })
    expect(await holds(userId, highest)).toBe(true)
    expect(await prepareAdministrator(given())).toMatchObject({ status: 'ready', isGranted: false, token: null })
  })

  it('refuses a role that there is not and an address of another area', async () => {
    await withTransaction((tx) => insertUser(tx, { email: 'first@example.com' }))
    expect(await prepareAdministrator(given())).toEqual({ status: 'refused', why: 'other_account' })
    expect(await prepareAdministrator(given({ role: 'king' }))).toEqual({ status: 'refused', why: 'unknown_role' })
  })

  it('gives somebody who has lost everything a way back in', async () => {
    await prepareAdministrator(given())
    const userId = await idOf('first@example.com')
    await withTransaction(async (tx) => {
      await tx.update(users).set({ totpSecretEnc: 'v1.sealed', totpLastStep: 1 }).where(eq(users.id, userId))
      await tx.insert(recoveryCodes).values({ id: 'code', userId, codeHash: 'hash', createdAt: now() })
    })
    const result = await prepareAdministrator(given({ resetsSecondFactor: true }))
    expect(result).toMatchObject({ status: 'ready', isNew: false, token: expect.any(String) as string })
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect([user!.totpSecretEnc, user!.totpLastStep]).toEqual([null, null])
    expect(await db.select().from(recoveryCodes)).toEqual([])
  })
})
