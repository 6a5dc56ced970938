import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, inArray } from 'drizzle-orm'
import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { migrationFiles, syncConflicts, syncRecords } from '#drizzle/schema/sync.ts'

const runId = 'demo-sync-run'

/** Telephones of which the file of the demo says something else than the practice or a call: ours stays until somebody decides. */
const disputed = [
  { slug: 'apricot-family-clinic', trust: 'provider', theirs: ['+17185550190', '+17185550191'] },
  { slug: 'silver-pine-imaging', trust: 'phone', theirs: ['+17185550192', '+17185550193'] },
] as const

type RecordRow = typeof syncRecords.$inferInsert

type Found = Pick<RecordRow, 'subjectType' | 'externalId' | 'name' | 'outcome' | 'fields' | 'line' | 'reason'> & {
  subjectId?: string
}

/** What the run has found besides: told as a run tells it, of records that the demo does not have. */
const found: readonly Found[] = [
  {
    ...{ subjectType: 'provider', externalId: '1999990009', name: 'Wenqing Tao', outcome: 'created' },
    fields: {
      ...{ legalFirst: { before: null, after: 'Wenqing' }, legalLast: { before: null, after: 'Tao' } },
      ...{ title: { before: null, after: 'MD' }, status: { before: null, after: 'unlisted' } },
    },
  },
  {
    ...{ subjectType: 'facility', externalId: '1999990017', name: 'Willow Street Imaging', outcome: 'created' },
    fields: { addressLine1: { before: null, after: '14 Willow Street' }, zip: { before: null, after: '11354' } },
  },
  {
    ...{ subjectType: 'provider', externalId: '1999990025', name: 'Ruolan Mu', outcome: 'changed' },
    fields: { legalLast: { before: 'Mu', after: 'Mu Chen' }, title: { before: 'NP', after: 'DNP' } },
  },
  {
    ...{ subjectType: 'row', externalId: '1999990020', name: '', outcome: 'skipped', line: 418, fields: {} },
    reason: 'the NPI is not valid (ten digits, the last of them the check digit)',
  },
]

type DemoRun = Pick<typeof runs.$inferInsert, 'id' | 'kind' | 'key' | 'params' | 'counts'> & {
  daysAgo: number
  rows: number
  found: readonly Found[]
}

/** Nothing of them can be taken back: their records tell of nobody whom the demo has. */
function demoRuns(conflicts: readonly Found[]): DemoRun[] {
  return [
    {
      ...{ id: runId, kind: 'registry_import', key: 'registry:nppes', daysAgo: 2, rows: 500 },
      params: { fileName: 'npidata_pfile_demo.csv', states: ['NY'] },
      counts: { read: 500, created: 2, updated: 1, unchanged: 494, kept: conflicts.length, rejected: 1 },
      found: [...found, ...conflicts],
    },
    {
      ...{ id: `${runId}-dry`, kind: 'registry_dry_run', key: 'registry:csv', daysAgo: 1, rows: 2 },
      params: { fileName: 'registry.csv', states: null, source: 'csv' },
      counts: { read: 2, created: 2, updated: 0, unchanged: 0, kept: 0, rejected: 0 },
      found: found.filter(({ outcome }) => outcome === 'created'),
    },
  ]
}

/** Runs stay as young as they were: records go once a run can not be taken back any more. */
async function keepRun(tx: Transaction, { daysAgo, rows, found: told, ...run }: DemoRun) {
  const [known] = await tx.select({ createdAt: runs.createdAt }).from(runs).where(eq(runs.id, run.id))
  if (known && known.createdAt > now() - (daysAgo + 1) * dayMs) return
  const createdAt = now() - daysAgo * dayMs
  const finishedAt = createdAt + 2 * minuteMs
  const times = { createdAt, updatedAt: finishedAt, finishedAt, undoUntil: null }
  if (known) await tx.update(runs).set(times).where(eq(runs.id, run.id))
  else {
    const row = {
      ...run,
      inputDigest: null,
      status: 'done',
      startedByType: 'system',
      claims: 0,
      checkpoint: null,
    } as const
    await tx.insert(runs).values({ ...row, ...times, done: rows, total: rows })
  }
  await tx.delete(syncRecords).where(eq(syncRecords.runId, run.id))
  await tx.insert(syncRecords).values(
    told.map((record, index) => ({
      ...{ subjectId: null, ...record, id: `${run.id}-${index + 1}`, runId: run.id },
      ...{ position: index + 1, changes: [] },
    })),
  )
}

/** The sample of legacy clinics, as if somebody had just brought it: its preview is made anew from what the demo has. */
async function keepMigrationFile(tx: Transaction) {
  const text = readFileSync('public/samples/legacy-clinics.csv', 'utf8')
  const id = createHash('sha256').update(text).digest('hex')
  const row = { id, fileName: 'legacy-clinics.csv', text, createdAt: now() - dayMs }
  await tx
    .insert(migrationFiles)
    .values(row)
    .onConflictDoUpdate({ target: migrationFiles.id, set: { createdAt: row.createdAt } })
}

/**
 * Runs of the registry that have ended, with what they found, two conflicts that wait for somebody on any day, and a file of legacy clinics
 * to look at: a conflict that was decided comes again with the next start.
 */
export async function seedDemoSyncRun(tx: Transaction): Promise<void> {
  const slugs = disputed.map(({ slug }) => slug)
  const rows = await tx.select().from(facilities).where(inArray(facilities.slug, slugs))
  const at = now()
  const conflicts = disputed.flatMap(({ slug, trust, theirs }) => {
    const row = rows.find((each) => each.slug === slug)
    const phone = theirs.find((number) => number !== row?.phone)!
    return row ? [{ row, trust, phone }] : []
  })
  const told = conflicts.map(({ row, phone }) => ({
    ...({
      subjectType: 'facility',
      subjectId: row.id,
      externalId: null,
      name: row.nameEn,
      outcome: 'conflict',
    } as const),
    fields: { phone: { before: row.phone, after: phone } },
    ...{ line: null, reason: null },
  }))
  for (const run of demoRuns(told)) await keepRun(tx, run)
  await keepMigrationFile(tx)
  for (const { row, trust, phone } of conflicts) {
    const says = {
      ...{ ours: row.phone, oursTrust: trust, oursAt: at - 30 * dayMs, theirs: phone, theirColumns: { phone } },
      ...{ theirsOn: localDate(at - 10 * dayMs, newYork), decision: null, decidedAt: null, decidedById: null },
    }
    const subject = { runId, subjectType: 'facility', subjectId: row.id, field: 'phone' } as const
    const id = `demo-conflict-${row.slug}`
    const [open] = await tx.select().from(syncConflicts).where(eq(syncConflicts.id, id))
    if (open && open.decision === null) continue
    if (open)
      await tx
        .update(syncConflicts)
        .set({ ...says, updatedAt: at })
        .where(eq(syncConflicts.id, id))
    else await tx.insert(syncConflicts).values({ ...subject, ...says, id, createdAt: at, updatedAt: at })
  }
}
