import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { pageRevisions } from '#drizzle/schema/pages.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { rememberedOf, rememberedWhile, renewAllPages } from './page-revisions.server.ts'

useDatabase()

let reads: string[]
function read(ids: readonly string[]): Promise<string[]> {
  reads.push(ids.join('+'))
  return Promise.resolve([...ids])
}

beforeEach(async () => {
  reads = []
  await withTransaction(async (tx) => {
    await tx.delete(pageRevisions)
    await tx.insert(pageRevisions).values([
      { tag: 'directory', revision: 3 },
      { tag: 'reference', revision: 8 },
    ])
  })
})

it('rows are read once for each list of ids, and again when the revision of one of their tags has moved', async () => {
  const rowsOf = rememberedOf(['directory', 'reference'], 5, read)
  expect(await rowsOf(['a', 'b'])).toEqual(['a', 'b'])
  expect(await rowsOf(['a', 'b'])).toEqual(['a', 'b'])
  expect(await rowsOf(['b'])).toEqual(['b'])
  expect(reads).toEqual(['a+b', 'b'])
  for (const tag of ['reference', 'directory'] as const) {
    await withTransaction((tx) => tx.update(pageRevisions).set({ revision: 9 }).where(eq(pageRevisions.tag, tag)))
    await rowsOf(['a', 'b'])
    await rowsOf(['a', 'b'])
  }
  expect(reads).toEqual(['a+b', 'b', 'a+b', 'a+b'])
})

it('the lists that were asked for last are kept', async () => {
  const rowsOf = rememberedOf(['directory'], 2, read)
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await rowsOf([id])
  expect(reads).toEqual(['a', 'b', 'c', 'b'])
})

it('nothing is remembered that no revision counts', async () => {
  const rows = rememberedWhile('blog', () => read(['all']))
  await rows()
  await rows()
  expect(reads).toEqual(['all', 'all'])
  await withTransaction((tx) => tx.insert(pageRevisions).values({ tag: 'blog', revision: 1 }))
  for (const _ of [1, 2]) await rows()
  await withTransaction(renewAllPages)
  for (const _ of [1, 2]) await rows()
  expect(reads).toHaveLength(4)
})
