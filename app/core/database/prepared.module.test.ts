import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dialect } from '#drizzle/dialect.ts'
import { languages, slotHolds } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { Reader } from './connection.ts'
import { db, withTransaction } from './database.server.ts'
import { listOf, listSize, listValues, prepared, preparedForSizes, preparedInsert } from './prepared.ts'

useDatabase()

const empty = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
const name = { 'zh-Hans': '粤语', 'zh-Hant': '粵語', 'en-US': 'Cantonese' }
const language = (id: string, sort = 1) => ({ id, name, aliases: empty, isDialect: true, isFilter: false, sort })
const insertLanguage = preparedInsert(languages)
const insertHold = preparedInsert(slotHolds)

const insertAll = (ids: readonly string[]) =>
  withTransaction(async (tx) => {
    for (const id of ids) await insertLanguage(tx, language(id))
  })

describe('prepared statements', () => {
  it('insert whole rows, each with its own values, JSON and booleans intact', async () => {
    await insertAll(['yue', 'cmn'])
    const rows = await db.select().from(languages).orderBy(asc(languages.id))
    expect(rows).toEqual([language('cmn'), language('yue')])
  })

  it('refuse a row without what it must have, and leave the next alone', async () => {
    const row = { id: 'h', providerId: 'p' } as typeof slotHolds.$inferInsert
    await expect(withTransaction((tx) => insertHold(tx, row))).rejects.toThrow()
    await insertAll(['yue'])
    expect(await db.$count(languages)).toBe(1)
  })

  it('are made once a handle', async () => {
    let made = 0
    const count = prepared((reader: Reader) => {
      made += 1
      return reader
        .select({ id: languages.id })
        .from(languages)
        .where(eq(languages.id, sql.placeholder('id')))
        .prepare()
    })
    await insertAll(['yue'])
    expect(await count(db).execute({ id: 'yue' })).toEqual([{ id: 'yue' }])
    expect(await count(db).execute({ id: 'cmn' })).toEqual([])
    expect(made).toBe(1)
    for (const id of ['yue', 'yue'])
      expect(await withTransaction((tx) => Promise.resolve(count(tx).execute({ id })))).toHaveLength(1)
    // A transaction of PostgreSQL is a handle of its own; SQLite writes through one.
    expect(made).toBe(dialect === 'sqlite' ? 2 : 3)
  })

  it('take lists of any length, filled up or not', async () => {
    await insertAll(['yue', 'cmn', 'nan', 'wuu'])
    const among = preparedForSizes((reader: Reader, size: number) =>
      reader
        .select({ id: languages.id })
        .from(languages)
        .where(and(inArray(languages.id, listOf('id', size)), eq(languages.sort, 1)))
        .orderBy(asc(languages.id))
        .prepare(),
    )
    for (const ids of [['yue'], ['cmn', 'yue'], ['cmn', 'nan', 'yue'], ['cmn', 'nan', 'wuu', 'yue']]) {
      for (const size of [ids.length, listSize(ids.length)]) {
        const rows = await among(db, size).execute(listValues('id', ids, size))
        expect(rows.map(({ id }) => id)).toEqual(ids)
      }
    }
  })

  it('have few sizes', () => {
    expect([0, 1, 2, 3, 4, 5, 20, 500].map(listSize)).toEqual([1, 1, 2, 4, 4, 8, 32, 512])
  })
})
