import { asc, eq, getTableName, is, Table } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { withLogFields } from '#app/core/log/log.server.ts'
import { openGrant } from '#app/modules/accounts/break-glass/commands/open-grant.server.ts'
import { readablePages } from '#app/modules/accounts/impersonation/readable-pages.ts'
import * as schema from '#drizzle/schema/index.ts'
import { adminActor, signedInAdmin } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { ask, type Asked, moduleOf } from './ask.ts'
import { everyRoute } from './route-table.ts'
import { makeWorld, type World } from './world.ts'

useDatabase()

const { auditEvents, impersonations, sessions, userRoles, users } = schema
const minute = 60_000
const providerRoutes = everyRoute.filter(({ path }) => path.startsWith('/provider'))
const reason = { reason: 'a page that looks wrong' }

let world: World
let admin: Awaited<ReturnType<typeof signedInAdmin>>
let personId = ''

const fileOf = (path: string) => everyRoute.find((route) => route.path === path)!.file
/** As the server does it: each request has log fields of its own. */
const send = (method: 'GET' | 'POST', path: string, headers: Record<string, string>, params = {}, fields = {}) =>
  withLogFields({ requestId: 'request-1' }, () => ask({ file: fileOf(path), path, method, params, headers, fields }))

const startPath = '/admin/accounts/:user/impersonation'

/** Begins it as a browser does; answers the headers from then on. The action is asked by itself, as its answer bears the cookie. */
async function begin(userId = personId, from = admin): Promise<Record<string, string>> {
  const { action } = await moduleOf(fileOf(startPath))
  const request = new Request(`https://care.test/admin/accounts/${userId}/impersonation`, {
    method: 'POST',
    headers: from.headers,
    body: new URLSearchParams(reason),
  })
  const answer = (await action!({ request, params: { user: userId }, context: {} })) as Response
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('hys-v5-auth='))
  return { Cookie: cookie!.split(';')[0]! }
}

beforeEach(async () => {
  world = await makeWorld()
  admin = await signedInAdmin({ permissions: ['impersonate.read', 'appointment.break_glass'] })
  personId = world.userIds.tier_4
})

/** Everything that is stored, but for the log and the time at which a session was last used. */
async function stored(): Promise<string> {
  const tables = Object.values(schema).filter((value) => is(value, Table)) as (typeof users)[]
  const kept = tables.filter((table) => !/^(audit_|sessions$|rate_limits$)/.test(getTableName(table)))
  return JSON.stringify(
    await Promise.all(kept.map(async (table) => [getTableName(table), await db.select().from(table)])),
  )
}

const clinics = '/provider/4/dashboard/clinics'
const isRead = (asked: Asked | null) => asked?.status === 200

describe('whoever reads as somebody else', () => {
  it('changes nothing by any form or address of the provider area, and is refused by the guard', async () => {
    const headers = await begin()
    const before = await stored()
    const open: string[] = []
    for (const { path, file } of providerRoutes) {
      const { action, handle } = await moduleOf(file)
      if (!action || path === '/provider/4/logout') continue
      const asked = await send('POST', path, headers)
      if (handle?.guard && asked!.status !== 403) open.push(`${path}: ${asked!.status} ${asked!.location}`)
    }
    expect(open).toEqual([])
    expect(await stored()).toBe(before)
  })

  it('opens the listed pages and no other, and opening them writes nothing', async () => {
    const headers = await begin()
    const before = await stored()
    const open: string[] = []
    for (const { path, file } of providerRoutes) {
      const { loader, handle } = await moduleOf(file)
      if (!loader || !handle?.guard) continue
      const asked = await send('GET', path, headers)
      if (asked!.status !== 403) open.push(path)
    }
    expect(open.toSorted()).toEqual([...readablePages].toSorted())
    expect(readablePages.length).toBeGreaterThan(10)
    expect(await stored()).toBe(before)
  })

  it('sees no patient without a grant for every facility of the person', async () => {
    const headers = await begin()
    const day = '/provider/3/mgmt/appt'
    expect((await send('GET', day, headers))!.location).toBe('/admin/impersonation?closed=1')
    expect(isRead(await send('GET', clinics, headers))).toBe(true)
    const actor = { ...adminActor('appointment.break_glass'), userId: admin.userId }
    const { facilityId } = world.practiceOf('tier_4')
    await openGrant(actor, { facilityId: world.foreign.facilityId, appointmentId: null, reason: 'another practice' })
    expect((await send('GET', day, headers))!.status).toBe(302)
    const grant = await openGrant(actor, { facilityId, appointmentId: null, reason: 'a dispute about a visit' })
    expect(isRead(await send('GET', day, headers))).toBe(true)
    const uses = await db.select().from(auditEvents).where(eq(auditEvents.action, 'accounts.health_grant_use'))
    expect(uses).toMatchObject([{ actorId: admin.userId, subjectId: grant }])
    // What the page itself records is the administrator's deed too.
    const events = await db.select().from(auditEvents).where(eq(auditEvents.action, 'desk.day_read'))
    expect(events).toMatchObject([{ actorId: admin.userId }])
    const [row] = await db.select().from(impersonations)
    expect(events[0]!.fields).toContain(`impersonation.${row!.id.replaceAll('-', '')}`)
  })

  it('is recorded with both ids, page by page and refusal by refusal', async () => {
    const headers = await begin()
    await send('GET', clinics, headers)
    await send('POST', `${clinics}/new`, headers)
    const rows = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, personId))
      .orderBy(asc(auditEvents.seq))
    const ours = rows
      .filter(({ actorId }) => actorId === admin.userId)
      .map(({ action, outcome }) => `${action} ${outcome}`)
    expect(ours).toEqual([
      'accounts.impersonation_start ok',
      'accounts.impersonation_read ok',
      'accounts.impersonation_refuse refused',
    ])
  })

  it('stops after half an hour', async () => {
    const headers = await begin()
    for (const minutes of [14, 14, 1.9]) {
      setClock(now() + minutes * minute)
      expect(isRead(await send('GET', clinics, headers))).toBe(true)
    }
    setClock(now() + minute)
    expect((await send('GET', clinics, headers))!.location).toBe(`/admin/accounts/${personId}`)
  })

  it('stops with the session, the permission, the button, or when the person joins the administration', async () => {
    const isOver = async (headers: Record<string, string>) => !isRead(await send('GET', clinics, headers))
    const pressed = await begin()
    await send('POST', '/admin/impersonation/end', pressed)
    expect(await isOver(pressed)).toBe(true)

    const again = await signedInAdmin({ permissions: ['impersonate.read'] })
    const headers = await begin(personId, again)
    const scopes = (value: ('provider' | 'admin')[]) =>
      withTransaction((tx) => tx.update(users).set({ scopes: value }).where(eq(users.id, personId)))
    await scopes(['provider', 'admin'])
    expect(await isOver(headers)).toBe(true)
    await scopes(['provider'])
    expect(await isOver(headers)).toBe(false)
    await withTransaction((tx) => tx.delete(userRoles).where(eq(userRoles.userId, again.userId)))
    expect(await isOver(headers)).toBe(true)

    const third = await signedInAdmin({ permissions: ['impersonate.read'] })
    const other = await begin(personId, third)
    await withTransaction((tx) =>
      tx.update(sessions).set({ revokedAt: now(), revokedReason: 'logout' }).where(eq(sessions.userId, third.userId)),
    )
    expect(await isOver(other)).toBe(true)
  })
})

describe('reading as somebody else', () => {
  const start = (userId: string, headers = admin.headers) => send('POST', startPath, headers, { user: userId }, reason)

  it('is of nobody of the administration, and of nobody whose account does not work', async () => {
    const colleague = await signedInAdmin({ permissions: ['audit.read'] })
    expect((await start(colleague.userId))!.status).toBe(404)
    expect((await start(admin.userId))!.status).toBe(404)
    await withTransaction((tx) => tx.update(users).set({ status: 'locked' }).where(eq(users.id, personId)))
    expect((await start(personId))!.status).toBe(404)
    expect(await db.$count(impersonations)).toBe(0)
  })

  it('takes a new token, and is not chained', async () => {
    const headers = await begin()
    expect((await send('GET', '/admin', admin.headers))!.location).toMatch(/^\/admin\/login/)
    expect((await start(world.userIds.tier_1, headers))!.location).toBe('/admin/impersonation')
    expect(await db.$count(impersonations)).toBe(1)
  })

  it('takes a fresh code and a reason, and gives no fresh code', async () => {
    setClock(now() + 11 * minute)
    expect((await start(personId))!.location).toMatch(/second-factor\?.*fresh/)
    setClock(now() - 5 * minute)
    const headers = await begin()
    setClock(now() + 5 * minute)
    expect((await send('GET', startPath, headers, { user: personId }))!.location).toMatch(/second-factor\?.*fresh/)
  })
})
