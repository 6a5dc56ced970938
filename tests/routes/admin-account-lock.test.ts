import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { findSessionByToken, insertSession } from '#app/core/session/session.server.ts'
import { requestPasswordReset } from '#app/modules/accounts/commands/request-password-reset.server.ts'
import { signIn } from '#app/modules/accounts/commands/sign-in.server.ts'
import { findResetLink } from '#app/modules/accounts/commands/reset-password.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import type { loader } from '#app/routes/admin/accounts/account.tsx'
import { auditEvents, messageOutbox, users } from '#drizzle/schema/index.ts'
import { insertUser, signedInAdmin, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const reason = 'Their laptop was stolen'
const network = '203.0.113.7'
let userId = ''
let admin: Awaited<ReturnType<typeof signedInAdmin>>

beforeEach(async () => {
  userId = await withTransaction((tx) =>
    insertUser(tx, { username: 'lost.laptop', email: 'lost@example.com', locale: 'en-US' }),
  )
  admin = await signedInAdmin({ permissions: ['user.unlock'] })
})

const page = () => `/en-US/admin/accounts/${userId}`
const look = async () => (await get<typeof loader>(page(), { headers: admin.headers })).data.page
const send = (fields: Record<string, string>, headers = admin.headers) => post(`${page()}/lock`, fields, { headers })
const lock = { step: 'lock', version: '0', reason }
const unlock = { step: 'unlock', version: '1', reason: 'It was found again' }
const statusOf = async (id = userId) => (await db.select().from(users).where(eq(users.id, id)))[0]!.status
const enter = async () =>
  (
    await signIn({
      ...{ identifier: 'lost.laptop', password: testPassword, isRemembered: true, scope: 'provider' },
      ...{ network, userAgent: null },
    })
  ).status
const written = async () => (await db.select().from(messageOutbox)).map(({ template }) => template).toSorted()

describe('an account that is locked', () => {
  it('is signed out everywhere, cannot sign in and gets no link to a new password, until it is opened again', async () => {
    const session = await withTransaction((tx) =>
      insertSession(tx, { scope: 'provider', userId, isRemembered: true, userAgent: null }),
    )
    const own = { kind: 'pwd_reset', subjectType: 'user', subjectId: userId } as const
    const { token } = await withTransaction((tx) =>
      createActionLink(tx, { ...own, expiresAt: Date.now() + 1e9, maxUses: 1, isOtpRequired: false }),
    )
    expect(await findResetLink(token)).not.toBeNull()
    expect(await enter()).toBe('authenticated')

    expect((await send(lock)).status).toBe(302)
    expect(await statusOf()).toBe('locked')
    expect(await findSessionByToken(session.token)).toBeNull()
    expect(await findResetLink(token)).toBeNull()
    expect(await enter()).toBe('unauthenticated')
    await requestPasswordReset({ identifier: 'lost.laptop', network })
    const waiting = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'password_reset'))
    expect(waiting.filter(({ state }) => state === 'queued')).toEqual([])

    expect((await send(unlock)).status).toBe(302)
    expect([await statusOf(), await enter()]).toEqual(['active', 'authenticated'])
    expect(await written()).toEqual(['account_locked', 'account_unlocked', 'password_reset'])
    const audited = (await db.select().from(auditEvents)).filter(({ action }) => /user_(?:un)?lock/.test(action))
    expect(audited.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
      ['accounts.user_lock', admin.userId, userId],
      ['accounts.user_unlock', admin.userId, userId],
    ])
  })

  it('shows who locked it and why, in each language', async () => {
    expect(await look()).toMatchObject({ lockStep: 'lock', locks: [], isReadable: false })
    await send(lock)
    expect(await look()).toMatchObject({ lockStep: 'unlock', locks: [{ step: 'lock', reason }] })
    for (const locale of locales)
      for (const path of [`/admin/accounts/${userId}`, `/admin/accounts/${userId}/lock`]) {
        const { status, html } = await openPage(withPrefix(path, locale), { headers: admin.headers })
        expect([status, /\block\.[a-z]\w+/.exec(html)]).toEqual([200, null])
        expect(html).toContain('Lily Chen')
      }
  })
})

describe('a lock is refused', () => {
  it.each([
    [{ ...lock, reason: 'short' }, ['grants.errors.reason'], 400],
    [{ ...lock, step: 'unlock' }, ['lock.errors.stale'], 409],
    [{ ...lock, version: '3' }, ['lock.errors.stale'], 409],
  ])('beside its field, and nothing typed is lost: %o', async (fields, error, status) => {
    const answer = await send(fields)
    expect(answer.status).toBe(status)
    const submission = { error: { reason: error }, initialValue: { reason: fields.reason } }
    expect(answer.data).toMatchObject({ submission })
    expect([await statusOf(), await written()]).toEqual(['active', []])
  })

  it('of somebody of the administration, of who is not known yet, and of nobody', async () => {
    const ids = await withTransaction(async (tx) => [
      await insertUser(tx, { scopes: ['admin'] }),
      await insertUser(tx, { status: 'pending_verification' }),
      'nobody',
    ])
    for (const id of [...ids, admin.userId]) {
      const path = `/en-US/admin/accounts/${id}/lock`
      expect((await post(path, lock, { headers: admin.headers })).status).toBe(404)
      expect((await get(path, { headers: admin.headers })).status).toBe(404)
    }
    expect(await statusOf(admin.userId)).toBe('active')
  })
})
