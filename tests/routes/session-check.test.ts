import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { moduleOf } from '../access/ask.ts'
import { everyRoute } from '../access/route-table.ts'
import { openPage } from './document-request.ts'

useDatabase()

const day = 24 * 60 * 60_000
const forgotten = '/provider/4/forget-password'

let userId = ''
beforeEach(async () => {
  userId = await withTransaction((tx) => insertUser(tx, { username: 'lily.chen' }))
})

const handleOf = async (file: string) => (await moduleOf(file)).handle as PageHandle | undefined

describe('the session check', () => {
  it('is brought by every page under /provider/4/', async () => {
    const pages = everyRoute.filter(({ path, file }) => path.startsWith('/provider/4/') && file.endsWith('.tsx'))
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/provider/4/login', forgotten, `${forgotten}/:token`, '/provider/4/onboarding']),
    )
    for (const { path, file, frames } of pages) {
      const handles = await Promise.all([...frames, file].map(handleOf))
      expect(
        handles.flatMap((handle) => handle?.islands ?? []),
        path,
      ).toContain('session')
    }
  })

  it('begins with what the server found of the stored session, and with words for a lost connection', async () => {
    const nobody = await openPage(forgotten)
    expect(nobody.html).toContain('<div hidden="" data-local-check="clear"')
    expect(nobody.html).toMatch(/data-toast-model="error".*网络连接失败，请检查网络连接后重试/)
    expect(nobody.html).not.toContain('data-toast=')
    const somebody = await openPage(`/en-US${forgotten}`, { headers: await signedIn(userId) })
    expect(somebody.html).toContain('<div hidden="" data-local-check="find"')
    const office = await openPage('/provider/4/dashboard', { headers: await signedIn(userId) })
    expect(office.html).toContain('<div hidden="" data-local-check="find"')
    expect(office.html).toContain('data-call="sign_out"')
  })

  const cleared = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().filter((cookie) => /^hys-v5-auth=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/.test(cookie))

  it('clears a stored session that is worth nothing', async () => {
    const headers = await signedIn(userId)
    await withTransaction((tx) => endSessions(tx, { userId }, 'logout'))
    for (const Cookie of [headers.Cookie!, 'hys-v5-auth=nonsense']) {
      const page = await openPage(forgotten, { headers: { Cookie } })
      expect(page.html).toContain('data-local-check="clear"')
      expect(cleared(page)).toHaveLength(1)
    }
  })

  it('leaves one that only time has ended: it still tells whose the next form is', async () => {
    const headers = await signedIn(userId)
    setClock(now() + 8 * day)
    const page = await openPage(forgotten, { headers })
    expect(page.html).toContain('data-local-check="clear"')
    expect(cleared(page)).toEqual([])
  })

  it('leaves another area’s', async () => {
    const admin = await withTransaction((tx) => insertUser(tx, { scopes: ['provider', 'admin'] }))
    const page = await openPage(forgotten, { headers: await signedIn(admin, { scope: 'admin' }) })
    expect(page.html).toContain('data-local-check="clear"')
    expect(cleared(page)).toEqual([])
  })
})

describe('the login form', () => {
  it('is marked as the call that it is, and tells how the last one ended', async () => {
    expect((await openPage('/provider/4/login')).html).toMatch(/<form method="post"[^>]* data-call="sign_in">/)
    const body = new URLSearchParams({ loginUsername: 'lily.chen', loginPassword: 'wrong' })
    const { html } = await openPage('/provider/4/login', { method: 'POST', body })
    expect(html).toContain('data-call="sign_in" data-outcome="unauthenticated"')
  })
})
