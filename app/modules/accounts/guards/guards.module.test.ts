import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { GuardName } from '#app/core/page/page.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { sessions, teamMembers, users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findSignedIn, guardNamed } from './guards.server.ts'

useDatabase()

const minute = 60_000
const later = (span: number) => setClock(now() + span)
const origin = 'https://care.test'
const ask = (headers: Record<string, string> = {}, path = '/provider/4/dashboard', init: RequestInit = {}) =>
  new Request(origin + path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } })

/** The answer a guard gives instead of an actor. */
async function refusal(work: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof Response)) throw new Error(`no refusal: ${String(thrown)}`)
  return thrown
}

const unproven = { status: 'pending_verification', emailVerifiedAt: null } as const
const create = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  withTransaction((tx) => insertUser(tx, overrides))

describe('the registry', () => {
  it('has the five names of the specification and raises for any other', () => {
    for (const name of [
      'auth',
      'provider-auth',
      'admin-auth',
      'association-admin',
      'association-approved-admin',
    ] as const)
      expect(guardNamed(name)).toBeTypeOf('function')
    for (const name of ['', 'Auth', 'constructor', 'toString', '__proto__'])
      expect(() => guardNamed(name as GuardName)).toThrow('Unknown route middleware')
  })

  it('lets nobody into areas that have nobody yet', async () => {
    const user = await create({ scopes: ['provider', 'association', 'admin'] })
    const names = { association: ['association-admin', 'association-approved-admin'], admin: ['admin-auth'] } as const
    for (const [scope, guards] of Object.entries(names)) {
      const headers = await signedIn(user, { scope: scope as 'admin' })
      for (const name of guards) {
        const answer = await refusal(guardNamed(name)(ask(headers, `/${scope}/x`)))
        expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/unauthorized'])
      }
    }
  })
})

describe('an outsider', () => {
  it('is led from a page to the login, and back afterwards', async () => {
    const answer = await refusal(guardNamed('auth')(ask({}, '/en-US/provider/4/dashboard/team?tab=2&_data=x')))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(
      `/provider/4/login?next=${encodeURIComponent('/provider/4/dashboard/team?tab=2')}`,
    )
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  it('is led back to the page on which a form stood, when that is one of ours', async () => {
    const post = (Referer: string) =>
      refusal(guardNamed('provider-auth')(ask({ Referer }, '/provider/3/mgmt/appt/arrivals', { method: 'POST' })))
    const nextOf = (answer: Response) => new URL(answer.headers.get('Location')!, origin).searchParams.get('next')
    expect(nextOf(await post(`${origin}/provider/3/mgmt/appt?day=2026-10-20`))).toBe(
      '/provider/3/mgmt/appt?day=2026-10-20',
    )
    expect(nextOf(await post('https://evil.test/provider/3'))).toBe('/provider/3/mgmt/appt/arrivals')
  })

  it('gets 401 as JSON where a script asks', async () => {
    const asks = [
      ask({}, '/api/provider/appointments'),
      ask({ Accept: 'text/event-stream' }, '/provider/3/mgmt/appt/events'),
      ask({ Accept: 'application/json' }, '/provider/3/mgmt/appt/feed'),
    ]
    for (const request of asks) {
      const answer = await refusal(guardNamed('provider-auth')(request))
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { status: 'error', error_code: 'NOT_AUTHENTICATED', reason: null },
      ])
    }
  })

  it.each([
    ['a cookie nobody signed', () => Promise.resolve({ Cookie: 'hys-v5-auth=bm9ib2R5' })],
    [
      'a session of another area',
      async () => signedIn(await create({ scopes: ['admin', 'provider'] }), { scope: 'admin' }),
    ],
    ['an account that may not use the area', async () => signedIn(await create({ scopes: ['admin'] }))],
    ['a disabled account', async () => signedIn(await create({ status: 'disabled' }))],
    ['a locked account', async () => signedIn(await create({ status: 'locked' }))],
    ['an account of an address nobody has confirmed', async () => signedIn(await create(unproven))],
  ])('is whoever has %s, and loses the cookie', async (_title, headersOf) => {
    const answer = await refusal(guardNamed('auth')(ask(await headersOf())))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Set-Cookie')).toMatch(/^hys-v5-auth=; .*Expires=Thu, 01 Jan 1970/)
  })
})

describe('an actor', () => {
  it('is the person with profile, seats and tier as they stand', async () => {
    const user = await create({ firstName: 'Wei', lastName: 'Chen' })
    const [home, other, left] = await withTransaction(async (tx) => {
      const facilityIds = [await insertFacility(tx), await insertFacility(tx), await insertFacility(tx)] as const
      await insertProvider(tx, { userId: user, tier: 3, practices: [{ facilityId: facilityIds[0] }] })
      const owner = await insertUser(tx)
      await insertProvider(tx, { userId: owner, tier: 1, practices: [{ facilityId: facilityIds[1] }] })
      await insertProvider(tx, { tier: 4, practices: [{ facilityId: facilityIds[0] }, { facilityId: facilityIds[1] }] })
      await insertSeat(tx, { userId: owner, facilityId: facilityIds[1], role: 'owner' })
      await insertSeat(tx, { userId: user, facilityId: facilityIds[0], role: 'owner' })
      await insertSeat(tx, { userId: user, facilityId: facilityIds[1], role: 'manager' })
      await insertSeat(tx, { userId: user, facilityId: facilityIds[2], role: 'viewer', status: 'left' })
      return facilityIds
    })
    const actor = await guardNamed('auth')(ask(await signedIn(user), '/zh-Hant/provider/4/dashboard'))
    const [provider] = await db.select().from(providers).where(eq(providers.userId, user))
    expect(actor).toMatchObject({
      userId: user,
      scope: 'provider',
      locale: 'zh-Hant',
      name: 'Wei Chen',
      providerId: provider!.id,
      tier: 3,
      isProfileComplete: false,
    })
    const seats = [
      { facilityId: home, role: 'owner', tier: 3 },
      { facilityId: other, role: 'manager', tier: 1 },
    ]
    expect(actor.seats.toSorted((a, b) => b.tier - a.tier)).toEqual(seats)
    expect(actor.seats.some(({ facilityId }) => facilityId === left)).toBe(false)

    await withTransaction((tx) =>
      tx.update(teamMembers).set({ status: 'suspended' }).where(eq(teamMembers.userId, user)),
    )
    expect((await guardNamed('auth')(ask(await signedIn(user)))).seats).toEqual([])
  })

  it('of staff has the highest tier of the practices; of a practice without an owner the highest there', async () => {
    const user = await create()
    await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx)
      await insertProvider(tx, { tier: 2, practices: [{ facilityId }] })
      await insertSeat(tx, { userId: user, facilityId, role: 'front_desk' })
    })
    expect(await guardNamed('provider-auth')(ask(await signedIn(user)))).toMatchObject({ providerId: null, tier: 2 })
  })

  it('who has to choose a new password reaches nothing but that', async () => {
    const headers = await signedIn(await create({ requiresPasswordChange: true }))
    const page = await refusal(guardNamed('auth')(ask(headers)))
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/provider/change-password'])
    expect((await refusal(guardNamed('provider-auth')(ask(headers, '/api/provider/x')))).status).toBe(403)
    for (const path of [
      '/provider/change-password',
      '/en-US/provider/change-password',
      '/provider/3/mgmt/change-password',
    ])
      expect(await guardNamed('provider-auth')(ask(headers, path))).toMatchObject({ requiresPasswordChange: true })
  })
})

describe('health data', () => {
  it('is asked for again after half an hour without a deed, and nothing is ended', async () => {
    const headers = await signedIn(await create())
    const open = (options = {}) => guardNamed('provider-auth')(ask(headers), { showsHealthData: true, ...options })
    later(29 * minute)
    await open()
    later(29 * minute)
    await open({ isPoll: true })
    later(minute)
    const answer = await refusal(open())
    expect(answer.headers.get('Location')).toContain('reason=idle')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    const script = await refusal(guardNamed('provider-auth')(ask(headers, '/api/x'), { showsHealthData: true }))
    expect([script.status, await script.json()]).toMatchObject([401, { reason: 'idle' }])
    // Other pages stay open, and using them does not open it again.
    await guardNamed('provider-auth')(ask(headers))
    await refusal(open())
    expect(await findSignedIn(ask(headers))).not.toBeNull()
  })

  it('is not kept open by requests that a page makes by itself', async () => {
    const headers = await signedIn(await create())
    for (const poll of [{ 'X-Poll': '1' }, {}] as Record<string, string>[]) {
      later(10 * minute)
      await guardNamed('provider-auth')(ask({ ...headers, ...poll }), {
        showsHealthData: true,
        isPoll: !poll['X-Poll'],
      })
    }
    later(10 * minute)
    await refusal(guardNamed('provider-auth')(ask(headers), { showsHealthData: true }))
  })
})

describe('the end of a session', () => {
  it('is known to the next request, whatever ended it', async () => {
    const user = await create()
    const ends = [
      () => withTransaction((tx) => endSessions(tx, { userId: user }, 'disabled')),
      () => withTransaction((tx) => tx.delete(sessions)),
      () => withTransaction((tx) => tx.update(users).set({ scopes: [] }).where(eq(users.id, user))),
    ]
    for (const end of ends) {
      const headers = await signedIn(user)
      await guardNamed('auth')(ask(headers))
      await end()
      await refusal(guardNamed('auth')(ask(headers)))
      expect(await findSignedIn(ask(headers))).toBeNull()
    }
  })
})
