import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminActor, AssociationActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readChangePart } from '#app/modules/association/changes/pages/change-part.server.ts'
import { closeAssociation } from '#app/modules/association/settings/commands/close-association.server.ts'
import { approveRequest, refuseRequest } from '#app/modules/review/commands/decide-request.server.ts'
import { reopenRequest } from '#app/modules/review/commands/reopen-request.server.ts'
import { findRequestDetails } from '#app/modules/review/queries/request-details.server.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { pageRevisions } from '#drizzle/schema/pages.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { insertReviewer, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { requestChange } from './commands/request-change.server.ts'
import { withdrawOwnChange } from './commands/withdraw-own-change.server.ts'
import { identityOf } from './identity-values.ts'
import { findOpenChange } from './queries/own-change.server.ts'

useDatabase()

let owned: { associationId: string; actor: AssociationActor }
let reviewer: AdminActor

beforeEach(async () => {
  await insertReviewReference()
  owned = await managedAssociation()
  reviewer = await insertReviewer('association.review')
})

const read = async () => (await db.select().from(associations).where(eq(associations.id, owned.associationId)))[0]!
const statuses = async () => (await db.select().from(changeRequests)).map(({ status }) => status).toSorted()
const told = async () => (await db.select().from(messageOutbox)).map(({ template }) => template)
const revisions = async () =>
  new Map((await db.select().from(pageRevisions)).map(({ tag, revision }) => [tag, revision]))
const set = (columns: Partial<Awaited<ReturnType<typeof read>>>) =>
  withTransaction((tx) => tx.update(associations).set(columns).where(eq(associations.id, owned.associationId)))
const other = { nameHans: '某医师联合会', nameHant: '某醫師聯合會', nameEn: 'Some Physicians United' }

/** Asks for another name, and another kind where that is named, from a page that shows what stands now. */
async function ask(
  changes: Partial<ReturnType<typeof identityOf>> = other,
  reason = '会员大会已通过',
  by = owned.actor,
) {
  const row = await read()
  const identity = { ...identityOf(row), ...changes }
  await requestChange(by, { shown: row.id, seen: row.version, identity, reason })
}

const openId = async () => (await findOpenChange(owned.associationId))!.id
const seenOf = async (id: string) => {
  const [request] = await db.select().from(changeRequests).where(eq(changeRequests.id, id))
  return (await findRequestDetails(reviewer, request!, 'en-US')).seen!
}

/** Somebody else who manages the association. */
async function anotherManager(): Promise<AssociationActor> {
  const { associationId } = owned
  const userId = await withTransaction(async (tx) => {
    const made = await insertUser(tx, { scopes: ['association'] })
    await insertMember(tx, { associationId, userId: made, role: 'admin' })
    return made
  })
  return { ...owned.actor, userId, associations: [{ id: associationId, role: 'admin', isApproved: true }] }
}

describe('asking', () => {
  it('leaves the old name and kind public; sent twice it is one, and another waits for the answer', async () => {
    await ask({ ...other, associationKind: 'charity' })
    await ask({ ...other, associationKind: 'charity' })
    expect(await read()).toMatchObject({ name: { 'en-US': 'Some Physicians' }, kind: 'professional' })
    await expect(ask({ nameEn: 'Something Else' })).rejects.toThrow('change_waits')
    await expect(ask(other, '另一位管理员', await anotherManager())).rejects.toThrow('change_waits')
    expect(await statuses()).toEqual(['submitted'])
  })

  it('of two at the same moment one is refused, and of nothing nothing is asked', async () => {
    await expect(ask({})).rejects.toThrow('change_nothing')
    const second = await anotherManager()
    const both = await Promise.allSettled([ask(), ask({ nameEn: 'Something Else' }, '另一个理由', second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await statuses()).toEqual(['submitted'])
  })

  it('is for an approved association alone', async () => {
    await set({ status: 'suspended' })
    await expect(ask()).rejects.toThrow('not_now')
  })
})

describe('taking back', () => {
  it('is for whoever manages it, harmless twice, and for nobody else', async () => {
    await ask()
    const id = await openId()
    const stranger = await managedAssociation()
    const theirs = withdrawOwnChange(stranger.actor, { shown: stranger.associationId, request: id })
    await expect(theirs).rejects.toThrow('request_not_found')
    const second = await anotherManager()
    for (const _ of [1, 2]) await withdrawOwnChange(second, { shown: owned.associationId, request: id })
    expect(await statuses()).toEqual(['withdrawn'])
    const [event] = await db.select().from(auditEvents).where(eq(auditEvents.action, 'moderation.change_withdraw'))
    expect(event!.actorId).toBe(second.userId)
    await ask({ nameEn: 'Something Else' })
    const refused = withdrawOwnChange(owned.actor, { shown: stranger.associationId, request: await openId() })
    await expect(refused).rejects.toThrow('other_chosen')
  })

  it('happens by itself when the association closes', async () => {
    await ask()
    await closeAssociation(owned.actor, { shown: owned.associationId, confirmation: (await read()).slug })
    expect(await statuses()).toEqual(['withdrawn'])
  })
})

describe('a decision', () => {
  it('approves: names and kind change with the pages that show them, it is audited and told by the new name', async () => {
    await ask({ ...other, associationKind: 'charity' })
    const id = await openId()
    const before = await revisions()
    await approveRequest(reviewer, id, { seen: await seenOf(id) })
    const name = { 'zh-Hans': other.nameHans, 'zh-Hant': other.nameHant, 'en-US': other.nameEn }
    expect(await read()).toMatchObject({ name, kind: 'charity' })
    const after = await revisions()
    for (const tag of ['associations', 'endorsements', 'events'])
      expect([tag, after.get(tag)! > before.get(tag)!]).toEqual([tag, true])
    const [event] = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'association.identity_change'), eq(auditEvents.actorId, reviewer.userId)))
    expect(event).toMatchObject({ subjectId: owned.associationId })
    expect(await told()).toEqual(['association_change_approved'])
    expect((await readChangePart(await read(), owned.actor)).change).toBeNull()
    // A mistake of the reviewer is put back the same way.
    const again = await reopenRequest(await insertReviewer('association.review'), id)
    await approveRequest(reviewer, again, { seen: await seenOf(again) })
    expect(await read()).toMatchObject({ name: { 'en-US': 'Some Physicians' }, kind: 'professional' })
  })

  it('returns with a note in the reader’s language; what another manager sends again is the one that waits', async () => {
    await ask()
    const id = await openId()
    const refusal = { decision: 'return', reason: 'association_proof', note: 'The minutes, please.' } as const
    await refuseRequest(reviewer, id, { ...refusal, seen: await seenOf(id) })
    expect(await told()).toEqual(['association_change_returned'])
    const shown = await readChangePart(await read(), owned.actor)
    expect(shown).toMatchObject({ change: { state: 'returned' }, typed: { nameEn: other.nameEn } })
    expect(shown.change!.note).toMatch(/^Please add proof[^]*\nThe minutes, please\.$/)
    await ask(other, '会议纪要第三页', await anotherManager())
    expect(await statuses()).toEqual(['submitted', 'superseded'])
    expect((await readChangePart(await read(), owned.actor)).change).toMatchObject({ state: 'waiting' })
  })

  it('turns down: the old name stays, and the page says why', async () => {
    await ask()
    const id = await openId()
    const refusal = { decision: 'reject', reason: 'association_name', note: null } as const
    await refuseRequest(reviewer, id, { ...refusal, seen: await seenOf(id) })
    expect(await read()).toMatchObject({ status: 'approved', name: { 'en-US': 'Some Physicians' } })
    expect(await told()).toEqual(['association_change_rejected'])
    const { change } = await readChangePart(await read(), owned.actor)
    expect(change).toMatchObject({ state: 'rejected', lines: { length: 3 } })
    expect(change!.note).toContain('easily confused')
  })

  it('is refused on what has changed meanwhile, once the association is gone, and by whoever manages it', async () => {
    await ask()
    const id = await openId()
    const seen = await seenOf(id)
    const name = { 'zh-Hans': '别的会', 'zh-Hant': '別的會', 'en-US': 'Another' }
    await set({ name })
    await expect(approveRequest(reviewer, id, { seen })).rejects.toThrow('review.changed')
    const { associationId } = owned
    await withTransaction((tx) => insertMember(tx, { associationId, userId: reviewer.userId, role: 'admin' }))
    await expect(approveRequest(reviewer, id, { seen: await seenOf(id) })).rejects.toThrow('own_request')
    const isTheirs = eq(associationMembers.userId, reviewer.userId)
    await withTransaction((tx) => tx.update(associationMembers).set({ role: 'member' }).where(isTheirs))
    await set({ status: 'closed' })
    await expect(approveRequest(reviewer, id, { seen })).rejects.toThrow('subject_gone')
    expect(await statuses()).toEqual(['submitted'])
  })
})
