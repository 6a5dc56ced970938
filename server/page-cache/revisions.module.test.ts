import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { blogCategories } from '#drizzle/schema/content.ts'
import { auditHeads } from '#drizzle/schema/security.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type Revisions, watchRevisions } from './revisions.ts'

useDatabase()

let revisions: Revisions
beforeEach(() => {
  revisions = watchRevisions()
})

const name = { 'zh-Hans': '类', 'zh-Hant': '類', 'en-US': 'Kind' }
const addCategory = (id: string) =>
  withTransaction(async (tx) => {
    await tx.insert(blogCategories).values({ id, slug: id, name, sort: 1 })
  })

describe('the revisions of the open database', () => {
  it('are others after each change, for the process that made it as well', async () => {
    const seen = [(await revisions.read()).blog]
    for (const id of ['a', 'b', 'c']) {
      await addCategory(id)
      seen.push((revisions.look() ?? (await revisions.read())).blog)
    }
    expect(new Set(seen).size).toBe(4)
  })

  it('stay the same when something else is written', async () => {
    await addCategory('a')
    const before = await revisions.read()
    await withTransaction(async (tx) => {
      await tx.insert(auditHeads).values({ id: 'a', seq: 1, hash: 'x' })
    })
    expect(await revisions.read()).toEqual(before)
  })

  it('are not counted by a change that was undone', async () => {
    await addCategory('a')
    const before = await revisions.read()
    const work = withTransaction(async (tx) => {
      await tx.insert(blogCategories).values({ id: 'b', slug: 'b', name, sort: 1 })
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await revisions.read()).toEqual(before)
    expect(await db.$count(blogCategories)).toBe(1)
  })
})
