import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { sourcesFolder } from '#app/modules/directory/registry/queries/sources.server.ts'
import { pruneSyncRecords } from '#app/modules/directory/registry/records/commands/prune-records.server.ts'
import { download } from '#app/modules/directory/registry/schedules/commands/download.server.ts'
import { startDueSyncs } from '#app/modules/directory/registry/schedules/commands/start-due-syncs.server.ts'
import { requestUndo } from '#app/modules/long-work/commands/request-undo.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import type { loader } from '#app/routes/admin/sync/schedules.tsx'
import { providers } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncRecords, syncSchedules } from '#drizzle/schema/sync.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertReference } from '#tests/bench/import/registry-rows.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()
const before = now()
/** A Monday, 7 in the morning of New York. */
const began = Date.parse('2026-02-09T12:00:00Z')
const path = '/admin/ees-sync/schedules'
const put = (name: string, from: string, age = 0) => {
  const file = join(sourcesFolder(), name)
  writeFileSync(file, readFileSync(from))
  utimesSync(file, 1_700_000_000 - age, 1_700_000_000 - age)
}

beforeEach(async () => {
  setClock(began)
  await withTransaction(insertReference)
  mkdirSync(sourcesFolder(), { recursive: true })
})
afterEach(() => {
  setClock(before)
  rmSync(sourcesFolder(), { recursive: true, force: true })
})

const engineer = async () => (await signedInAdmin({ permissions: ['sync.run', 'sync.apply'] })).headers
const form = { source: 'csv', version: '0', cadence: 'daily', weekday: '1', hour: '3', what: 'apply', states: '' }
const set = (headers: Record<string, string>, fields: Partial<typeof form> = {}) =>
  post(path, { ...form, ...fields }, { headers })
const scheduleOf = async (source = 'csv') =>
  (await db.select().from(syncSchedules).where(eq(syncSchedules.id, source)))[0]
const started = async () => (await db.select().from(runs)).map(({ kind, status }) => `${kind} ${status}`)
const due = (days: number) => setClock(began + days * dayMs)

describe('a schedule', () => {
  it('runs the youngest file of its source when it is due, and what was missed once', async () => {
    put('registry.csv', 'public/samples/registry.csv')
    put('older.csv', 'public/samples/registry.csv', 60)
    put('gone.csv', 'public/samples/registry-deactivations.csv')
    await set(await engineer())
    await startDueSyncs()
    expect(await started()).toEqual([])
    due(5)
    await startDueSyncs()
    await startDueSyncs()
    expect(await started()).toEqual(['registry_import queued'])
    expect(await scheduleOf()).toMatchObject({ outcome: 'started', handledAt: Date.parse('2026-02-14T08:00:00Z') })
    await workQueuedRuns()
    expect(await db.select().from(providers)).toHaveLength(2)
    due(6)
    await startDueSyncs()
    expect(await started()).toEqual(['registry_import done'])
    expect(await scheduleOf()).toMatchObject({ outcome: 'same_file' })
  })

  it('does not do again by itself what a person has taken back', async () => {
    put('registry.csv', 'public/samples/registry.csv')
    await set(await engineer())
    due(1)
    await startDueSyncs()
    await workQueuedRuns()
    await requestUndo({ scope: 'system' }, (await db.select().from(runs))[0]!.id)
    await workQueuedRuns()
    due(2)
    await startDueSyncs()
    expect(await scheduleOf()).toMatchObject({ outcome: 'same_file' })
    expect(await db.select().from(providers)).toEqual([])
  })

  it('waits for a run that has its source, and is one run for two processes', async () => {
    put('registry.csv', 'public/samples/registry.csv')
    await set(await engineer(), { what: 'dry' })
    const at = now()
    await withTransaction(async (tx) => {
      await tx.insert(runs).values({
        ...{
          id: 'busy',
          kind: 'registry_import',
          key: 'registry:csv',
          inputDigest: null,
          params: {},
          status: 'paused',
        },
        ...{ startedByType: 'system', claims: 0, done: 0, counts: {}, createdAt: at, updatedAt: at },
      })
    })
    due(1)
    await startDueSyncs()
    expect((await scheduleOf())!.outcome).toBeNull()
    await withTransaction(async (tx) => {
      await tx.update(runs).set({ status: 'cancelled' }).where(eq(runs.id, 'busy'))
    })
    setClock(now() + hourMs)
    await Promise.all([startDueSyncs(), startDueSyncs()])
    expect((await started()).filter((line) => line.startsWith('registry_dry_run'))).toEqual(['registry_dry_run queued'])
  })

  it('says when there is no file, and stays quiet when it is off', async () => {
    const headers = await engineer()
    await set(headers)
    due(1)
    await startDueSyncs()
    expect(await scheduleOf()).toMatchObject({ outcome: 'no_file' })
    await set(await engineer(), { version: '1', cadence: 'off' })
    due(3)
    await startDueSyncs()
    expect(await scheduleOf()).toMatchObject({ cadence: 'off', outcome: null })
  })

  it('is set by who may, by one of two, and to import after a fresh code only', async () => {
    const reader = (await signedInAdmin({ permissions: ['sync.run'] })).headers
    expect((await set(reader)).status).toBe(403)
    expect(await scheduleOf()).toBeUndefined()
    await set(reader, { what: 'dry' })
    await set(reader, { what: 'dry', hour: '5' })
    expect(await scheduleOf()).toMatchObject({ hour: 3, version: 1, isDryRun: true })
    for (const wrong of [{ hour: '24' }, { weekday: '0' }, { source: 'other' }, { states: 'New York' }]) {
      expect((await set(reader, { what: 'dry', version: '1', ...wrong })).status).toBe(400)
    }
    const headers = await engineer()
    setClock(began + 11 * 60_000)
    expect((await set(headers, { version: '1' })).location).toMatch(/second-factor/)
  })

  it.each(locales)('is shown in %s, with where its file comes from', async (locale) => {
    const headers = await engineer()
    await set(headers)
    const { data } = await get<typeof loader>(path, { headers })
    expect(data.schedules.map(({ source, host }) => [source, host])).toContainEqual(['csv', null])
    const { html, status } = await openPage(withPrefix(path, locale), { headers })
    expect(status).toBe(200)
    expect(html).not.toMatch(/schedules\.\w/)
    expect(html).toContain(sourcesFolder())
  })
})

describe('a download', () => {
  const text = readFileSync('public/samples/registry.csv', 'utf8')
  const answering = (answer: () => Response) => (() => Promise.resolve(answer())) as typeof fetch

  it('is put into the folder whole', async () => {
    const file = await download(
      'csv',
      'https://registry.example/file',
      answering(() => new Response(text)),
    )
    expect(file).toBe(join(sourcesFolder(), 'csv-download.csv'))
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('leaves what was there when it fails', async () => {
    const file = await download(
      'csv',
      'https://registry.example/file',
      answering(() => new Response(text)),
    )
    const large = () => new Response(new Uint8Array(64 * 1024 * 1024 + 1))
    for (const answer of [() => new Response('no', { status: 500 }), large, () => Response.error()]) {
      await expect(download('csv', 'https://registry.example/file', answering(answer))).rejects.toThrow()
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
  })
})

describe('records of runs', () => {
  const status = (id: string, given: Partial<typeof runs.$inferInsert>) =>
    withTransaction(async (tx) => {
      await tx.update(runs).set(given).where(eq(runs.id, id))
    })
  const kept = async () => (await db.select().from(syncRecords)).length
  async function imported() {
    put('registry.csv', 'public/samples/registry.csv')
    await set(await engineer())
    due(1)
    await startDueSyncs()
    await workQueuedRuns()
    return (await db.select().from(runs))[0]!
  }

  it('go when the run can be taken back no more, seven days after its end', async () => {
    const { undoUntil } = await imported()
    const count = await kept()
    expect(count).toBeGreaterThan(0)
    setClock(undoUntil!)
    expect(await pruneSyncRecords()).toBe(0)
    setClock(undoUntil! + 1)
    expect(await pruneSyncRecords()).toBe(count)
    expect(await started()).toEqual(['registry_import done'])
  })

  it('stay while the run is being taken back, and for a week after', async () => {
    const run = await imported()
    const count = await kept()
    setClock(run.undoUntil! - 1)
    await requestUndo({ scope: 'system' }, run.id)
    setClock(now() + 30 * dayMs)
    expect(await pruneSyncRecords()).toBe(0)
    await workQueuedRuns()
    expect(await db.select().from(providers)).toEqual([])
    expect(await pruneSyncRecords()).toBe(0)
    setClock(now() + 8 * dayMs)
    expect(await pruneSyncRecords()).toBe(count)
  })

  it('stay of a run that has not ended, and for ninety days of one that failed', async () => {
    const { id } = await imported()
    const count = await kept()
    await status(id, { status: 'paused', undoUntil: null })
    setClock(now() + 400 * dayMs)
    expect(await pruneSyncRecords()).toBe(0)
    await status(id, { status: 'failed', updatedAt: now() - 89 * dayMs })
    expect(await pruneSyncRecords()).toBe(0)
    await status(id, { updatedAt: now() - 91 * dayMs })
    expect(await pruneSyncRecords()).toBe(count)
  })
})
