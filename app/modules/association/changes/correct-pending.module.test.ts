import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Localized } from '#app/core/i18n/locale.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { approveRequest } from '#app/modules/review/commands/decide-request.server.ts'
import { findRequestDetails } from '#app/modules/review/queries/request-details.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { insertAssociation, managedAssociation } from '#tests/factories/associations.ts'
import { insertRequest, insertReviewer } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { correctPending } from './commands/correct-pending.server.ts'
import { identityOf } from './identity-values.ts'

useDatabase()

const identity = (nameEn: string, kind: 'professional' | 'charity' = 'professional') => {
  const name: Localized = { 'zh-Hans': '法拉盛医师会', 'zh-Hant': '法拉盛醫師會', 'en-US': nameEn }
  return { name, kind }
}

/** An association that waits to be let in, under a name with a slip in it. */
async function waiting(status: 'submitted' | 'needs_info' = 'submitted') {
  const slip = identity('Flusing Physicians')
  const owned = await managedAssociation('owner', { status: 'pending', slug: 'flusing-physicians', ...slip })
  const { associationId, actor } = owned
  await withTransaction((tx) =>
    insertRequest(tx, {
      ...{ kind: 'association_new', targetType: 'association', targetId: associationId, field: 'association', status },
      ...{ submitterId: actor.userId, after: { ...identityOf(slip), evidence: '注册证书' } },
    }),
  )
  const read = async () => (await db.select().from(associations).where(eq(associations.id, associationId)))[0]!
  const correct = async (to: ReturnType<typeof identity>, seen?: number) =>
    correctPending(actor, { shown: associationId, seen: seen ?? (await read()).version, identity: to })
  return { ...owned, read, correct }
}

const requests = () => db.select().from(changeRequests).orderBy(desc(changeRequests.id))

it('goes to the reviewers anew with all that was said, and the address follows; the same again changes nothing', async () => {
  const { read, correct, associationId } = await waiting()
  const seen = (await read()).version
  expect(await correct(identity('Flushing Physicians', 'charity'), seen)).toBe(true)
  expect(await correct(identity('Flushing Physicians', 'charity'), seen)).toBe(false)
  expect(await read()).toMatchObject({ status: 'pending', kind: 'charity', slug: 'flushing-physicians' })
  const all = await requests()
  expect(all.map(({ status }) => status).toSorted()).toEqual(['submitted', 'superseded'])
  const open = all.find(({ status }) => status === 'submitted')!
  const after = { nameEn: 'Flushing Physicians', associationKind: 'charity', evidence: '注册证书' }
  expect(open).toMatchObject({ kind: 'association_new', targetId: associationId, after })
  // What a reviewer agrees to is the corrected one.
  const reviewer = await insertReviewer('association.review')
  await approveRequest(reviewer, open.id, { seen: (await findRequestDetails(reviewer, open, 'en-US')).seen! })
  expect(await read()).toMatchObject({ status: 'approved', name: { 'en-US': 'Flushing Physicians' } })
  await expect(correct(identity('Flushing Doctors'))).rejects.toThrow('association.not_now')
})

it('gives what came back to the reviewers again, keeps an address that still fits, and takes no other’s', async () => {
  const { read, correct } = await waiting('needs_info')
  await withTransaction((tx) => insertAssociation(tx, { slug: 'flushing-physicians' }))
  await correct(identity('Flusing Physicians.'))
  expect((await read()).slug).toBe('flusing-physicians')
  await correct(identity('Flushing Physicians'))
  expect((await read()).slug).toBe('flushing-physicians-2')
  expect((await requests()).map(({ status }) => status).toSorted()).toEqual(['submitted', 'superseded', 'superseded'])
})

it('is refused where somebody was quicker, without a request of one’s own, and to another association', async () => {
  const { correct, actor, read } = await waiting()
  await expect(correct(identity('Flushing Physicians'), 7)).rejects.toThrow('association.stale')
  const shown = { shown: 'another', seen: 1, identity: identity('Flushing Physicians') }
  await expect(correctPending(actor, shown)).rejects.toThrow('association.other_chosen')
  const bare = await managedAssociation('owner', { status: 'pending' })
  const without = correctPending(bare.actor, { ...shown, shown: bare.associationId })
  await expect(without).rejects.toThrow('association.not_now')
  expect(await read()).toMatchObject({ name: { 'en-US': 'Flusing Physicians' }, version: 1 })
})
