import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader } from '#app/routes/admin/memberships/membership.tsx'
import { memberships } from '#drizzle/schema/index.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const minute = 60_000
let providerId = ''
let admin: Awaited<ReturnType<typeof signedInAdmin>>

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  providerId = await withTransaction((tx) => insertProvider(tx, { tier: 1 }))
  admin = await signedInAdmin({ permissions: ['membership.read', 'membership.comp'] })
})
afterEach(() => setClock(null))

const path = () => `/en-US/admin/memberships/${providerId}`
const look = async (headers = admin.headers) => (await get<typeof loader>(path(), { headers })).data.page
const give = (fields: Record<string, string>, headers = admin.headers) => post(path(), fields, { headers })
const comp = { intent: 'comp', tier: '3', days: '30', reason: 'Their data was lost', version: '0' }
const extend = { intent: 'extend', days: '10', reason: 'We were down', version: '1' }

describe('the level of a profile', () => {
  it('is given for some days, runs longer, and says who did it and why', async () => {
    expect(await look()).toMatchObject({ tier: 1, membership: null, edits: [], give: 'form' })
    expect((await give(comp)).status).toBe(302)
    expect((await give(extend)).status).toBe(302)
    const page = await look()
    expect(page).toMatchObject({
      ...{ tier: 3, version: 2, membership: { status: 'active', tier: 3, periodEnd: '2026-11-29', isGiven: true } },
      edits: [{ reason: 'We were down' }, { reason: 'Their data was lost' }],
    })
    for (const locale of locales) {
      const address = withPrefix(`/admin/memberships/${providerId}`, locale)
      const { status, html } = await openPage(address, { headers: admin.headers })
      expect([status, /giving\.[a-z]\w+/.exec(html)]).toEqual([200, null])
    }
  })

  it.each([
    [{ ...comp, tier: '1' }, { tier: ['giving.errors.tier'] }],
    [{ ...comp, days: '0' }, { days: ['giving.errors.days'] }],
    [{ ...comp, days: 'many' }, { days: ['giving.errors.days'] }],
    [{ ...comp, reason: ' ' }, { reason: ['giving.errors.reason'] }],
    [{ ...extend, version: '0' }, { days: ['giving.errors.now'] }],
  ])('is refused beside its field, and nothing typed is lost: %o', async (fields, error) => {
    const { status, data } = await give(fields)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(data).toMatchObject({
      submission: { error, initialValue: { intent: fields.intent, reason: fields.reason } },
    })
    expect(await db.$count(memberships)).toBe(0)
  })

  it('is not changed twice by two who saw the same', async () => {
    await give(comp)
    const late = await give({ ...comp, tier: '4' })
    expect([late.status, late.data]).toMatchObject([
      409,
      { submission: { error: { reason: ['giving.errors.stale'] } } },
    ])
    expect((await look()).tier).toBe(3)
  })

  it('takes the permission and a fresh code', async () => {
    const reader = await signedInAdmin({ permissions: ['membership.read'] })
    expect((await look(reader.headers)).give).toBeNull()
    expect((await give(comp, reader.headers)).location).toMatch(/^\/unauthorized/)
    setClock(now() + 11 * minute)
    expect((await look()).give).toBe('code')
    expect((await give(comp)).location).toContain('/admin/second-factor')
    expect(await db.$count(memberships)).toBe(0)
  })

  it('of nobody is not there', async () => {
    const nobody = '/admin/memberships/nobody'
    expect((await get(nobody, { headers: admin.headers })).status).toBe(404)
    expect((await post(nobody, comp, { headers: admin.headers })).status).toBe(404)
  })
})
