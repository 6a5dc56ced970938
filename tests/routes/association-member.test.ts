import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { confirmEmail } from '#app/modules/accounts/commands/confirm-email.server.ts'
import { paths } from '#app/paths.ts'
import type { loadAccountArea } from '#app/modules/association/member-area/pages/account-page.server.ts'
import type { loadLinkedArea } from '#app/modules/association/member-area/pages/link-page.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertAssociation, insertMember, switchAssociations } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

const slug = 'society'
const email = 'member@example.com'
const network = { clientAddress: '203.0.113.1' }
let associationId = ''
let memberId = ''

beforeEach(async () => {
  await switchAssociations(true)
  await withTransaction(async (tx) => {
    associationId = await insertAssociation(tx, { slug, joinRule: 'approve' })
    memberId = await insertMember(tx, { associationId, email, name: '林美兰', joinedOn: '2024-05-01' })
  })
})

const ask = (typed: string) => post<never>(paths.memberLink(slug), { email: typed }, network)
const statusOf = async (id = memberId) =>
  (await db.select().from(associationMembers).where(eq(associationMembers.id, id)))[0]!.status

async function sentVars(template: string): Promise<Record<string, string>[]> {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, template))
    .orderBy(asc(messageOutbox.createdAt))
  return rows.map(
    ({ id, varsEnc }) =>
      JSON.parse(decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })) as Record<
        string,
        string
      >,
  )
}

/** Asks for the link and opens it with its code; answers the address and the cookie. */
async function open() {
  await ask(email)
  const [{ link }] = (await sentVars('association_member_link')) as [{ link: string }]
  const { pathname } = new URL(link)
  await post<never>(`${pathname}/code`, {}, network)
  const { code } = (await sentVars('one_time_code')).at(-1)!
  const entered = await post<never>(`${pathname}/access`, { code: code! }, network)
  expect(entered.location).toBe(pathname)
  return { pathname, headers: { Cookie: entered.headers.get('Set-Cookie')!.split(';')[0]! } }
}

describe('a member without an account', () => {
  it('gets a link and a code at the address on file, and sees nothing of anybody before', async () => {
    await ask(` ${email.toUpperCase()} `)
    const [{ link }] = (await sentVars('association_member_link')) as [{ link: string }]
    const closed = await get<typeof loadLinkedArea>(new URL(link).pathname)
    expect(closed.data).toMatchObject({ person: { initial: '林', contact: 'm•••@example.com' }, area: null })
    expect(JSON.stringify(closed.data)).not.toContain('美兰')
    const { pathname, headers } = await open()
    const { data } = await get<typeof loadLinkedArea>(pathname, { headers })
    expect(data.area).toMatchObject({ member: { memberId, associationId, name: '林美兰' }, joined: '2024年5月1日' })
  })

  it('is known to nobody who asks: the answer is the same, and a limit stands before both', async () => {
    const answers = [await ask(email), await ask('nobody@example.com')]
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(2).fill([302, paths.memberLink(slug, { sent: 'yes' })]),
    )
    expect(await sentVars('association_member_link')).toHaveLength(1)
    for (const typed of [email, 'nobody@example.com']) {
      for (let time = 0; time < 2; time++) await ask(typed)
      expect((await ask(typed)).status).toBe(429)
    }
  })

  it('can be guessed neither by a wrong code nor by a stranger’s link', async () => {
    await ask(email)
    const [{ link }] = (await sentVars('association_member_link')) as [{ link: string }]
    const { pathname } = new URL(link)
    await post<never>(`${pathname}/code`, {}, network)
    expect((await post<never>(`${pathname}/access`, { code: '000000x' }, network)).status).toBe(400)
    expect((await post<never>(pathname, { intent: 'leave' }, network)).location).toBe(pathname)
    expect(await statusOf()).toBe('active')
    expect((await get<never>(paths.memberArea('A'.repeat(22)))).status).toBe(404)
  })

  it('leaves by a press, and an owner does not', async () => {
    const { pathname, headers } = await open()
    expect((await post<never>(pathname, { intent: 'none' }, { headers })).status).toBe(400)
    const office = { 'zh-Hans': '秘书', 'zh-Hant': '祕書', 'en-US': 'Secretary' }
    const isIt = eq(associationMembers.id, memberId)
    await withTransaction((tx) => tx.update(associationMembers).set({ role: 'officer', office }).where(isIt))
    await post<never>(pathname, { intent: 'leave' }, { headers })
    const [left] = await db.select().from(associationMembers).where(isIt)
    expect(left).toMatchObject({ status: 'left', role: 'member', office: null })
    await withTransaction((tx) =>
      tx.update(associationMembers).set({ role: 'owner', status: 'active' }).where(eq(associationMembers.id, memberId)),
    )
    expect((await post<never>(pathname, { intent: 'leave' }, { headers })).location).toBe(pathname)
    expect(await statusOf()).toBe('active')
  })

  it('has no page while associations are off', async () => {
    const { pathname, headers } = await open()
    await switchAssociations(false)
    expect((await get<never>(pathname, { headers })).location).toBe(paths.unauthorized())
  })
})

describe('somebody of the provider area', () => {
  const own = paths.ownAssociations()
  const person = async (overrides: Partial<typeof users.$inferInsert> = {}) => {
    const userId = await withTransaction((tx) => insertUser(tx, overrides))
    return { userId, headers: await signedIn(userId) }
  }

  it('finds associations, applies once, and takes the application back', async () => {
    const { userId, headers } = await person()
    const before = await get<typeof loadAccountArea>(own, { headers })
    expect(before.data).toMatchObject({ own: [], area: null, others: [{ slug }] })
    for (let time = 0; time < 2; time++) await post<never>(own, { intent: 'apply', association: slug }, { headers })
    const rows = await db.select().from(associationMembers).where(eq(associationMembers.userId, userId))
    expect(rows.map(({ status, role }) => [status, role])).toEqual([['applied', 'member']])
    const after = await get<typeof loadAccountArea>(own, { headers })
    expect(after.data).toMatchObject({ own: [{ slug, status: 'applied' }], others: [] })
    await post<never>(own, { intent: 'leave' }, { headers })
    expect(await statusOf(rows[0]!.id)).toBe('left')
  })

  it('is at once a member where anybody may join, and of no association that goes by invitation or waits', async () => {
    const [open, invited, waiting] = await withTransaction(async (tx) => [
      await insertAssociation(tx, { slug: 'open', joinRule: 'open' }),
      await insertAssociation(tx, { slug: 'invited', joinRule: 'invite' }),
      await insertAssociation(tx, { slug: 'waiting', joinRule: 'open', status: 'pending' }),
    ])
    const { userId, headers } = await person()
    const apply = async (association: string) =>
      (await post<never>(own, { intent: 'apply', association }, { headers })).status
    expect([await apply('open'), await apply('invited'), await apply('waiting')]).toEqual([302, 404, 404])
    const rows = await db.select().from(associationMembers).where(eq(associationMembers.userId, userId))
    expect(rows.map((row) => [row.associationId, row.status])).toEqual([[open, 'active']])
    expect([invited, waiting]).not.toContain(rows[0]!.associationId)
    for (const status of ['rejected', 'left'] as const) {
      await withTransaction((tx) =>
        tx.update(associationMembers).set({ status }).where(eq(associationMembers.userId, userId)),
      )
      await apply('open')
      expect(await statusOf(rows[0]!.id)).toBe('applied')
    }
  })

  it('is nobody’s who has registered with an address that they have not shown to be theirs', async () => {
    await withTransaction((tx) => insertAssociation(tx, { slug: 'open', joinRule: 'open' }))
    const { userId, headers } = await person({ status: 'pending_verification', emailVerifiedAt: null })
    const apply = () => post<never>(own, { intent: 'apply', association: 'open' }, { headers })
    const entered = () => db.select().from(associationMembers).where(eq(associationMembers.userId, userId))
    expect((await apply()).location).toContain(paths.login())
    expect(await entered()).toEqual([])
    await withTransaction((tx) => confirmEmail(tx, userId))
    expect((await apply()).status).toBe(302)
    expect(await entered()).toMatchObject([{ status: 'active' }])
  })

  it('is the member with their address only where they have shown that it is theirs', async () => {
    const strange = await person({ email, emailVerifiedAt: null })
    expect((await get<typeof loadAccountArea>(own, { headers: strange.headers })).data.own).toEqual([])
    await withTransaction((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, strange.userId)))
    const { data } = await get<typeof loadAccountArea>(own, { headers: strange.headers })
    expect(data.area?.member).toMatchObject({ memberId, by: 'account' })
  })
})
