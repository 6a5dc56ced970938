import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, ne, notInArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { registerKind, type RunInHand, type RunProgress } from '#app/modules/long-work/run-kinds.ts'
import { paths } from '#app/paths.ts'
import { seoFindings, seoPages } from '#drizzle/schema/measuring.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { type Finding, type FindingKind, scoreOf } from '../finding-kinds.ts'
import { askPage } from '../page-source.ts'
import { listIgnored } from '../queries/ignores.server.ts'
import { type LookedAt, lookAt } from '../look-at-page.server.ts'
import { checkSite, type ReadPage } from '../site-checks.ts'
import { locationsIn, pathsInTurn } from '../sitemap-paths.ts'

type AuditParams = { limit: number }
/** That pages were found; which of them have been read stands in their rows. */
type AuditCheckpoint = { isBegun: true }
type Hand = RunInHand<AuditParams, AuditCheckpoint>

/** Pages that are read between two signs of how far it is. */
const batch = 10
/** Between two pages: others are answered first. */
const pause = 20
/** Runs whose findings are kept; the trend goes on without them. */
const keptRuns = 12
const insertBatch = 300

export const auditKind = registerKind<AuditParams, AuditCheckpoint>({
  name: 'seo_audit',
  permission: 'seo.run',
  work: audit,
  undo: null,
})

const waited = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function audit(run: Hand): Promise<void> {
  if (run.checkpoint === null) await begin(run)
  for (let some = await nextPages(run.id); some.length > 0; some = await nextPages(run.id)) {
    const seen: LookedAt[] = []
    for (const path of some) {
      seen.push(await lookAt(path, siteOrigin))
      await waited(pause)
    }
    await run.commitBatch((tx) => noteSeen(tx, run, seen))
  }
  await compare(run)
}

/** Finds the pages of the sitemap, and forgets what older runs have read. */
async function begin(run: Hand): Promise<void> {
  const index = locationsIn((await askPage(paths.sitemap())).body)
  const parts: string[][] = []
  for (const address of index) {
    if (!address.startsWith(`${siteOrigin}/`)) continue
    parts.push(locationsIn((await askPage(address.slice(siteOrigin.length))).body))
  }
  const found = [paths.home(), ...pathsInTurn(parts, siteOrigin)]
  await run.commitBatch(async (tx) => {
    await tx.delete(seoPages).where(ne(seoPages.runId, run.id))
    const latest = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(eq(runs.kind, 'seo_audit'))
      .orderBy(desc(runs.createdAt), desc(runs.id))
      .limit(keptRuns)
    await tx.delete(seoFindings).where(
      notInArray(
        seoFindings.runId,
        latest.map(({ id }) => id),
      ),
    )
    await addPages(tx, run, found)
    return progress(tx, run, {})
  })
}

/** Adds pages that are not known yet, as many as the run may read. */
async function addPages(tx: Transaction, { id: runId, params }: Hand, found: readonly string[]): Promise<void> {
  const [size] = await tx
    .select({ count: count(), last: max(seoPages.position) })
    .from(seoPages)
    .where(eq(seoPages.runId, runId))
  const room = params.limit - Number(size!.count)
  if (room <= 0 || found.length === 0) return
  const unique = [...new Set(found)]
  const known = await tx
    .select({ path: seoPages.path })
    .from(seoPages)
    .where(and(eq(seoPages.runId, runId), inArray(seoPages.path, unique.slice(0, 5000))))
  const isKnown = new Set(known.map(({ path }) => path))
  const first = Number(size!.last ?? -1) + 1
  const rows = unique
    .filter((path) => !isKnown.has(path))
    .slice(0, room)
    .map((path, index) => ({ runId, path, position: first + index, facts: {} }))
  for (let start = 0; start < rows.length; start += insertBatch) {
    await tx.insert(seoPages).values(rows.slice(start, start + insertBatch))
  }
}

async function nextPages(runId: string): Promise<string[]> {
  const rows = await db
    .select({ path: seoPages.path })
    .from(seoPages)
    .where(and(eq(seoPages.runId, runId), isNull(seoPages.status)))
    .orderBy(asc(seoPages.position))
    .limit(batch)
  return rows.map(({ path }) => path)
}

async function progress(
  tx: Transaction,
  { id }: Hand,
  counts: Record<string, number>,
): Promise<RunProgress<AuditCheckpoint>> {
  const total = await tx.$count(seoPages, eq(seoPages.runId, id))
  const done = await tx.$count(seoPages, and(eq(seoPages.runId, id), isNotNull(seoPages.status)))
  return { checkpoint: { isBegun: true }, done, total, counts }
}

async function addFindings(tx: Transaction, runId: string, findings: readonly Finding[]): Promise<void> {
  for (let start = 0; start < findings.length; start += insertBatch) {
    await tx
      .insert(seoFindings)
      .values(findings.slice(start, start + insertBatch).map((finding) => ({ ...finding, runId })))
      .onConflictDoNothing()
  }
}

async function noteSeen(tx: Transaction, run: Hand, seen: readonly LookedAt[]) {
  for (const { path, status, title, facts, findings, found } of seen) {
    await tx
      .update(seoPages)
      .set({ status, title, facts })
      .where(and(eq(seoPages.runId, run.id), eq(seoPages.path, path)))
    await addFindings(tx, run.id, findings)
    await addPages(tx, run, found)
  }
  return progress(tx, run, {})
}

/** What can be said once all pages are known: what is wrong between them, and the score. */
async function compare(run: Hand): Promise<void> {
  const rows = await db.select().from(seoPages).where(eq(seoPages.runId, run.id)).orderBy(asc(seoPages.position))
  const read = rows.map(({ path, status, title, facts }): ReadPage => {
    const empty = { isNoindex: false, alternates: {}, links: [] }
    return { path, status: status ?? 0, title: title ?? '', ...empty, ...facts }
  })
  const ignored = new Set((await listIgnored()).map(({ kind, path }) => `${kind} ${path}`))
  await run.commitBatch(async (tx) => {
    await addFindings(tx, run.id, checkSite(read))
    const all = await tx
      .select({ kind: seoFindings.kind, path: seoFindings.path })
      .from(seoFindings)
      .where(eq(seoFindings.runId, run.id))
    const counted = all.filter(({ kind, path }) => !ignored.has(`${kind} ${path}`)) as {
      kind: FindingKind
      path: string
    }[]
    const score = scoreOf(read.length, counted)
    return progress(tx, run, { pages: read.length, findings: counted.length, score })
  })
}
