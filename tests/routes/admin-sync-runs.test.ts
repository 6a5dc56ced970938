import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { sourcesFolder } from '#app/modules/directory/registry/queries/sources.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import type { loader as conflictsLoader } from '#app/routes/admin/sync/conflicts.tsx'
import type { loader as runLoader } from '#app/routes/admin/sync/run.tsx'
import type { loader as runsLoader } from '#app/routes/admin/sync/runs.tsx'
import { providers } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncConflicts } from '#drizzle/schema/sync.ts'
import { insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertReference, practitioner } from '#tests/bench/import/registry-rows.ts'
import { officialHeader, officialRow, quotedLine, type RowValues } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const name = 'npidata_test.csv'
const write = (rows: readonly RowValues[], more = '') =>
  writeFileSync(
    join(sourcesFolder(), name),
    [quotedLine(officialHeader()), ...rows.map((row) => quotedLine(officialRow(row)))].join('') + more,
  )
const began = now()
beforeEach(async () => {
  setClock(began)
  await withTransaction(insertReference)
  mkdirSync(sourcesFolder(), { recursive: true })
})
afterEach(() => {
  setClock(began)
  rmSync(sourcesFolder(), { recursive: true, force: true })
})

const engineer = async () => (await signedInAdmin({ permissions: ['sync.run', 'sync.apply'] })).headers

/** Runs the file dry and then in earnest; answers the import. */
async function apply(headers: Record<string, string>, rows: readonly RowValues[], more = '') {
  write(rows, more)
  const before = new Set((await db.select().from(runs)).map(({ id }) => id))
  for (const intent of ['dry', 'apply']) {
    await post('/admin/ees-sync', { file: name, states: '', intent }, { headers })
    await workQueuedRuns()
  }
  const fresh = (await db.select().from(runs)).filter(({ id }) => !before.has(id))
  return fresh.find(({ kind }) => kind === 'registry_import')!.id
}

const runPage = async (headers: Record<string, string>, id: string, search = '') =>
  (await get<typeof runLoader>(`/admin/ees-sync/runs/${id}${search}`, { headers })).data
const conflictsPage = async (headers: Record<string, string>, search = '') =>
  (await get<typeof conflictsLoader>(`/admin/ees-sync/conflicts${search}`, { headers })).data
const people = () => db.select().from(providers).orderBy(providers.npi)

/** Practitioner 1 with a credential that the practice has set. */
async function edit(title: string) {
  const [row] = await db
    .select()
    .from(providers)
    .where(eq(providers.npi, practitioner(1).NPI!))
  await withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    const edited = { providerId: row!.id, userId, version: row!.version }
    await changeProvider(tx, edited, { fields: ['title'], columns: { title } })
  })
}

describe('the runs of a source', () => {
  it('are listed by filters, each with what it found, before and after with the words marked', async () => {
    const headers = await engineer()
    await apply(headers, [practitioner(1), practitioner(2)])
    const later = { ...practitioner(1, { on: '08/01/2021' }), 'Provider Last Name (Legal Name)': 'CHEN TAVISH' }
    const second = await apply(headers, [later, practitioner(2)], '"broken"\n')
    const page = await runPage(headers, second)
    expect(page.outcomes).toMatchObject({ changed: 1, skipped: 1 })
    const changed = (await runPage(headers, second, '?outcome=changed')).records
    expect(changed).toHaveLength(1)
    expect(changed[0]!.fields).toEqual([
      {
        field: 'legalLast',
        before: [{ kind: 'gone', text: 'McTavish' }],
        after: [{ kind: 'added', text: 'Chen Tavish' }],
      },
    ])
    const dry = (await get<typeof runsLoader>('/admin/ees-sync/runs?kind=registry_dry_run', { headers })).data
    expect(dry.runs).toHaveLength(2)
    const none = (await get<typeof runsLoader>('/admin/ees-sync/runs?source=fhir', { headers })).data
    expect(none.runs).toEqual([])
    const csv = await openPage(`/admin/ees-sync/runs/${second}/errors`, { headers })
    expect(csv.headers.get('Content-Type')).toContain('text/csv')
    expect(csv.html.trim().split('\r\n')[1]).toMatch(/^4,/)
  })

  it('are undone within seven days after a fresh code, and the list says what was left', async () => {
    const headers = await engineer()
    const id = await apply(headers, [practitioner(1), practitioner(2)])
    await edit('DO')
    const reader = (await signedInAdmin({ permissions: ['sync.run'] })).headers
    expect((await post(`/admin/ees-sync/runs/${id}`, { step: 'undo' }, { headers: reader })).status).toBe(403)
    setClock(now() + 11 * 60_000)
    const { location } = await post(`/admin/ees-sync/runs/${id}`, { step: 'undo' }, { headers })
    expect(location).toContain('/admin/second-factor')
    setClock(began)
    await post(`/admin/ees-sync/runs/${id}`, { step: 'undo' }, { headers })
    await workQueuedRuns()
    expect((await people()).map(({ title }) => title)).toEqual(['DO'])
    const page = await runPage(headers, id, '?undo=left')
    expect(page.run.status).toBe('undone')
    expect(page.records.map(({ undoOutcome }) => undoOutcome).toSorted()).toEqual(['edited', 'in_use'])
  })
})

describe('a field that the practice has said', () => {
  async function contradicted(headers: Record<string, string>) {
    await apply(headers, [practitioner(1)])
    await edit('DO')
    const later = practitioner(1, { on: '08/01/2021' })
    return apply(headers, [{ ...later, 'Provider Credential Text': 'N.P.' }])
  }
  const decide = (headers: Record<string, string>, fields: Record<string, string>) =>
    post('/admin/ees-sync/conflicts', fields, { headers })

  it('is kept and asked about with both values and dates', async () => {
    const headers = await engineer()
    const id = await contradicted(headers)
    expect((await people())[0]).toMatchObject({ title: 'DO' })
    const { conflicts, counts } = await conflictsPage(headers)
    expect(counts).toEqual([{ field: 'title', count: 1 }])
    expect(conflicts).toMatchObject([
      { field: 'title', oursTrust: 'provider', oursAt: began, theirsOn: '2021-08-01', runId: id },
    ])
    expect(conflicts[0]!.ours.map(({ text }) => text).join('')).toBe('DO')
    expect(conflicts[0]!.theirs.map(({ text }) => text).join('')).toBe('NP')
    expect((await runPage(headers, id, '?outcome=conflict')).records).toHaveLength(1)
  })

  it('stays ours when somebody decides so, and is not asked about again', async () => {
    const headers = await engineer()
    await contradicted(headers)
    const [{ id } = { id: '' }] = (await conflictsPage(headers)).conflicts
    await decide(headers, { conflict: id, decision: 'ours' })
    const again = practitioner(1, { on: '09/01/2021' })
    await apply(headers, [{ ...again, 'Provider Credential Text': 'N.P.' }])
    expect((await conflictsPage(headers)).conflicts).toEqual([])
    await apply(headers, [{ ...practitioner(1, { on: '10/01/2021' }), 'Provider Credential Text': 'P.A.' }])
    expect((await conflictsPage(headers)).conflicts).toHaveLength(1)
    expect((await people())[0]).toMatchObject({ title: 'DO' })
  })

  it('becomes theirs in bulk after a fresh code, and is the registry’s from then on', async () => {
    const headers = await engineer()
    await contradicted(headers)
    setClock(now() + 11 * 60_000)
    expect((await decide(headers, { field: 'title', decision: 'theirs' })).location).toContain('/admin/second-factor')
    setClock(began)
    await decide(headers, { field: 'title', decision: 'theirs' })
    const [row] = await people()
    expect(row).toMatchObject({ title: 'NP' })
    expect(row!.editedFields).not.toContain('title')
    expect((await conflictsPage(headers)).conflicts).toEqual([])
  })

  it('is shown again, not overwritten, when it has changed meanwhile', async () => {
    const headers = await engineer()
    await contradicted(headers)
    await edit('PA')
    const [{ id } = { id: '' }] = await db.select().from(syncConflicts)
    await decide(headers, { conflict: id, decision: 'theirs' })
    expect((await people())[0]).toMatchObject({ title: 'PA' })
    expect((await conflictsPage(headers)).conflicts).toMatchObject([{ ours: [{ text: 'PA' }] }])
    await decide(headers, { conflict: id, decision: 'theirs' })
    expect((await people())[0]).toMatchObject({ title: 'NP' })
  })

  it.each([{}, { decision: 'theirs' }, { field: 'slug', decision: 'theirs' }, { conflict: 'a', decision: 'both' }])(
    'is not decided by the form %j',
    async (fields) => {
      expect((await decide(await engineer(), fields as Record<string, string>)).status).toBe(400)
    },
  )
})

describe.each(locales)('in %s', (locale) => {
  it('the pages of the runs and of the conflicts are whole, without a word that is missing', async () => {
    const headers = await engineer()
    await apply(headers, [practitioner(1)])
    await edit('DO')
    const other = { ...practitioner(1, { on: '08/01/2021' }), 'Provider Credential Text': 'N.P.' }
    const id = await apply(headers, [other, practitioner(2)], '"broken"\n')
    const undone = ['', '?outcome=conflict', '?outcome=created', '?outcome=skipped', '?undo=left']
    const pages = ['/runs', '/runs?source=nppes', '/conflicts', '/conflicts?field=title']
    for (const path of [...pages, ...undone.map((search) => `/runs/${id}${search}`)]) {
      const { status, html } = await openPage(withPrefix(`/admin/ees-sync${path}`, locale), { headers })
      expect([path, status]).toEqual([path, 200])
      expect(html, path).toContain('<h1')
      const keys = /\b(?:list|run|outcomes|subjects|undo|trust|conflicts|fields|keys|kinds|statuses)\.[a-zA-Z]\w+\b/g
      expect(html.match(keys), path).toBeNull()
    }
  })
})
