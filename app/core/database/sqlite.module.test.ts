import Client from 'better-sqlite3'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dialect } from '#drizzle/dialect.ts'
import { auditHeads } from '#drizzle/schema/security.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { db, withTransaction } from './database.server.ts'
import { openSqlite } from './sqlite.server.ts'
import { keepStatements } from './statement-cache.server.ts'
import { writeTurn } from './write-turn.server.ts'

useDatabase()

const insert = (id: string) =>
  withTransaction(async (tx) => {
    await tx.insert(auditHeads).values({ id, seq: 1, hash: id })
    return id
  })

describe.skipIf(dialect !== 'sqlite')('the write lock of SQLite (PostgreSQL has no such lock)', () => {
  let other: Client.Database

  beforeEach(() => {
    other = new Client(`data/test/${process.pid}.sqlite`)
  })
  afterEach(() => {
    other.close()
  })

  it('is waited for while another process has it; nobody is refused', async () => {
    other.exec('BEGIN IMMEDIATE')
    const writes = Promise.all(['a', 'b', 'c'].map(insert))
    // Reads go on meanwhile.
    expect(await db.$count(auditHeads)).toBe(0)
    other.exec("INSERT INTO audit_heads VALUES ('other', 1, 'x'); COMMIT")
    expect(await writes).toEqual(['a', 'b', 'c'])
    expect(await db.$count(auditHeads)).toBe(4)
  })

  it('is had by all in turn when several write without a pause', async () => {
    const turns: string[] = []
    const turn = writeTurn(other)
    const rival = async () => {
      for (let index = 0; index < 20; index++) {
        await turn.begin()
        other.prepare('INSERT INTO audit_heads VALUES (?, 1, ?)').run(`other ${index}`, 'x')
        other.exec('COMMIT')
        turn.end()
        turns.push('other')
      }
    }
    const ours = async () => {
      for (let index = 0; index < 20; index++) turns.push((await insert(`own ${index}`)).slice(0, 3))
    }
    await Promise.all([rival(), ours()])
    expect(await db.$count(auditHeads)).toBe(40)
    expect(turns.filter((each) => each === 'own')).toHaveLength(20)
  })

  it('is given back by a batch that fails whole', async () => {
    const write = withTransaction(async (tx) => {
      await tx.insert(auditHeads).values({ id: 'a', seq: 1, hash: 'a' })
      throw new Error('stop')
    })
    await expect(write).rejects.toThrow('stop')
    other.exec("INSERT INTO audit_heads VALUES ('other', 1, 'x')")
    expect(await insert('b')).toBe('b')
  })
})

describe.skipIf(dialect !== 'sqlite')('a commit of SQLite', () => {
  it('waits for the disk, whatever tests ask of their own database', async () => {
    const connection = openSqlite(`file:data/test/${process.pid}.sqlite`)
    const asked = connection.transact((tx) => Promise.resolve(tx.all(sql`pragma synchronous`)))
    expect(await asked).toEqual([{ synchronous: 2 }])
    await connection.close()
  })
})

describe.skipIf(dialect !== 'sqlite')('statements that are kept (SQLite)', () => {
  it('answer as new ones do, however they were used last', async () => {
    const text = sql`select id, seq from audit_heads order by id`
    await insert('a')
    const raw = () => withTransaction(async (tx) => tx.all(text))
    expect(await raw()).toEqual([{ id: 'a', seq: 1 }])
    const client = new Client(':memory:')
    keepStatements(client)
    const one = client.prepare('select 1 as x')
    expect(one.raw().all()).toEqual([[1]])
    expect(client.prepare('select 1 as x').all()).toEqual([{ x: 1 }])
    expect(client.prepare('select 1 as x')).toBe(one)
    client.close()
    expect(await raw()).toEqual([{ id: 'a', seq: 1 }])
  })

  it('are forgotten where there are too many, oldest first, and follow a changed table', () => {
    const client = new Client(':memory:')
    keepStatements(client)
    client.exec('create table t (a)')
    const first = client.prepare('select * from t')
    for (let index = 0; index < 400; index++) client.prepare(`select ${index}`)
    expect(client.prepare('select * from t')).toBe(first)
    for (let index = 400; index < 1000; index++) client.prepare(`select ${index}`)
    expect(client.prepare('select * from t')).not.toBe(first)
    client.exec("alter table t add column b default 'x'; insert into t (a) values (1)")
    expect(first.all()).toEqual([{ a: 1, b: 'x' }])
    client.close()
  })

  it('serve lists of many lengths', async () => {
    for (const id of ['a', 'b', 'c']) await insert(id)
    for (const ids of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['c']]) {
      const rows = await db.select().from(auditHeads).where(inArray(auditHeads.id, ids)).orderBy(asc(auditHeads.id))
      expect(rows.map(({ id }) => id)).toEqual(ids)
    }
    expect(await db.select().from(auditHeads).where(eq(auditHeads.id, 'z'))).toEqual([])
  })
})
