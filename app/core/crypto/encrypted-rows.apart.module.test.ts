import { readFileSync, renameSync } from 'node:fs'
import { Writable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { createLogger } from '#app/core/log/log.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { encryptedTables } from './encrypted-columns.ts'
import { decryptField, encryptField, prefixOf } from './field-encryption.server.ts'
import { fieldKeys, finishRotation, startRotation } from './field-keys.server.ts'
import { reencryptFields } from './reencrypt-fields.server.ts'

// Keys of its own: rotating the ones that other tests share would disturb them.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const made = mkdtempSync(join(tmpdir(), 'encrypted-rows-'))
  vi.stubEnv('DATA_DIR', made)
  return made
})
afterAll(async () => {
  const { rmSync } = await import('node:fs')
  rmSync(folder, { recursive: true, force: true })
})

useDatabase()

const to = (rowId: string) => ({ table: 'message_outbox', column: 'to_enc', rowId })
const vars = (rowId: string) => ({ table: 'message_outbox', column: 'vars_enc', rowId })

async function insertMessage(tx: Transaction, id: string, text = id): Promise<void> {
  await tx.insert(messageOutbox).values({
    id,
    channel: 'sms',
    toEnc: encryptField(`to ${text}`, to(id)),
    template: 'test',
    locale: 'zh-Hans',
    varsEnc: encryptField(`vars ${text}`, vars(id)),
    subjectType: 'test',
    subjectId: id,
    notBefore: 0,
    state: 'queued',
    attempts: 0,
    dedupeKey: id,
    meta: {},
    createdAt: 0,
    updatedAt: 0,
  })
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `m-${String(index).padStart(4, '0')}`)

async function insertMessages(count: number): Promise<void> {
  await withTransaction(async (tx) => {
    for (const id of ids(count)) await insertMessage(tx, id)
  })
}

const stored = () => db.select().from(messageOutbox).orderBy(asc(messageOutbox.id))

async function expectAllUnder(keyId: string, count: number): Promise<void> {
  const rows = await stored()
  expect(rows).toHaveLength(count)
  const stray = rows.filter(
    ({ toEnc, varsEnc }) => ![toEnc, varsEnc].every((value) => value.startsWith(prefixOf(keyId))),
  )
  expect(stray).toEqual([])
  for (const { id, toEnc, varsEnc } of rows) {
    expect([decryptField(toEnc, to(id)), decryptField(varsEnc, vars(id))]).toEqual([`to ${id}`, `vars ${id}`])
  }
}

describe('what is written (E1)', () => {
  const canary = 'canary-懷孕八週-7f3a'
  const spellings = [
    Buffer.from(canary),
    Buffer.from(canary, 'utf16le'),
    Buffer.from('懷孕八週'),
    Buffer.from(Buffer.from(canary).toString('base64').slice(0, -4)),
    Buffer.from(Buffer.from(canary).toString('base64url').slice(0, -4)),
    Buffer.from(Buffer.from(canary).toString('hex')),
  ]
  const find = (bytes: Buffer) => spellings.filter((spelling) => bytes.includes(spelling)).length

  it('says nothing in the rows', async () => {
    await withTransaction((tx) => insertMessage(tx, 'm-1', canary))
    const rows = await stored()
    expect(find(Buffer.from(JSON.stringify(rows)))).toBe(0)
    expect(decryptField(rows[0]!.varsEnc, vars('m-1'))).toBe(`vars ${canary}`)
  })

  // The in-process PostgreSQL keeps no file.
  it.skipIf(dialect === 'postgres')(
    'says nothing in the database file and its log (PostgreSQL is in memory here)',
    async () => {
      await withTransaction(async (tx) => {
        await insertMessage(tx, 'm-1', canary)
        // Seen by the same search, so that a search that finds nothing means something.
        await tx.update(messageOutbox).set({ template: 'plain-canary' }).where(eq(messageOutbox.id, 'm-1'))
      })
      const file = `${process.cwd()}/data/test/${process.pid}.sqlite`
      const bytes = Buffer.concat(['', '-wal', '-shm'].map((suffix) => readFileSync(file + suffix)))
      expect(bytes.includes('plain-canary')).toBe(true)
      expect(find(bytes)).toBe(0)
    },
  )

  it('says nothing in the log, when it is logged and when it fails', async () => {
    let output = ''
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        output += chunk.toString()
        done()
      },
    })
    const logger = createLogger({ level: 'trace', destination })
    await withTransaction((tx) => insertMessage(tx, 'm-1', canary))
    const [row] = await stored()
    logger.info({ row }, 'written')
    const repeated = await withTransaction((tx) => insertMessage(tx, 'm-1', canary)).catch((error: unknown) => error)
    logger.error(repeated)
    const moved = (() => {
      try {
        return decryptField(row!.toEnc, to('m-2'))
      } catch (error) {
        return error
      }
    })()
    logger.error({ err: moved }, 'unreadable')
    expect(output.split('\n').filter(Boolean)).toHaveLength(3)
    expect(output).toContain('not_authentic')
    expect(find(Buffer.from(output))).toBe(0)
  })

  it('does not open in the row or column it was moved to', async () => {
    await insertMessages(2)
    await withTransaction(async (tx) => {
      const [first, second] = await tx.select().from(messageOutbox).orderBy(asc(messageOutbox.id))
      await tx
        .update(messageOutbox)
        .set({ toEnc: second!.toEnc, varsEnc: first!.toEnc })
        .where(eq(messageOutbox.id, first!.id))
    })
    const [first] = await stored()
    expect(() => decryptField(first!.toEnc, to('m-0000'))).toThrow('not_authentic')
    expect(() => decryptField(first!.varsEnc, vars('m-0000'))).toThrow('not_authentic')
    expect(decryptField(first!.toEnc, to('m-0001'))).toBe('to m-0001')
  })
})

describe('reencryptFields', () => {
  it('knows every encrypted column of the schema', () => {
    const columns = encryptedTables.flatMap(({ name, columns: own }) =>
      Object.values(own).map((column) => `${name}.${column.name}`),
    )
    expect(columns).toEqual(
      expect.arrayContaining([
        'appointments.member_id_enc',
        'appointments.reason_enc',
        'appointments.staff_notes_enc',
        'change_requests.report_enc',
        'message_outbox.to_enc',
        'message_outbox.vars_enc',
        'patients.identity_enc',
      ]),
    )
  })

  it('brings every value of every batch under the new key and changes nothing else', async () => {
    await insertMessages(450)
    const before = await stored()
    const { keyId } = startRotation()
    expect(await reencryptFields(keyId)).toEqual({ rewritten: 900, unreadable: [] })
    finishRotation()
    await expectAllUnder(keyId, 450)
    const plain = (rows: typeof before) => rows.map((row) => ({ ...row, toEnc: '', varsEnc: '' }))
    expect(plain(await stored())).toEqual(plain(before))
  })

  it('has nothing to do the second time', async () => {
    await insertMessages(3)
    const { keyId } = startRotation()
    await reencryptFields(keyId)
    const rows = await stored()
    expect(await reencryptFields(keyId)).toEqual({ rewritten: 0, unreadable: [] })
    expect(await stored()).toEqual(rows)
    finishRotation()
  })

  it('goes on where it was stopped', async () => {
    await insertMessages(450)
    const { keyId } = startRotation()
    const stopped = reencryptFields(keyId, () => {
      throw new Error('stopped')
    })
    await expect(stopped).rejects.toThrow('stopped')
    const done = (await stored()).filter(({ toEnc }) => toEnc.startsWith(prefixOf(keyId)))
    expect(done.length).toBe(200)
    expect(startRotation()).toEqual({ keyId, isResumed: true })
    expect(await reencryptFields(keyId)).toEqual({ rewritten: 500, unreadable: [] })
    finishRotation()
    await expectAllUnder(keyId, 450)
  })

  it('finds a value that was written under the old key behind its back', async () => {
    await insertMessages(3)
    const late = ['m-0000-late', 'm-9999'].map((id) => ({
      id,
      toEnc: encryptField(`to ${id}`, to(id)),
      varsEnc: encryptField(`vars ${id}`, vars(id)),
    }))
    const { keyId } = startRotation()
    const writes: Promise<void>[] = []
    const { rewritten } = await reencryptFields(keyId, () => {
      const next = late.pop()
      if (!next) return
      const writing = withTransaction(async (tx) => {
        await insertMessage(tx, next.id)
        await tx.update(messageOutbox).set(next).where(eq(messageOutbox.id, next.id))
      })
      writes.push(writing)
    })
    await Promise.all(writes)
    finishRotation()
    expect(rewritten).toBe(10)
    await expectAllUnder(keyId, 5)
  })

  it('leaves what does not open as it is, names it and does the rest', async () => {
    await insertMessages(4)
    const damaged = 'v1.gone.AAAAAAAAAAAAAAAA.' + 'A'.repeat(64)
    const foreign = encryptField('elsewhere', to('elsewhere'))
    await withTransaction(async (tx) => {
      await tx.update(messageOutbox).set({ toEnc: damaged }).where(eq(messageOutbox.id, 'm-0001'))
      await tx.update(messageOutbox).set({ varsEnc: foreign }).where(eq(messageOutbox.id, 'm-0002'))
    })
    const { keyId } = startRotation()
    const { rewritten, unreadable } = await reencryptFields(keyId)
    finishRotation()
    expect(rewritten).toBe(6)
    expect(unreadable).toEqual([
      { context: to('m-0001'), reason: 'unknown_key' },
      { context: vars('m-0002'), reason: 'not_authentic' },
    ])
    const rows = await stored()
    expect([rows[1]!.toEnc, rows[2]!.varsEnc]).toEqual([damaged, foreign])
    expect(decryptField(rows[1]!.varsEnc, vars('m-0001'))).toBe('vars m-0001')
  })

  it('loses nothing when the new key is lost before it was used', async () => {
    await insertMessages(2)
    const { current } = fieldKeys()
    const file = `${folder}/secrets/field-keys.json`
    const text = readFileSync(file)
    startRotation()
    const { writeFileSync } = await import('node:fs')
    writeFileSync(`${file}.before`, text)
    renameSync(`${file}.before`, file)
    await expectAllUnder(current, 2)
  })

  it('refuses a key that new values would not take', async () => {
    await expect(reencryptFields('other')).rejects.toThrow('current')
  })
})
