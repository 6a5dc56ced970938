import { eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findStanding } from '#app/modules/review/queries/standing-values.server.ts'
import { hasMoved } from '#app/modules/review/changed-values.ts'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import { changeRequests, users } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemo } from '../seed-demo.ts'
import { seedReference } from '../seed-reference.ts'
import { seedDemoAssociationChange } from './association-change.ts'
import { seedDecidedRequests } from './decided-requests.ts'
import { seedDemoRequests } from './requests.ts'

useDatabase()

const day = 86_400_000
const rows = () => db.select().from(changeRequests).where(isNull(changeRequests.decidedAt))
const history = () => db.select().from(changeRequests).where(isNotNull(changeRequests.decidedAt))

it('the demo has a living queue on any day: every kind, several ages, and what was decided comes again', async () => {
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  })
  const first = await rows()
  expect(new Set(first.map(({ kind }) => kind))).toEqual(
    new Set([
      'description',
      'update_facility',
      'update_provider',
      'new_doctor',
      'claim',
      'association_new',
      'association_change',
    ]),
  )
  expect(new Set(first.map(({ submitterType }) => submitterType))).toEqual(new Set(['user', 'public']))
  const ages = first.map(({ createdAt }) => (now() - createdAt) / day)
  expect(Math.max(...ages)).toBeGreaterThan(3)
  expect(Math.min(...ages)).toBeLessThan(1)
  for (const row of first) {
    expect(hasMoved(row.before, (await findStanding(db, row))!), row.id).toBe(false)
    if (row.submitterId) expect(await db.$count(users, eq(users.id, row.submitterId)), row.id).toBe(1)
    if (row.kind === 'claim' || row.kind === 'new_doctor') expect(isValidNpi(String(row.after.npi)), row.id).toBe(true)
  }
  await withTransaction(seedDemoRequests)
  await withTransaction(seedDemoAssociationChange)
  expect(await rows()).toEqual(first)

  setClock(now() + 400 * day)
  await withTransaction((tx) =>
    tx
      .update(changeRequests)
      .set({ status: 'rejected' })
      .where(inArray(changeRequests.kind, ['description', 'association_change'])),
  )
  await withTransaction(seedDemoRequests)
  await withTransaction(seedDemoAssociationChange)
  const waiting = (await rows()).filter(({ status }) => status === 'submitted' || status === 'needs_info')
  expect(waiting).toHaveLength(first.length)
  const again = waiting.filter(({ kind }) => kind === 'description')
  expect(again.every(({ createdAt }) => now() - createdAt < 5 * day)).toBe(true)
})

it('the demo has decisions of the last days on any day: both kinds, by reviewers who did not ask, and told in words', async () => {
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  })
  const first = await history()
  expect(first).toHaveLength(4)
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(['applied', 'rejected']))
  for (const row of first) {
    expect(await db.$count(users, eq(users.id, row.reviewerId!)), row.id).toBe(1)
    expect(row.reviewerId).not.toBe(row.submitterId)
    expect((now() - row.decidedAt!) / day, row.id).toBeLessThan(30)
    expect(Boolean(row.decisionNote), row.id).toBe(row.status === 'rejected')
    const standing = (await findStanding(db, row))!
    if (row.submitterType === 'user')
      expect(hasMoved(row.status === 'applied' ? row.after : row.before, standing), row.id).toBe(false)
  }
  await withTransaction(seedDecidedRequests)
  expect(await history()).toEqual(first)
  setClock(now() + 400 * day)
  await withTransaction(seedDecidedRequests)
  const later = (await history()).filter(({ decidedAt }) => now() - decidedAt! < 30 * day)
  expect(later).toHaveLength(first.length)
})
