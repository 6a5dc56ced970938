import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { dryRunKind } from '#app/modules/directory/registry/commands/dry-run.server.ts'
import { importKind, recordFileInput } from '#app/modules/directory/registry/commands/import-run.server.ts'
import { beginRun, startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { performRun } from '#app/modules/long-work/commands/perform-run.server.ts'
import { requestUndo } from '#app/modules/long-work/commands/request-undo.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { registryDeactivations } from '#drizzle/schema/registry.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncConflicts, syncRecords } from '#drizzle/schema/sync.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { everything, insertReference } from '#tests/bench/import/registry-rows.ts'
import { syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readPlainCsv } from './csv-rows.ts'
import { readFhirBundle } from './fhir-bundle.ts'
import { inspectRecordFile } from './record-file.server.ts'
import { readGivenRow } from './record-row.ts'

useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'records-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => withTransaction(insertReference))

const system = { scope: 'system' } as const
const samples = {
  csv: 'public/samples/registry.csv',
  fhir: 'public/samples/registry-bundle.json',
  deactivations: 'public/samples/registry-deactivations.csv',
} as const

let files = 0
async function inputOf(text: string) {
  const path = join(folder, `file-${files++}`)
  writeFileSync(path, text)
  return recordFileInput(path, (await inspectRecordFile(path))!, null)
}
async function sync(text: string, kind: typeof importKind | typeof dryRunKind = importKind) {
  const { run } = await startRun(system, kind as typeof importKind, await inputOf(text))
  await workQueuedRuns()
  return (await db.select().from(runs).where(eq(runs.id, run.id)))[0]!
}
const sample = (source: keyof typeof samples) => readFileSync(samples[source], 'utf8')
const standing = async () =>
  JSON.stringify(await everything(), (key, value: unknown) =>
    key === 'version' || key === 'updatedAt' ? undefined : value,
  )
const people = async () =>
  (await db.select().from(providers).orderBy(providers.npi)).map(({ npi, legalFirst, legalLast, title, status }) =>
    [npi, legalFirst, legalLast, title, status].join(' '),
  )

const columns =
  'npi,kind,last_name,first_name,credential,taxonomy_codes,address_1,city,state,zip,phone,updated_on,organization_name'
const line = (index: number, given: { on?: string; phone?: string; zip?: string; kind?: string } = {}) =>
  `${syntheticNpi(index)},${given.kind ?? 'practitioner'},Tao,Wenqing,M.D.,207R00000X,${index} Main St,Flushing,NY,${given.zip ?? '11354'},${given.phone ?? ''},${given.on ?? '2026-01-02'},`
const csv = (...lines: string[]) => [columns, ...lines].join('\n')

describe('each sample', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])('of %s is known by what it begins with', async (source) => {
    expect((await inspectRecordFile(samples[source]))!.source).toBe(source)
  })

  it('of the CSV makes practitioners and organizations, as the main file would', async () => {
    const run = await sync(sample('csv'))
    expect(run).toMatchObject({ key: 'registry:csv', status: 'done', counts: { read: 3, created: 3, rejected: 0 } })
    expect(await people()).toEqual(['1999990009 Wenqing Tao MD unlisted', '1999990025 Ruolan Mu DO unlisted'])
    expect((await sync(sample('csv'))).counts).toMatchObject({ unchanged: 3, created: 0 })
  })

  it('of the bundle makes the practitioner of the role at its location', async () => {
    const run = await sync(sample('fhir'))
    expect(run).toMatchObject({ key: 'registry:fhir', status: 'done', counts: { read: 2, created: 2, rejected: 0 } })
    expect(await people()).toEqual(['1999990009 Wenqing Tao MD unlisted'])
    const places = await db.select().from(facilities).orderBy(facilities.slug)
    expect(places.map(({ nameEn, zip }) => [nameEn, zip])).toContainEqual(['Willow Street Imaging', '11354'])
  })

  it('of the deactivations ends the numbers that we have, and remembers the others', async () => {
    await sync(csv(line(1)))
    const own = syntheticNpi(1)
    const run = await sync(
      `NPI,NPPES Deactivation Date\n${own},02/01/2026\n1999990033,01/20/2026\n1999990034,01/20/2026\n`,
    )
    expect(run).toMatchObject({ key: 'registry:nppes', counts: { read: 3, retired: 1, unknown: 1, rejected: 1 } })
    expect(await people()).toEqual([`${own} Wenqing Tao MD retired`])
    expect((await db.select().from(registryDeactivations)).map(({ npi }) => npi).toSorted()).toEqual(
      [own, '1999990033'].toSorted(),
    )
    expect((await sync(sample('deactivations'))).counts).toMatchObject({ read: 2, rejected: 0 })
  })
})

describe('a run over another source', () => {
  it('is only told of by a dry run, which counts as the import does', async () => {
    const text = csv(line(1), line(2), line(1, { phone: '7185550142' }), line(3, { zip: '1' }), line(4, { kind: 'x' }))
    const dry = await sync(text, dryRunKind)
    expect(await db.select().from(providers)).toEqual([])
    expect((await db.select().from(syncRecords)).map(({ outcome }) => outcome)).toContain('created')
    const { counts } = await sync(text)
    expect(counts).toMatchObject({ read: 5, created: 2, rejected: 2 })
    for (const name of ['read', 'created', 'rejected', 'facilities'] as const) {
      expect([name, dry.counts[name]]).toEqual([name, counts[name]])
    }
  })

  it('changes nothing that the practice has said, and asks about it; older facts change nothing at all', async () => {
    await sync(csv(line(1)))
    const [row] = await db.select().from(providers)
    await withTransaction(async (tx) => {
      const edit = { providerId: row!.id, userId: await insertUser(tx), version: row!.version }
      await changeProvider(tx, edit, { fields: ['title'], columns: { title: 'DO' } })
    })
    await sync(csv(line(1, { on: '2026-03-01' })))
    expect((await db.select().from(providers))[0]!.title).toBe('DO')
    expect(await db.select().from(syncConflicts)).toMatchObject([{ field: 'title', ours: 'DO', theirs: 'MD' }])
    const was = await standing()
    await sync(csv(line(1, { on: '2025-01-01' })))
    expect(await standing()).toBe(was)
  })

  it('goes on where its process died, and is taken back whole', async () => {
    await sync(csv(line(1), line(700)))
    const was = await standing()
    const input = await inputOf(
      csv(...Array.from({ length: 1100 }, (_, index) => line(index + 1, { on: '2026-02-01' }))),
    )
    const cut = () => {
      throw new Error('power cut')
    }
    const begun = await beginRun(system, importKind, input)
    await expect(performRun(begun.lease, { onBatch: cut })).rejects.toThrow('power cut')
    const again = await beginRun(system, importKind, input)
    expect(again.isResumed).toBe(true)
    expect(await performRun(again.lease)).toMatchObject({ counts: { read: 1100, created: 1098, updated: 2 } })
    await requestUndo(system, again.lease.run.id)
    await workQueuedRuns()
    expect(await standing()).toBe(was)
  })
})

describe('whatever a file holds', () => {
  it('is read by line or refused', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('', 'practitioner', '1999990009', '2026-01-01'),
    )
    fc.assert(
      fc.property(fc.array(any, { minLength: 13, maxLength: 13 }), (cells) => {
        const rows =
          readPlainCsv(`${columns}\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`) ?? []
        for (const row of rows) expect(readGivenRow(row, null)).toHaveProperty('line')
      }),
    )
  })

  it('is read of a bundle, however its parts are made', () => {
    const names = [
      'id',
      'reference',
      'identifier',
      'name',
      'given',
      'family',
      'active',
      'address',
      'line',
      'practitioner',
      'location',
    ]
    const part = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.boolean(),
        fc.constant(null),
        fc.integer(),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('value'), { maxLength: 3 }),
      object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 5 }),
    })).object
    const resource = fc
      .tuple(fc.constantFrom('Practitioner', 'PractitionerRole', 'Organization', 'Location', 'Other'), part)
      .map(([resourceType, rest]) => ({ resource: { ...(rest as object), resourceType } }))
    fc.assert(
      fc.property(fc.array(fc.oneof(resource, fc.constant(null), fc.constant(7)), { maxLength: 6 }), (entry) => {
        const rows = readFhirBundle(JSON.stringify({ resourceType: 'Bundle', entry }))!
        for (const row of rows) expect(readGivenRow(row, null)).toHaveProperty('problem')
      }),
    )
    for (const none of ['', '{', '[]', '{"resourceType":"Patient"}', '{"resourceType":"Bundle","entry":7}']) {
      expect(readFhirBundle(none)).toBeNull()
    }
  })

  it('may say what every object has, where a word of a list is asked for', () => {
    const [kind] = readPlainCsv(csv(line(1, { kind: 'constructor' })))!
    expect(readGivenRow(kind!, null)).toMatchObject({ problem: 'the kind is neither practitioner nor organization' })
    const resource = { resourceType: 'Practitioner', gender: 'constructor', meta: { lastUpdated: '2026-01-01' } }
    const [person] = readFhirBundle(JSON.stringify({ resourceType: 'Bundle', entry: [{ resource }] }))!
    expect(person!.fields.gender).toBe('')
  })

  it('of people who left a directory ends nobody', () => {
    const bundle = JSON.parse(sample('fhir')) as { entry: { resource: { active?: boolean } }[] }
    for (const { resource } of bundle.entry) resource.active = false
    const rows = readFhirBundle(JSON.stringify(bundle))!.map((row) => readGivenRow(row, null))
    expect(rows.map((row) => 'problem' in row && row.problem)).toEqual(Array(2).fill('the resource is not active'))
  })
})
