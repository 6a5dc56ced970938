import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { confirmEmail } from '#app/modules/accounts/commands/confirm-email.server.ts'
import type { loadManagementHome } from '#app/modules/association/pages/management-page.server.ts'
import type { action } from '#app/routes/association/signup.tsx'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { signedIn, signedInAdmin } from '#tests/factories/accounts.ts'
import { switchAssociations } from '#tests/factories/associations.ts'
import { insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

beforeEach(async () => {
  await switchAssociations(true)
  await insertReviewReference()
})

const path = '/association/signup'
const home = '/association-management'
const queue = '/admin/associations/requests'
const fields = {
  ...{ nameHans: '示例校友会', nameHant: '示例校友會', nameEn: 'Example Alumni', kind: 'alumni' },
  ...{ evidence: '登记编号 NY-1', firstName: 'Mei', lastName: 'Kang', email: 'mei@example.com' },
  ...{ phone: '(212) 555-0188', password: 'plum-rain-lantern-71', terms: 'on' },
}

const read = async () => {
  const [association] = await db.select().from(associations)
  const [request] = await db.select().from(changeRequests).orderBy(changeRequests.createdAt, changeRequests.id)
  const [user] = await db.select().from(users).where(eq(users.email, fields.email))
  return { association, request, user }
}

/** Registers, and answers the headers of the owner and of somebody who reviews. */
async function register() {
  const { location } = await post(path, fields)
  expect(location).toBe(`${path}?sent=yes`)
  const { association, request, user } = await read()
  await withTransaction((tx) => confirmEmail(tx, user!.id))
  const owner = await signedIn(user!.id, { scope: 'association' })
  const { headers: reviewer } = await signedInAdmin({ permissions: ['association.review', 'association.suspend'] })
  return { association: association!, request: request!, user: user!, owner, reviewer }
}

/** The mark of what the page of a request shows. */
async function seenOf(request: string, headers: Record<string, string>): Promise<string> {
  const { data } = await get<{ request: { seen: string } }>(`${queue}/${request}`, { headers })
  return data.request.seen
}

describe('signing up', () => {
  it('under one name at the same moment gives each an address', async () => {
    const two = await Promise.all(['one', 'two'].map((name) => post(path, { ...fields, email: `${name}@example.com` })))
    expect(two.map(({ location }) => location)).toEqual(Array(2).fill(`${path}?sent=yes`))
    const rows = await db.select().from(associations)
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(['example-alumni', 'example-alumni-2'])
  })

  it('makes an association that waits, its owner, and a request to review, and tells nobody’s password', async () => {
    const { association, request, user } = await register()
    expect(association).toMatchObject({
      slug: 'example-alumni',
      status: 'pending',
      kind: 'alumni',
      joinRule: 'approve',
    })
    expect(request).toMatchObject({ kind: 'association_new', targetId: association.id, submitterId: user.id })
    expect(user).toMatchObject({ status: 'pending_verification', scopes: ['association'] })
    expect(await db.select().from(associationMembers)).toMatchObject([{ role: 'owner', userId: user.id }])
    expect(JSON.stringify(request)).not.toContain(fields.password)
  })

  it('answers the same where the address has an account, and writes nothing but a message to its owner', async () => {
    await register()
    const before = await db.select().from(messageOutbox)
    const again = await post(path, { ...fields, nameEn: 'Another' })
    expect([again.status, again.location]).toEqual([302, `${path}?sent=yes`])
    expect(await db.select().from(associations)).toHaveLength(1)
    expect(await db.select().from(messageOutbox)).toHaveLength(before.length + 1)
  })

  it('gives another of the same name an address of its own', async () => {
    await register()
    await post(path, { ...fields, email: 'other@example.com' })
    const rows = await db.select({ slug: associations.slug }).from(associations)
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(['example-alumni', 'example-alumni-2'])
  })

  it('keeps nothing of a machine', async () => {
    expect((await post(path, { ...fields, website: 'https://spam.example' })).location).toBe(`${path}?sent=yes`)
    expect(await db.select().from(associations)).toEqual([])
  })

  it('says what is wrong beside its field; a password does not come back', async () => {
    const typed = {
      ...fields,
      nameEn: '同乡会',
      email: 'nobody',
      phone: '12',
      password: 'short',
      terms: '',
      kind: 'club',
    }
    const { status, data } = await post<typeof action>(path, typed)
    expect([status, Object.keys(data!.result.error ?? {}).toSorted()]).toEqual([400, ['kind']])
    const rest = await post<typeof action>(path, { ...typed, kind: 'alumni' })
    expect(rest.data!.result.error).toEqual({
      ...{ nameEn: ['errors.nameEn'], email: ['errors.email'], phone: ['errors.phone'], terms: ['errors.terms'] },
      password: ['errors.passwords.WEAK_PASSWORD'],
    })
    expect(JSON.stringify(rest.data)).not.toContain('"short"')
    expect(JSON.stringify(rest.data)).toContain('示例校友会')
  })
})

describe('a reviewer', () => {
  it('reads the kind of the association in words', async () => {
    const { request, reviewer } = await register()
    type Shown = { request: { lines: { field: string; to: string }[] } }
    for (const [prefix, kind] of [
      ['', '校友会'],
      ['/zh-Hant', '校友會'],
      ['/en-US', 'Alumni group'],
    ] as const) {
      const { data } = await get<Shown>(`${prefix}${queue}/${request.id}`, { headers: reviewer })
      expect(data.request.lines).toContainEqual(expect.objectContaining({ field: 'associationKind', to: kind }))
    }
  })

  it('approves: the page is public and the account can be used', async () => {
    const { association, request, user, reviewer } = await register()
    expect((await get<never>(`/association/${association.slug}`)).status).toBe(404)
    const seen = await seenOf(request.id, reviewer)
    const { status } = await post(`${queue}/${request.id}`, { intent: 'approve', seen }, { headers: reviewer })
    expect(status).toBe(302)
    expect((await get<never>(`/association/${association.slug}`)).status).toBe(200)
    expect((await read()).user).toMatchObject({ id: user.id, status: 'active' })
    const told = await db.select({ template: messageOutbox.template }).from(messageOutbox)
    expect(told.map(({ template }) => template)).toContain('association_approved')
  })

  it('turns down: nobody manages it any more', async () => {
    const { request, owner, reviewer } = await register()
    const seen = await seenOf(request.id, reviewer)
    const refusal = { intent: 'reject', seen, reason: 'association_unknown' }
    expect((await post(`${queue}/${request.id}`, refusal, { headers: reviewer })).status).toBe(302)
    expect((await read()).association!.status).toBe('rejected')
    expect((await get<never>(home, { headers: owner })).location).toBe('/unauthorized')
  })

  it('sends back: the owner reads why, answers, and it waits again', async () => {
    const { request, owner, reviewer } = await register()
    const seen = await seenOf(request.id, reviewer)
    const refusal = { intent: 'return', seen, reason: 'association_proof', note: 'Whom may we call?' }
    expect((await post(`${queue}/${request.id}`, refusal, { headers: reviewer })).status).toBe(302)
    const shown = await get<typeof loadManagementHome>(home, { headers: owner })
    expect(shown.data.returned).toMatchObject({ evidence: fields.evidence })
    expect(shown.data.returned!.note).toContain('Whom may we call?')
    const empty = await post(home, { intent: 'answer', evidence: ' ' }, { headers: owner })
    expect(empty.status).toBe(400)
    const answered = await post(home, { intent: 'answer', evidence: 'Ms. Kang, (212) 555-0188' }, { headers: owner })
    expect(answered.location).toBe(home)
    const rows = await db.select().from(changeRequests)
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['submitted', 'superseded'])
    expect((await get<typeof loadManagementHome>(home, { headers: owner })).data.returned).toBeNull()
  })

  it('reads the name in their own language, the other beside it', async () => {
    const { request, reviewer } = await register()
    const asked = (prefix: string) =>
      get<{ request: { subject: unknown } }>(`${prefix}${queue}/${request.id}`, { headers: reviewer })
    expect((await asked('/zh-Hant')).data.request.subject).toMatchObject({
      name: '示例校友會',
      second: 'Example Alumni',
    })
    expect((await asked('/en-US')).data.request.subject).toMatchObject({ name: 'Example Alumni', second: '示例校友會' })
  })

  it('without the permission sees nothing', async () => {
    const { request } = await register()
    const { headers } = await signedInAdmin({ permissions: ['doctor.approve'] })
    for (const asked of [queue, `${queue}/${request.id}`, '/admin/associations']) {
      const { status, location } = await get<never>(asked, { headers })
      expect([status, location]).toEqual([302, '/unauthorized?reason=role'])
    }
  })
})

describe('an administrator', () => {
  it('suspends and reinstates; twice is told, and the page follows at once', async () => {
    const { association, request, owner, reviewer } = await register()
    const seen = await seenOf(request.id, reviewer)
    await post(`${queue}/${request.id}`, { intent: 'approve', seen }, { headers: reviewer })
    const send = (step: string) =>
      post('/admin/associations', { association: association.id, step }, { headers: reviewer })
    const pageStatus = async () => (await get<never>(`/association/${association.slug}`)).status
    expect([(await send('suspend')).status, await pageStatus()]).toEqual([302, 404])
    expect((await get<typeof loadManagementHome>(home, { headers: owner })).data.chosen.status).toBe('suspended')
    expect([(await send('suspend')).status, (await read()).association!.status]).toEqual([302, 'suspended'])
    expect([(await send('reinstate')).status, await pageStatus()]).toEqual([302, 200])
  })
})
