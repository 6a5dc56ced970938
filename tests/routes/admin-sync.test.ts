import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { sourcesFolder } from '#app/modules/directory/registry/queries/sources.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import type { action, loader } from '#app/routes/admin/sync/sync.tsx'
import { providers } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertReference, practitioner } from '#tests/bench/import/registry-rows.ts'
import { officialHeader, officialRow, quotedLine, syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

const name = 'npidata_test.csv'
beforeEach(async () => {
  await withTransaction(insertReference)
  mkdirSync(sourcesFolder(), { recursive: true })
  const rows = [1, 2, 3].map((number) => quotedLine(officialRow(practitioner(number))))
  writeFileSync(join(sourcesFolder(), name), [quotedLine(officialHeader()), ...rows].join(''))
})
afterEach(() => rmSync(sourcesFolder(), { recursive: true, force: true }))

const engineer = async () => (await signedInAdmin({ permissions: ['sync.run', 'sync.apply'] })).headers
const start = (headers: Record<string, string>, fields: Record<string, string>) =>
  post<typeof action>('/admin/ees-sync', { file: name, states: '', ...fields }, { headers })
const page = async (headers: Record<string, string>) => (await get<typeof loader>('/admin/ees-sync', { headers })).data
const kinds = async () => (await db.select().from(runs)).map(({ kind, status }) => `${kind} ${status}`)

describe('the registry', () => {
  it('is run dry first, which writes nothing and says what it would do; then imported', async () => {
    const headers = await engineer()
    expect((await page(headers)).sources).toMatchObject([{ name }])
    await start(headers, { intent: 'apply' })
    expect(await kinds()).toEqual([])
    expect((await start(headers, { intent: 'dry' })).location).toBe('/admin/ees-sync')
    expect(await kinds()).toEqual(['registry_dry_run queued'])
    await workQueuedRuns()
    expect(await db.select().from(providers)).toEqual([])
    const [dry] = (await page(headers)).runs
    expect(dry).toMatchObject({ status: 'done', fileName: name, counts: { read: 3, created: 3, facilities: 1 } })
    expect(dry?.samples?.created.map(({ npi }) => npi)).toEqual([1, 2, 3].map(syntheticNpi))
    await start(headers, { intent: 'apply', states: 'NJ' })
    expect(await kinds()).toHaveLength(1)
    await start(headers, { intent: 'apply' })
    await workQueuedRuns()
    expect((await kinds()).toSorted()).toEqual(['registry_dry_run done', 'registry_import done'])
    expect(await db.select().from(providers)).toHaveLength(3)
  })

  it('is imported after a fresh code only', async () => {
    const headers = await engineer()
    await start(headers, { intent: 'dry' })
    await workQueuedRuns()
    setClock(now() + 11 * 60_000)
    const { location } = await start(headers, { intent: 'apply' })
    expect(location).toBe(`/admin/second-factor?next=${encodeURIComponent('/admin/ees-sync')}&reason=fresh`)
    expect(await kinds()).toEqual(['registry_dry_run done'])
  })

  it('is paused, resumed and cancelled by a person', async () => {
    const headers = await engineer()
    await start(headers, { intent: 'dry' })
    const [run] = await db.select().from(runs)
    const steps = ['pause', 'resume', 'cancel', 'cancel']
    const seen: string[] = []
    for (const step of steps) {
      expect((await post(`/admin/ees-sync/runs/${run!.id}`, { step }, { headers })).location).toBe('/admin/ees-sync')
      seen.push(...(await kinds()))
    }
    expect(seen.map((line) => line.split(' ')[1])).toEqual(['paused', 'queued', 'cancelled', 'cancelled'])
    await workQueuedRuns()
    expect(await kinds()).toEqual(['registry_dry_run cancelled'])
  })

  it('is run once at a time, over files of the folder only, and imported by who may', async () => {
    const headers = await engineer()
    for (const file of ['../secrets/session', '/etc/passwd', 'none.csv', '..', '']) {
      await start(headers, { intent: 'dry', file })
    }
    expect(await kinds()).toEqual([])
    expect((await start(headers, { intent: 'dry', states: 'New York' })).status).toBe(400)
    await start(headers, { intent: 'dry' })
    await start(headers, { intent: 'dry', states: 'NY' })
    expect(await kinds()).toHaveLength(1)
    await workQueuedRuns()
    const reader = (await signedInAdmin({ permissions: ['sync.run'] })).headers
    expect((await page(reader)).mayApply).toBe(false)
    expect((await start(reader, { intent: 'apply' })).status).toBe(403)
    expect(await kinds()).toHaveLength(1)
  })

  it('says of a file that is none of the registry’s that it cannot be used', async () => {
    writeFileSync(join(sourcesFolder(), 'other.csv'), 'a,b\n1,2\n')
    await start(await engineer(), { intent: 'dry', file: 'other.csv' })
    expect(await kinds()).toEqual([])
  })
})
