import { asc, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { pruneOld } from '#app/modules/booking/commands/chores.server.ts'
import { sessions, unsentForms, users } from '#drizzle/schema/accounts.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { actorOf, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type GuardOptions, guardNamed } from '../guards/guards.server.ts'
import { discardForm } from './commands/discard-form.server.ts'
import { findUnsentForm } from './queries/find-unsent-form.server.ts'

useDatabase()

const minute = 60_000
const day = 24 * 60 * minute
const later = (span: number) => setClock(now() + span)
const origin = 'https://care.test'
const path = '/provider/3/mgmt/appt/calendar/block?place=maple'
const typed = 'canary-好 <b>"'

let userId = ''
beforeEach(async () => {
  userId = await withTransaction((tx) => insertUser(tx))
})

type Sent = { headers?: Record<string, string>; fields?: Record<string, string>; to?: string; options?: GuardOptions }

/** Sends a form that the guard refuses; answers the query of the login it leads to. */
async function send({ headers = {}, fields = { note: typed }, to = path, options }: Sent) {
  const body = new URLSearchParams(fields)
  const thrown: unknown = await guardNamed('provider-auth')(
    new Request(origin + to, { method: 'POST', body, headers }),
    options ?? { showsHealthData: true },
  ).catch((reason: unknown) => reason)
  if (!(thrown instanceof Response)) throw new Error('no refusal')
  const location = thrown.headers.get('Location')
  return { answer: thrown, search: new URL(location ?? '/', origin).searchParams }
}
const kept = () => db.select().from(unsentForms).orderBy(asc(unsentForms.id))
const actor = () => actorOf({ userId })
const idOf = (search: URLSearchParams) => search.get('next')!.split('/').at(-1)!
const actions = async () =>
  await db.select().from(auditEvents).where(like(auditEvents.action, 'accounts.form%')).orderBy(asc(auditEvents.seq))

/** A session idle for half an hour. */
async function idle(): Promise<Record<string, string>> {
  const headers = await signedIn(userId)
  later(30 * minute)
  return headers
}

describe('a form that comes too late', () => {
  it('is kept for its sender, readable to nobody else, and the login leads to it', async () => {
    const headers = { ...(await idle()), Referer: `${origin}/provider/3/mgmt/appt/calendar?view=week` }
    const { answer, search } = await send({ headers, to: `${path}&_data=routes%2Fblock` })
    expect([answer.status, search.get('reason')]).toEqual([302, 'idle'])
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(search.get('next')).toMatch(/^\/provider\/unsent\/[0-9a-f-]{36}$/)
    const [row] = await kept()
    expect(row).toMatchObject({ userId, path, usedAt: null, createdAt: now(), expiresAt: now() + 60 * minute })
    expect(JSON.stringify(row)).not.toContain('canary')
    expect(await findUnsentForm(actor(), idOf(search))).toMatchObject({
      path,
      page: '/provider/3/mgmt/appt/calendar?view=week',
      body: { fields: [['note', typed]], isMultipart: false },
    })
    expect(await findUnsentForm(actorOf({ userId: 'somebody' }), idOf(search))).toBeNull()
    const events = await actions()
    expect(events).toMatchObject([{ action: 'accounts.form_keep', actorId: userId, subjectId: row!.id, fields: [] }])
    expect(JSON.stringify(events)).not.toContain('canary')
  })

  it('is kept as well when the life of the session is over, and again in another tab', async () => {
    for (const [isRemembered, span] of [
      [false, day],
      [true, 7 * day],
    ] as const) {
      const headers = await signedIn(userId, { isRemembered })
      later(span)
      for (const options of [{}, { showsHealthData: true }]) {
        const { answer, search } = await send({ headers, options })
        expect(search.get('next')).toContain('/provider/unsent/')
        expect(search.get('reason')).toBeNull()
        expect(answer.headers.get('Set-Cookie')).toBeNull()
      }
    }
    expect(await kept()).toHaveLength(4)
  })

  it('is kept when nothing but the thirty days of a session are over', async () => {
    const headers = await signedIn(userId)
    await withTransaction((tx) => tx.update(sessions).set({ expiresAt: now() + 60 * day }))
    later(30 * day)
    expect((await send({ headers, options: {} })).search.get('next')).toContain('/provider/unsent/')
  })

  it('of five only the newest are kept', async () => {
    const headers = await idle()
    const other = await withTransaction(async (tx) => insertUser(tx))
    const others = await signedIn(other)
    later(30 * minute)
    await send({ headers: others })
    const searches = []
    for (let sent = 0; sent < 7; sent++) {
      later(1)
      searches.push((await send({ headers, fields: { note: `${sent}` } })).search)
    }
    expect((await kept()).filter((row) => row.userId === other)).toHaveLength(1)
    const found = await Promise.all(searches.map((search) => findUnsentForm(actor(), idOf(search))))
    expect(found.map((form) => form?.body.fields[0]![1])).toEqual([undefined, undefined, '2', '3', '4', '5', '6'])
  })
})

describe('nothing is kept', () => {
  const end = (reason: 'logout' | 'disabled') => withTransaction((tx) => endSessions(tx, { userId }, reason))

  it.each<[string, () => Promise<Sent>]>([
    ['of somebody without a session', () => Promise.resolve({})],
    ['of a cookie that nobody signed', () => Promise.resolve({ headers: { Cookie: 'hys-v5-auth=bm9ib2R5' } })],
    [
      'after a sign-out',
      async () => {
        const headers = await signedIn(userId)
        await end('logout')
        later(7 * day)
        return { headers }
      },
    ],
    [
      'of a disabled account',
      async () => {
        const headers = await signedIn(userId)
        await withTransaction((tx) => tx.update(users).set({ status: 'disabled' }).where(eq(users.id, userId)))
        later(7 * day)
        return { headers }
      },
    ],
    [
      'of a session of another area',
      async () => {
        await withTransaction((tx) => tx.update(users).set({ scopes: ['admin', 'provider'] }))
        const headers = await signedIn(userId, { scope: 'admin' })
        later(7 * day)
        return { headers }
      },
    ],
    ['of a form with a password', async () => ({ headers: await idle(), fields: { note: 'x', newPassword: 'y' } })],
    ['of a form without a field', async () => ({ headers: await idle(), fields: {} })],
    ['of the page of a kept form', async () => ({ headers: await idle(), to: '/provider/unsent/x/removal' })],
    ['of a script', async () => ({ headers: { ...(await idle()), Accept: 'application/json' } })],
  ])('%s', async (_title, sentOf) => {
    const { answer, search } = await send(await sentOf())
    expect([302, 401]).toContain(answer.status)
    expect(search.get('next') ?? '').not.toMatch(/^\/provider\/unsent\/[0-9a-f-]{36}$/)
    expect(await kept()).toEqual([])
    expect(await actions()).toEqual([])
  })

  it('of who only looks', async () => {
    const thrown: unknown = await guardNamed('provider-auth')(new Request(origin + path, { headers: await idle() }), {
      showsHealthData: true,
    }).catch((reason: unknown) => reason)
    const next = new URL((thrown as Response).headers.get('Location')!, origin).searchParams.get('next')
    expect([next, await kept()]).toEqual([path, []])
  })
})

describe('a kept form', () => {
  const keep = async () => idOf((await send({ headers: await idle() })).search)

  /** A press of the button on the page of a form; answers where the guard leads, null when it lets the form pass. */
  async function press(id: string, seen = '', to = path, user = userId) {
    const headers = { ...(await signedIn(user)), Referer: `${origin}/en-US/provider/unsent/${id}${seen}` }
    const body = new URLSearchParams({ note: typed })
    const request = new Request(origin + to, { method: 'POST', body, headers })
    const thrown: unknown = await guardNamed('provider-auth')(request, { showsHealthData: true }).then(
      () => null,
      (reason: unknown) => reason,
    )
    return thrown instanceof Response ? thrown.headers.get('Location') : thrown
  }

  it('is sent once for all presses of one button', async () => {
    const id = await keep()
    const own = `/provider/unsent/${id}`
    const presses = await Promise.all([1, 2, 3].map(() => press(id)))
    expect(presses.toSorted()).toEqual([own, own, null])
    const { usedAt } = (await findUnsentForm(actor(), id))!
    const again = await Promise.all([1, 2].map(() => press(id, `?seen=${usedAt}`)))
    expect(again.toSorted()).toEqual([own, null])
    expect((await findUnsentForm(actor(), id))!.body.fields).toEqual([['note', typed]])
    expect((await actions()).map(({ action }) => action)).toEqual([
      'accounts.form_keep',
      'accounts.form_send',
      'accounts.form_send',
    ])
  })

  it('is not sent by what goes elsewhere from its page, or comes from the page of another’s', async () => {
    const id = await keep()
    const other = await withTransaction((tx) => insertUser(tx))
    expect(await press(id, '', '/provider/3/mgmt/appt')).toBeNull()
    expect(await press(id, '', path, other)).toBeNull()
    expect(await findUnsentForm(actor(), id)).toMatchObject({ usedAt: null })
  })

  it('that comes too late from its own page is kept anew, and belongs where it did', async () => {
    const id = await keep()
    const headers = { ...(await idle()), Referer: `${origin}/provider/unsent/${id}` }
    const anew = idOf((await send({ headers })).search)
    expect(await findUnsentForm(actor(), anew)).toMatchObject({ path, page: path, usedAt: null })
    expect(await findUnsentForm(actor(), id)).toMatchObject({ usedAt: null })
  })

  it('is nobody else’s to discard', async () => {
    const id = await keep()
    const other = actorOf({ userId: 'somebody' })
    expect(await discardForm(other, id)).toBeNull()
    expect(await findUnsentForm(actor(), id)).toMatchObject({ usedAt: null })
  })

  it('is gone when its owner does not want it', async () => {
    const id = await keep()
    expect(await discardForm(actor(), id)).toBe('/provider/3/mgmt/appt/calendar/block')
    expect(await discardForm(actor(), id)).toBeNull()
    expect(await kept()).toEqual([])
    expect((await actions()).at(-1)).toMatchObject({ action: 'accounts.form_discard', actorId: userId, subjectId: id })
  })

  it('is over after an hour, and then forgotten by the upkeep', async () => {
    const id = await keep()
    later(59 * minute)
    const young = await keep()
    later(30 * minute)
    expect(await findUnsentForm(actor(), id)).toBeNull()
    expect(await discardForm(actor(), id)).toBeNull()
    expect(await pruneOld()).toMatchObject({ pruneUnsentForms: 1 })
    expect((await kept()).map((row) => row.id)).toEqual([young])
  })
})
