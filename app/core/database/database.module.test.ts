import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { languages } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { logFields, noteImpersonation, withLogFields } from '#app/core/log/log.server.ts'
import { db, withTransaction } from './database.server.ts'
import { DatabaseError } from './errors.ts'

useDatabase()

const empty = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
const language = (id: string) => ({
  id,
  name: { 'zh-Hans': '粤语', 'zh-Hant': '粵語', 'en-US': 'Cantonese' },
  aliases: empty,
  isDialect: true,
  isFilter: true,
  sort: 1,
})

describe('the database seam', () => {
  it('reads back what a transaction wrote, with JSON and booleans intact', async () => {
    await withTransaction(async (tx) => {
      await tx.insert(languages).values(language('yue'))
    })
    const [row] = await db.select().from(languages).where(eq(languages.id, 'yue'))
    expect(row).toEqual(language('yue'))
  })

  it('undoes the whole transaction when its work throws', async () => {
    await expect(
      withTransaction(async (tx) => {
        await tx.insert(languages).values(language('yue'))
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    expect(await db.select().from(languages)).toEqual([])
  })

  it('maps a broken unique rule to a conflict and leaves neighbors in the batch alone', async () => {
    const writes = ['yue', 'cmn', 'yue', 'nan'].map((id) =>
      withTransaction(async (tx) => {
        await tx.insert(languages).values(language(id))
        return id
      }),
    )
    const results = await Promise.allSettled(writes)
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    const refused = results[2] as PromiseRejectedResult
    expect(refused.reason).toBeInstanceOf(DatabaseError)
    expect((refused.reason as DatabaseError).kind).toBe('conflict')
  })

  it('takes the next write of a caller that was just answered', async () => {
    for (const id of ['yue', 'cmn', 'nan']) {
      await withTransaction(async (tx) => {
        await tx.insert(languages).values(language(id))
      })
    }
    expect(await db.$count(languages)).toBe(3)
  })

  it('does the work of each caller in the caller’s own surroundings, whoever else shares the commit', async () => {
    const seen = () => withTransaction(() => Promise.resolve({ ...logFields() }))
    const impersonation = { id: 'i', adminId: 'admin' }
    const first = withLogFields({ requestId: 'a' }, () => {
      noteImpersonation(impersonation)
      return seen()
    })
    const answers = await Promise.all([first, withLogFields({ requestId: 'b' }, seen), seen()])
    expect(answers).toEqual([{ requestId: 'a', impersonation }, { requestId: 'b' }, {}])
  })

  it('refuses a transaction inside a transaction', async () => {
    await expect(withTransaction(() => withTransaction(() => Promise.resolve()))).rejects.toThrow('do not nest')
  })
})
