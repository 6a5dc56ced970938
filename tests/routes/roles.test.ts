import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { loader as person } from '#app/routes/admin/roles/person.tsx'
import type { loader as roles } from '#app/routes/admin/roles/roles.tsx'
import { roleChanges } from '#drizzle/schema/accounts.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useFilledDatabase(() => withTransaction(seedReference))

const home = '/admin/roles-permissions'
let chief: Awaited<ReturnType<typeof signedInAdmin>>
let second: typeof chief
let subject: typeof chief

beforeEach(async () => {
  chief = await signedInAdmin({ roleId: 'role-super_admin' })
  second = await signedInAdmin({ roleId: 'role-super_admin' })
  subject = await signedInAdmin({ roleId: 'role-support_agent' })
})

const pageOf = (userId: string) => `${home}/people/${userId}`
const change = (fields: Record<string, string>) => post(pageOf(subject.userId), fields, { headers: chief.headers })

describe('the page of roles', () => {
  it('shows people, permissions and what waits for a second person', async () => {
    await change({ kind: 'grant', role: 'role-super_admin', reason: 'takes over' })
    const { data } = await get<typeof roles>(`/en-US${home}`, { headers: second.headers })
    expect(data.people.map(({ id }) => id)).toEqual(expect.arrayContaining([chief.userId, subject.userId]))
    expect(data.requests).toMatchObject([{ userId: subject.userId, reason: 'takes over', askedById: chief.userId }])
    expect(data.matrix.find(({ permission }) => permission === 'ticket.read')!.roles).toContain('Support agent')
  })

  it('takes a confirmation by another, and tells who asked that it is not theirs', async () => {
    await change({ kind: 'grant', role: 'role-super_admin', reason: 'takes over' })
    const [row] = await db.select().from(roleChanges)
    const confirmation = `${home}/requests/${row!.id}/confirmation`
    const own = await post(confirmation, {}, { headers: chief.headers })
    expect([own.status, own.location]).toEqual([302, home])
    expect((await db.select().from(roleChanges))[0]!.status).toBe('requested')
    expect((await post(confirmation, {}, { headers: second.headers })).location).toBe(home)
    expect((await db.select().from(roleChanges))[0]!.status).toBe('done')
    expect((await get('/admin', { headers: subject.headers })).location).toMatch(/^\/admin\/login/)
  })
})

describe('the page of an administrator', () => {
  it('changes a role for a reason, and sends back a form without one', async () => {
    const refused = await change({ kind: 'grant', role: 'role-auditor', reason: ' ' })
    expect([refused.status, refused.data]).toMatchObject([
      400,
      { submission: { error: { reason: ['roles.errors.reason'] } } },
    ])
    const done = await change({ kind: 'grant', role: 'role-auditor', reason: 'checks the log' })
    expect([done.status, done.location]).toEqual([302, pageOf(subject.userId)])
    const { data } = await get<typeof person>(`/en-US${pageOf(subject.userId)}`, { headers: chief.headers })
    expect(data.person.roles.map(({ name }) => name)).toEqual(['Auditor', 'Support agent'])
    expect(data.isSelf).toBe(false)
  })

  it('asks for a fresh code, on opening and on sending', async () => {
    setClock(now() + 11 * 60_000)
    const path = pageOf(subject.userId)
    const to = `/admin/second-factor?next=${encodeURIComponent(path)}&reason=fresh`
    expect((await get(path, { headers: chief.headers })).location).toBe(to)
    expect((await change({ kind: 'grant', role: 'role-auditor', reason: 'why' })).location).toBe(to)
    expect(await db.select().from(roleChanges).where(eq(roleChanges.userId, subject.userId))).toEqual([])
  })
})
