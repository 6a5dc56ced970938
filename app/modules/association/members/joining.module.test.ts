import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationApplications } from '#drizzle/schema/association/members.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { insertAssociation, insertMember } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { askToJoin, confirmApplication, forgetApplications } from './commands/apply.server.ts'

useDatabase()

const email = 'mei@example.com'
const application = { name: '康梅', email, locale: 'zh-Hant', note: '會講台語', isMachine: false } as const

const insert = (overrides: Parameters<typeof insertAssociation>[1]) =>
  withTransaction((tx) => insertAssociation(tx, { slug: 'society', ...overrides }))

/** The token in the last message that asks to confirm. */
async function sentToken(): Promise<string> {
  const rows = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'member_confirm'))
  const { id, varsEnc } = rows.at(-1)!
  const vars = decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })
  return (JSON.parse(vars) as { link: string }).link.split('/').at(-1)!
}

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
