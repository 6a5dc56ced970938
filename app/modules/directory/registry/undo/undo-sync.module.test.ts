import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { requestUndo } from '#app/modules/long-work/commands/request-undo.server.ts'
import { claimRun } from '#app/modules/long-work/commands/claim-run.server.ts'
import { resumeRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import { performRun } from '#app/modules/long-work/commands/perform-run.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncRecords } from '#drizzle/schema/sync.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import {
  deactivation,
  everything,
  importRows,
  insertReference,
  organization,
  practitioner,
  temporaryFolder,
} from '#tests/bench/import/registry-rows.ts'
import type { RowValues } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'

useDatabase()
const folder = temporaryFolder()
beforeEach(() => withTransaction(insertReference))
const before = now()
afterEach(() => setClock(before))

const system = { scope: 'system' } as const

/** Every row as it stands but for what goes on counting. */
async function standing(): Promise<string> {
  return JSON.stringify(await everything(), (key, value: unknown) =>
    key === 'version' || key === 'updatedAt' ? undefined : value,
  )
}

/** Imports rows; answers the run. */
async function imported(rows: readonly RowValues[]): Promise<string> {
  let id = ''
  await importRows(folder, rows, { onBegin: (begun) => (id = begun) })
  return id
}

async function undo(id: string) {
  const run = await requestUndo(system, id)
  await workQueuedRuns()
  return (await db.select().from(runs).where(eq(runs.id, run.id)))[0]!
}

const lines = ['136-20 38TH AVE', '41-61 KISSENA BLVD', '133-47 SANFORD AVE']
/** A row of a file: the same few numbers come again and again, with other addresses, fields of care and dates. */
const anyRow = fc
  .record({
    index: fc.nat(7),
    kind: fc.constantFrom('practitioner', 'organization', 'deactivation'),
    line: fc.constantFrom(...lines),
    code: fc.constantFrom('207R00000X', '207Q00000X'),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ index, kind, line, code, day }): RowValues => {
    const on = `03/${String(day).padStart(2, '0')}/2021`
    if (kind === 'deactivation') return deactivation(index, on)
    if (kind === 'organization') return organization(index + 20, { line1: line, on })
    return practitioner(index, { line1: line, code, on })
  })

describe('an import that is undone', () => {
  it('leaves every row as it was, whatever the files said', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { maxLength: 12 }),
        fc.array(anyRow, { minLength: 1, maxLength: 12 }),
        async (former, later) => {
          await importRows(folder, former)
          const was = await standing()
          expect((await undo(await imported(later))).status).toBe('done')
          expect(await standing()).toBe(was)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is taken back as well when the process died in the middle of either', async () => {
    await importRows(folder, [practitioner(1), organization(20)])
    const was = await standing()
    const many = Array.from({ length: 1200 }, (_, index) => practitioner(index, { line1: `${index % 90} MAIN ST` }))
    const cut = () => {
      throw new Error('power cut')
    }
    let half = ''
    const options = { onBegin: (id: string) => (half = id), onProgress: cut }
    await expect(importRows(folder, many, options)).rejects.toThrow('power cut')
    await resumeRun(system, half)
    expect((await performRun((await claimRun(half))!)).status).toBe('done')
    expect((await db.select().from(providers)).length).toBe(1200)
    const { id } = await requestUndo(system, half)
    const firstTry = await claimRun(id)
    await expect(performRun(firstTry!, { onBatch: cut })).rejects.toThrow('power cut')
    expect(await standing()).not.toBe(was)
    const again = await requestUndo(system, half)
    expect(again.id).toBe(id)
    await workQueuedRuns()
    expect(await standing()).toBe(was)
    const [undone] = await db.select().from(runs).where(eq(runs.id, half))
    expect(undone!.status).toBe('undone')
  })

  it('leaves what somebody has changed since, with all that belongs to it, and says so', async () => {
    const id = await imported([practitioner(1), practitioner(2, { line1: lines[1]! })])
    const [first] = await db
      .select()
      .from(providers)
      .where(eq(providers.npi, practitioner(1).NPI!))
    const edit = await withTransaction(async (tx) => ({
      providerId: first!.id,
      userId: await insertUser(tx),
      version: first!.version,
    }))
    await withTransaction((tx) => changeProvider(tx, edit, { fields: ['title'], columns: { title: 'DO' } }))
    const run = await undo(id)
    expect(run.counts).toMatchObject({ undone: 2, edited: 1, in_use: 1 })
    expect((await db.select().from(providers)).map(({ title }) => title)).toEqual(['DO'])
    expect(await db.select().from(providerFacilities)).toHaveLength(1)
    const left = await db.select().from(syncRecords)
    expect(left.find(({ undoOutcome }) => undoOutcome === 'edited')?.subjectId).toBe(first!.id)
  })

  it('can be asked for within seven days', async () => {
    const id = await imported([practitioner(1)])
    setClock(now() + 7 * dayMs)
    await expect(requestUndo(system, id)).rejects.toThrow('long_work.undo_closed')
  })
})
