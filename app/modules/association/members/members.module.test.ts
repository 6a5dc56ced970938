import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { now } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { actionTokens, auditEvents } from '#drizzle/schema/security.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { addMember } from './commands/add-member.server.ts'
import { createMemberLink } from '../commands/create-member-link.server.ts'
import { changeRole, saveMember } from './commands/save-member.server.ts'
import { approveMembers, settleMember } from './commands/settle-member.server.ts'
import { readMemberFilters } from './member-filters.ts'
import { listMembers } from './queries/member-list.server.ts'

useDatabase()

type Given = Parameters<typeof insertMember>[1]

const insert = (given: Given) => withTransaction((tx) => insertMember(tx, given))

const read = async (id: string) => (await db.select().from(associationMembers).where(eq(associationMembers.id, id)))[0]!

const details = {
  name: 'Renamed',
  otherName: '改名',
  email: null,
  number: null,
  locale: 'en-US',
  duesPaidUntil: null,
} as const

describe('a decision about a member', () => {
  it('moves them, is told in their language with the reason, and stands in the log without it', async () => {
    const { associationId, actor } = await managedAssociation()
    const memberId = await insert({ associationId, email: 'mei@example.com', locale: 'zh-Hant', status: 'applied' })
    await settleMember(actor, { memberId, decision: 'approve', note: null })
    expect(await read(memberId)).toMatchObject({ status: 'active', joinedOn: todayInNewYork() })
    await settleMember(actor, { memberId, decision: 'remove', note: 'Moved to Boston' })
    expect(await read(memberId)).toMatchObject({ status: 'left', decisionNote: 'Moved to Boston', role: 'member' })
    const sent = await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, memberId))
    expect(sent.map(({ template, locale }) => [template, locale]).sort()).toEqual([
      ['member_approved', 'zh-Hant'],
      ['member_removed', 'zh-Hant'],
    ])
    const removed = sent.find(({ template }) => template === 'member_removed')!
    const key = { table: 'message_outbox', column: 'vars_enc', rowId: removed.id }
    expect(JSON.parse(decryptField(removed.varsEnc, key))).toMatchObject({ note: 'Moved to Boston' })
    const events = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, memberId))
    expect(events.map(({ action }) => action).sort()).toEqual([
      'action_links.link_create',
      'association.member_approve',
      'association.member_remove',
    ])
    expect(JSON.stringify(events)).not.toContain('Boston')
  })

  it('is refused for a member of another association, and where the table has no such step', async () => {
    const { associationId, actor } = await managedAssociation()
    const foreign = (await managedAssociation()).associationId
    const [stranger, active] = [
      await insert({ associationId: foreign, status: 'applied' }),
      await insert({ associationId }),
    ]
    const decide = (memberId: string) => settleMember(actor, { memberId, decision: 'approve', note: null })
    await expect(decide(stranger)).rejects.toThrow('association.member_unknown')
    await expect(decide(active)).rejects.toThrow('association.member_not_now')
  })

  it('is taken for several at once, and twice at the same moment is taken once', async () => {
    const { associationId, actor } = await managedAssociation()
    const ids = [await insert({ associationId, status: 'applied' }), await insert({ associationId, status: 'applied' })]
    const both = await Promise.all([approveMembers(actor, ids), approveMembers(actor, ids)])
    expect(both.reduce((sum, { done, left }) => sum + done + left, 0)).toBe(4)
    expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(2)
  })
})

describe('the owners of an association', () => {
  it('are never none: of two who step down at once one stays', async () => {
    const { associationId, memberId, actor } = await managedAssociation()
    const gone = settleMember(actor, { memberId, decision: 'remove', note: 'x' })
    await expect(gone).rejects.toThrow('association.last_owner')
    const userId = await withTransaction((tx) => insertUser(tx))
    const other = await insert({ associationId, userId, role: 'owner' })
    const down = (id: string) =>
      changeRole(actor, { memberId: id, seen: 1, role: 'admin', office: null, isPublic: false })
    const results = await Promise.allSettled([down(memberId), down(other)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const owners = and(eq(associationMembers.associationId, associationId), eq(associationMembers.role, 'owner'))
    expect(await db.select().from(associationMembers).where(owners)).toHaveLength(1)
  })

  it('are made by consent and changed by owners alone', async () => {
    const { associationId, actor } = await managedAssociation('admin')
    const userId = await withTransaction((tx) => insertUser(tx))
    const owner = await insert({ associationId, userId: await withTransaction((tx) => insertUser(tx)), role: 'owner' })
    const member = await insert({ associationId, userId })
    const role = { seen: 1, office: null, isPublic: false }
    await expect(changeRole(actor, { memberId: member, role: 'owner', ...role })).rejects.toThrow('owner_only')
    const suspending = settleMember(actor, { memberId: owner, decision: 'suspend', note: 'x' })
    await expect(suspending).rejects.toThrow('owner_only')
    await expect(saveMember(actor, { memberId: owner, seen: 1, details })).rejects.toThrow('owner_only')
    await changeRole(actor, { memberId: member, role: 'admin', ...role })
    expect(await read(member)).toMatchObject({ role: 'admin' })
    const withoutAccount = await insert({ associationId })
    await expect(changeRole(actor, { memberId: withoutAccount, role: 'admin', ...role })).rejects.toThrow('no_account')
  })
})

describe('the details of a member', () => {
  it('are kept once, by whoever was first, and an address or a number is one member’s', async () => {
    const { associationId, actor } = await managedAssociation()
    await insert({ associationId, email: 'taken@example.com', number: '7' })
    const memberId = await insert({ associationId })
    const save = (given: Partial<Record<'email' | 'number', string>>) =>
      saveMember(actor, { memberId, seen: 1, details: { ...details, ...given } })
    await expect(save({ email: 'taken@example.com' })).rejects.toThrow('association.email_taken')
    await expect(save({ number: '7' })).rejects.toThrow('association.number_taken')
    await save({ number: '8' })
    await expect(save({ number: '9' })).rejects.toThrow('association.member_stale')
    expect(await read(memberId)).toMatchObject({ name: 'Renamed', number: '8', version: 2 })
  })

  it('with another address end the links that went to the earlier one', async () => {
    const { associationId, actor } = await managedAssociation()
    const memberId = await insert({ associationId, email: 'old@example.com' })
    await withTransaction((tx) => createMemberLink(tx, memberId, 'en-US'))
    const revoked = async () =>
      (await db.select().from(actionTokens).where(eq(actionTokens.subjectId, memberId))).map((each) => each.revokedAt)
    const save = (seen: number, email: string) => saveMember(actor, { memberId, seen, details: { ...details, email } })
    await save(1, 'old@example.com')
    expect(await revoked()).toEqual([null])
    await save(2, 'new@example.com')
    expect(await revoked()).toEqual([expect.any(Number)])
  })

  it('with dues that are paid bring a lapsed member back', async () => {
    const { associationId, actor } = await managedAssociation()
    const memberId = await insert({ associationId, status: 'lapsed' })
    const until = (days: number) => addDays(todayInNewYork(), days)
    await saveMember(actor, { memberId, seen: 1, details: { ...details, duesPaidUntil: until(-1) } })
    expect(await read(memberId)).toMatchObject({ status: 'lapsed' })
    await saveMember(actor, { memberId, seen: 2, details: { ...details, duesPaidUntil: until(300) } })
    expect(await read(memberId)).toMatchObject({ status: 'active', duesPaidUntil: until(300) })
  })
})

describe('a member who is entered by hand', () => {
  it('is active, told nothing, and entered once: by address, by number, else by name', async () => {
    const { actor } = await managedAssociation('admin')
    const id = await addMember(actor, { ...details, email: 'mei@example.com', number: '7' })
    expect(await read(id)).toMatchObject({ status: 'active', role: 'member', otherName: '改名', userId: null })
    expect(await db.select().from(messageOutbox)).toEqual([])
    const add = (given: Partial<Record<'name' | 'email' | 'number', string>>) =>
      addMember(actor, { ...details, ...given })
    await expect(add({ email: 'mei@example.com' })).rejects.toThrow('association.email_taken')
    await expect(add({ number: '7' })).rejects.toThrow('association.number_taken')
    await add({ name: 'Somebody' })
    await expect(add({ name: 'Somebody' })).rejects.toThrow('association.name_taken')
    await addMember((await managedAssociation()).actor, { ...details, email: 'mei@example.com' })
  })
})

describe('the list of members', () => {
  it('goes through all of a status once, forward and back, and through no other association', async () => {
    const { associationId, memberId } = await managedAssociation()
    await insert({ associationId: (await managedAssociation()).associationId })
    const ids = [memberId]
    for (let at = 0; at < 6; at++) ids.push(await insert({ associationId, createdAt: now() + at - (at % 2) }))
    const pages: string[][] = []
    let filters = readMemberFilters(new URLSearchParams())
    for (;;) {
      const { rows, hasNext } = await listMembers(associationId, filters, 3)
      pages.push(rows.map(({ id }) => id))
      const { createdAt, id } = rows.at(-1)!
      filters = { ...filters, cursor: { way: 'after', createdAt, id } }
      if (!hasNext) break
    }
    expect(pages.flat().toSorted()).toEqual(ids.toSorted())
    const last = await read(pages[2]![0]!)
    const back = { ...filters, cursor: { way: 'before', createdAt: last.createdAt, id: last.id } } as const
    expect((await listMembers(associationId, back, 3)).rows.map(({ id }) => id)).toEqual(pages[1])
  })

  it.each(['CHEN', 'chen@', '10%', '陈', '陳'])(
    'finds "%s" in any status and takes signs as they are',
    async (text) => {
      const { associationId } = await managedAssociation()
      const found = await insert({
        ...{
          associationId,
          name: 'Anna Chen 陈安',
          otherName: '陳安',
          email: 'chen@example.com',
          number: '10%',
          status: 'left',
        },
      })
      await insert({ associationId, name: 'Other', number: '10' })
      const { rows } = await listMembers(associationId, readMemberFilters(new URLSearchParams({ q: text })))
      expect(rows.map(({ id }) => id)).toEqual([found])
    },
  )
})
