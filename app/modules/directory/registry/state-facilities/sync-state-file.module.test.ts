import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { correctFacility } from '#app/modules/directory/commands/correct-facility.server.ts'
import { dryRunKind } from '#app/modules/directory/registry/commands/dry-run.server.ts'
import { importKind, stateFileInput } from '#app/modules/directory/registry/commands/import-run.server.ts'
import { beginRun, startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { performRun } from '#app/modules/long-work/commands/perform-run.server.ts'
import { requestUndo } from '#app/modules/long-work/commands/request-undo.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { facilitySources, syncConflicts, syncRecords } from '#drizzle/schema/sync.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertReference } from '#tests/bench/import/registry-rows.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { inspectStateFile } from './commands/sync-state-file.server.ts'

useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'state-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => withTransaction(insertReference))

const system = { scope: 'system' } as const
const header =
  'Facility ID,Facility Name,Short Description,Facility Address 1,Facility Address 2,Facility City,Facility Zip Code,' +
  'Facility Phone Number,Facility Fax Number,Facility Website,Facility Latitude,Facility Longitude'
const clinic = (number: number, given: { name?: string; line?: string; phone?: string } = {}) =>
  `${number},"${given.name ?? `Plum Clinic ${number}`}",DTC,${given.line ?? `${number} Main Street`},,Flushing,11354,${given.phone ?? '7185550142'},,,40.76,-73.82`

let files = 0
async function inputOf(rows: readonly string[]) {
  const path = join(folder, `facilities-${files++}.csv`)
  writeFileSync(path, [header, ...rows].join('\r\n'))
  return stateFileInput(path, (await inspectStateFile(path))!.digest)
}
async function sync(rows: readonly string[], kind: typeof importKind | typeof dryRunKind = importKind) {
  const { run } = await startRun(system, kind as typeof importKind, await inputOf(rows))
  await workQueuedRuns()
  return (await db.select().from(runs).where(eq(runs.id, run.id)))[0]!
}
const outcomes = async (runId: string) =>
  (await db.select().from(syncRecords).where(eq(syncRecords.runId, runId))).map(({ outcome }) => outcome).toSorted()
const standing = async () =>
  JSON.stringify(
    [
      await db.select().from(facilities).orderBy(facilities.slug),
      await db.select().from(facilitySources).orderBy(facilitySources.externalId),
    ],
    (key, value: unknown) => (key === 'version' || key === 'updatedAt' ? undefined : value),
  )

describe('the facilities of the state', () => {
  it('are made pending, brought up to date by their number, and listed when they are missing', async () => {
    const first = await sync([clinic(1), clinic(2), clinic(3, { line: '' }), clinic(1)])
    expect(first).toMatchObject({ status: 'done', counts: { read: 4, created: 2, rejected: 2 } })
    const [row] = await db.select().from(facilities).orderBy(facilities.slug)
    expect(row).toMatchObject({ status: 'pending', source: 'registry', geocodeAccuracy: 'rooftop', zip: '11354' })
    const second = await sync([clinic(1, { phone: '7185550177' })])
    expect(second.counts).toMatchObject({ updated: 1, missing: 1 })
    expect((await db.select().from(facilities)).map(({ phone }) => phone).toSorted()).toEqual([
      '+17185550142',
      '+17185550177',
    ])
    expect(await outcomes(second.id)).toEqual(['changed', 'missing'])
  })

  it('are only told of by a dry run', async () => {
    const dry = await sync([clinic(1), clinic(2, { line: '' })], dryRunKind)
    expect(dry).toMatchObject({ status: 'done', counts: { created: 1, rejected: 1 } })
    expect(await db.select().from(facilities)).toEqual([])
    expect(await outcomes(dry.id)).toEqual(['created', 'skipped'])
  })

  it('do not change what a call has confirmed, and ask about it', async () => {
    await sync([clinic(1)])
    const [row] = await db.select().from(facilities)
    await withTransaction(async (tx) => {
      const by = { facilityId: row!.id, userId: await insertUser(tx), trust: 'phone' as const }
      await correctFacility(tx, by, { phone: '+17185550188' })
    })
    await sync([clinic(1, { phone: '7185550177' })])
    expect((await db.select().from(facilities))[0]).toMatchObject({ phone: '+17185550188' })
    expect(await db.select().from(syncConflicts)).toMatchObject([
      { field: 'phone', ours: '+17185550188', theirs: '+17185550177', oursTrust: 'phone', decision: null },
    ])
  })

  it('are as they were after an undo, also when both were cut in the middle', async () => {
    await sync([clinic(1), clinic(2)])
    const was = await standing()
    const many = Array.from({ length: 450 }, (_, index) => clinic(index + 1, { phone: '7185550177' }))
    const input = await inputOf(many)
    const cut = () => {
      throw new Error('power cut')
    }
    const begun = await beginRun(system, importKind, input)
    await expect(performRun(begun.lease, { onBatch: cut })).rejects.toThrow('power cut')
    const again = await beginRun(system, importKind, input)
    expect(again.isResumed).toBe(true)
    expect(await performRun(again.lease)).toMatchObject({ status: 'done', counts: { created: 448, updated: 2 } })
    await requestUndo(system, again.lease.run.id)
    await workQueuedRuns()
    expect(await standing()).toBe(was)
  })
})

describe('a facility with two numbers', () => {
  it('is made once', async () => {
    const { counts } = await sync([
      clinic(1, { name: 'Plum', line: '1 Main St' }),
      clinic(2, { name: 'PLUM', line: '1 Main Street' }),
    ])
    expect(counts).toMatchObject({ created: 1, rejected: 1 })
  })
})

const real = '../shared/data/facilities/nys_health_facilities_nyc_area_2026.csv'

describe.runIf(existsSync(real))('the file of the state itself', () => {
  it('is read but for numbers that come twice', async () => {
    const path = join(folder, 'nys.csv')
    writeFileSync(path, readFileSync(real))
    const { run } = await startRun(system, importKind, stateFileInput(path, (await inspectStateFile(path))!.digest))
    await workQueuedRuns()
    const [done] = await db.select().from(runs).where(eq(runs.id, run.id))
    expect(done).toMatchObject({ status: 'done', counts: { read: 3170 } })
    expect(done!.counts.created! + done!.counts.kept! + done!.counts.rejected!).toBe(3170)
  })
})

if (!existsSync(real)) console.info('The public file of facilities is not beside the project: its test is left out.')
