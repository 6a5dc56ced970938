import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db, openDatabase, closeDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { everything, insertReference, temporaryFolder } from '#tests/bench/import/registry-rows.ts'
import { cancelRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import { now } from '#app/core/clock.ts'
import { dialect } from '#drizzle/dialect.ts'
import { runs } from '#drizzle/schema/index.ts'
import { writeSyntheticFile } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { importRegistryFile } from './import-file.server.ts'

useDatabase()
const folder = temporaryFolder()
const path = join(folder, 'npidata_synthetic.csv')
const rejectsPath = join(folder, 'synthetic.rejects.csv')
const rows = 6000

beforeAll(async () => {
  await writeSyntheticFile(path, rows)
  appendFileSync(path, '"1","2"\n"broken" row\n')
})
beforeEach(() => withTransaction(insertReference))

/** Everything in the tables but what differs by nature: ids and time stamps. Rows refer to each other by NPI and slug. */
async function digestOfTables(): Promise<string> {
  const all = await everything()
  const providers = new Map(all.providers.map(({ id, npi }) => [id, npi]))
  const facilities = new Map(all.facilities.map(({ id, slug }) => [id, slug]))
  const own = <Row extends object>(row: Row) => ({ ...row, id: '', createdAt: 0, updatedAt: 0 })
  const text = JSON.stringify([
    all.providers.map(own),
    all.facilities.map(own),
    all.links
      .map((link) => [providers.get(link.providerId), facilities.get(link.facilityId), link.activeTo, link.isPrimary])
      .toSorted(),
    all.specialties.map((row) => [providers.get(row.providerId), row.specialtyId, row.isPrimary]).toSorted(),
    all.addresses.map((row) => [row.key, row.facilityId && facilities.get(row.facilityId), row.organizationCount]),
  ])
  return createHash('sha256').update(text).digest('hex')
}

const options = { path, states: ['NY', 'NJ'], isDryRun: false, rejectsPath }

async function uninterrupted() {
  const { counts } = await importRegistryFile(options)
  return { counts, digest: await digestOfTables(), rejects: readFileSync(rejectsPath, 'utf8') }
}

describe('an interrupted import', () => {
  it('goes on after its last batch and ends as if nothing had happened', async () => {
    class PowerCut extends Error {}
    let batches = 0
    const cut = () => {
      if (++batches === 3) throw new PowerCut()
    }
    await expect(importRegistryFile({ ...options, onProgress: cut })).rejects.toThrow(PowerCut)
    const [half] = await db.select().from(runs)
    expect(half).toMatchObject({ status: 'failed', counts: { rejected: 0 } })
    expect(half!.counts.read).toBeGreaterThan(1000)
    expect(half!.counts.read).toBeLessThan(rows)
    const resumed = await importRegistryFile(options)
    expect(resumed.isResumed).toBe(true)
    const after = { counts: resumed.counts, digest: await digestOfTables(), rejects: readFileSync(rejectsPath, 'utf8') }
    expect(await db.select().from(runs)).toMatchObject([{ status: 'done' }])
    // Lines go on counting through the resumption.
    expect(
      after.rejects
        .split('\n')
        .slice(1, 3)
        .map((line) => line.split(',')[0]),
    ).toEqual([`${rows + 2}`, `${rows + 3}`])
    expect(after.counts).toMatchObject({ read: rows + 2, rejected: 2 })
    const again = await importRegistryFile(options)
    expect(again).toMatchObject({
      isResumed: false,
      counts: { created: 0, updated: 0, unchanged: after.counts.created },
    })
  })

  it('is not resumed for another file or other states', async () => {
    await expect(
      importRegistryFile({
        ...options,
        onProgress: () => {
          throw new Error('cut')
        },
      }),
    ).rejects.toThrow('cut')
    expect((await importRegistryFile({ ...options, states: ['NY'] })).isResumed).toBe(false)
    expect((await importRegistryFile({ ...options, states: ['NJ', 'NY'] })).isResumed).toBe(true)
  })

  it('stops when another process has taken it over', async () => {
    let batches = 0
    const takeOver = () => {
      if (++batches === 2)
        void withTransaction(async (tx) => {
          await tx.update(runs).set({ leaseOwner: 'another' })
        })
    }
    await expect(importRegistryFile({ ...options, onProgress: takeOver })).rejects.toThrow('taken this import over')
    expect(
      await db.select({ owner: runs.leaseOwner, status: runs.status }).from(runs).where(eq(runs.leaseOwner, 'another')),
    ).toHaveLength(1)
  })
})

describe('an import that somebody cancels', () => {
  it('stops at its next batch, and a new start begins anew', async () => {
    let runId = ''
    const cancelling: Promise<unknown>[] = []
    const cancelOnce = () => {
      if (cancelling.length === 0) cancelling.push(cancelRun({ scope: 'system' }, runId))
    }
    const begun = { ...options, onBegin: (id: string) => (runId = id), onProgress: cancelOnce }
    const stopped = await importRegistryFile(begun)
    expect(await Promise.all(cancelling)).toMatchObject([{ status: 'cancelling' }])
    expect(stopped.status).toBe('cancelled')
    expect(stopped.counts.read).toBeGreaterThan(0)
    expect(stopped.counts.read).toBeLessThan(rows)
    const again = await importRegistryFile(options)
    expect(again).toMatchObject({ isResumed: false, status: 'done', counts: { read: rows + 2 } })
    expect(again.counts.unchanged).toBe(stopped.counts.created)
  })
})

describe('another file', () => {
  it('waits while one is being imported, and goes first when that one has died', async () => {
    const copy = join(folder, 'npidata_copy.csv')
    await writeSyntheticFile(copy, 20)
    const other = { ...options, path: copy, rejectsPath: null }
    const refusals: string[] = []
    const tryOther = async () => {
      await importRegistryFile(other).catch((error: Error) => refusals.push(error.message))
    }
    const tries: Promise<void>[] = []
    let runId = ''
    await importRegistryFile({
      ...options,
      onBegin: (id) => (runId = id),
      onProgress: () => void (tries.length === 0 && tries.push(tryOther())),
    })
    await Promise.all(tries)
    expect(refusals).toEqual([expect.stringContaining(`Run ${runId} is importing another file.`)])
    await withTransaction(async (tx) => {
      await tx.update(runs).set({ status: 'running', leaseOwner: 'dead', leaseUntil: now() })
    })
    expect(await importRegistryFile(other)).toMatchObject({ status: 'done', isResumed: false })
    expect((await importRegistryFile(options)).isResumed).toBe(true)
  })
})

// Two processes cannot share an in-process PostgreSQL; what is committed when is the same code on both.
describe.skipIf(dialect !== 'sqlite')('a killed import process (skipped: needs a database file)', () => {
  const killed = `file:${join(folder, 'killed.sqlite')}`

  function start(): ReturnType<typeof spawn> {
    const argv = ['--import', 'tsx', 'scripts/import-nppes.ts', path, '--states', 'NJ,NY', '--rejects', rejectsPath]
    return spawn(process.execPath, argv, {
      env: { ...process.env, DATABASE_URL: killed, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  /** Kills the command when it reports its first batch; answers with the signal that ended it. */
  const kill = () =>
    new Promise<string | null>((resolve) => {
      const child = start()
      child.stderr!.on('data', (text: Buffer) => {
        if (text.includes('rows/s')) child.kill('SIGKILL')
      })
      child.on('exit', (_, signal) => resolve(signal))
    })

  const finish = () =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = start()
      let output = ''
      child.stdout!.on('data', (text: Buffer) => (output += text.toString()))
      child.on('close', (code) => resolve({ code, output }))
    })

  it('leaves tables and rejects that a new start completes to those of an undisturbed run', async () => {
    const expected = await uninterrupted()
    await closeDatabase()
    const connection = await openDatabase(killed)
    await connection.migrate()
    await withTransaction(insertReference)
    await closeDatabase()
    expect(await kill()).toBe('SIGKILL')
    expect(await kill()).toBe('SIGKILL')
    await openDatabase(killed)
    const [run] = await db.select().from(runs)
    expect(run!.status).toBe('running')
    expect(run!.counts.read).toBeLessThan(rows)
    expect(run!.counts.read).toBeGreaterThan(0)
    await closeDatabase()
    const { code, output } = await finish()
    expect(code).toBe(0)
    expect(output).toContain('resumed an interrupted run')
    await openDatabase(killed)
    const [done] = await db.select().from(runs)
    expect(done!.counts).toEqual(expected.counts)
    expect(await digestOfTables()).toBe(expected.digest)
    expect(existsSync(rejectsPath) && readFileSync(rejectsPath, 'utf8')).toBe(expected.rejects)
  })
})
