import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationApplications } from '#drizzle/schema/association/members.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertAssociation, insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { askToJoin, confirmApplication, forgetApplications } from './commands/apply.server.ts'

useDatabase()

const email = 'mei@example.com'
const application = { name: '康梅', email, locale: 'zh-Hant', note: '會講台語', isMachine: false } as const

const insert = (overrides: Parameters<typeof insertAssociation>[1]) =>
  withTransaction((tx) => insertAssociation(tx, { slug: 'society', ...overrides }))

/** The tokens in the messages that ask to confirm, in no order. */
async function sentTokens(): Promise<string[]> {
  const rows = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'member_confirm'))
  return rows.map(({ id, varsEnc }) => {
    const vars = decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })
    return (JSON.parse(vars) as { link: string }).link.split('/').at(-1)!
  })
}

const sentToken = async () => (await sentTokens()).at(-1)!

const members = () => db.select().from(associationMembers).where(eq(associationMembers.email, email))

it('an application is listed once its address is confirmed, once', async () => {
  await insert({})
  await askToJoin('society', application)
  expect(await members()).toEqual([])
  const token = await sentToken()
  await confirmApplication(token)
  expect(await members()).toMatchObject([{ status: 'applied', locale: 'zh-Hant', applicationNote: '會講台語' }])
  expect(await db.select().from(associationApplications)).toEqual([])
  await expect(confirmApplication(token)).rejects.toThrow('action_links.link_used')
})

it('where anybody may join they are a member at once', async () => {
  await insert({ joinRule: 'open' })
  await askToJoin('society', application)
  await confirmApplication(await sentToken())
  expect(await members()).toMatchObject([{ status: 'active' }])
})

it.each([
  ['active', 'active'],
  ['suspended', 'suspended'],
  ['applied', 'applied'],
  ['left', 'applied'],
  ['rejected', 'applied'],
] as const)('of who is %s already it makes %s, and sends the same message', async (status, after) => {
  const associationId = await insert({ joinRule: 'open' })
  await withTransaction((tx) => insertMember(tx, { associationId, email, status }))
  await askToJoin('society', application)
  await confirmApplication(await sentToken())
  expect((await members()).map((member) => member.status)).toEqual([after])
})

it('is told to each who manages it, and not again while somebody waits', async () => {
  const { associationId } = await managedAssociation('owner', { slug: 'society' })
  await withTransaction(async (tx) => {
    await insertMember(tx, { associationId, role: 'admin', userId: await insertUser(tx, {}) })
    await insertMember(tx, { associationId, role: 'officer', userId: await insertUser(tx, {}) })
  })
  const told = async () => {
    const rows = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'member_applied'))
    return rows.length
  }
  await askToJoin('society', application)
  expect(await told()).toBe(0)
  await confirmApplication(await sentToken())
  expect(await told()).toBe(2)
  await withTransaction((tx) => insertMember(tx, { associationId, status: 'applied' }))
  await withTransaction((tx) =>
    tx.update(associationMembers).set({ status: 'left' }).where(eq(associationMembers.email, email)),
  )
  await askToJoin('society', application)
  for (const token of await sentTokens()) await outcomeOf(confirmApplication(token), ['action_links.link_used'])
  expect((await members()).map(({ status }) => status)).toEqual(['applied'])
  expect(await told()).toBe(2)
})

it('is refused by an association that goes by invitation or is closed, also later', async () => {
  const associationId = await insert({ joinRule: 'invite' })
  await expect(askToJoin('society', application)).rejects.toThrow('association.unknown')
  await expect(askToJoin('nowhere', application)).rejects.toThrow('association.unknown')
  expect(await db.select().from(messageOutbox)).toEqual([])
  expect(associationId).not.toBe('')
})

it('is forgotten when nobody confirms it within three days', async () => {
  await insert({})
  await askToJoin('society', application)
  const token = await sentToken()
  setClock(now() + 3 * 86_400_000 + 1)
  expect(await forgetApplications()).toBe(1)
  await expect(confirmApplication(token)).rejects.toThrow('action_links.link_expired')
})
