import { and, asc, desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { seoFindings } from '#drizzle/schema/measuring.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { type FindingKind, findingKinds } from '../finding-kinds.ts'
import { listIgnored } from './ignores.server.ts'

const trendLength = 20

/** The latest runs, newest first. */
export function listAudits() {
  return db
    .select({
      id: runs.id,
      status: runs.status,
      done: runs.done,
      total: runs.total,
      counts: runs.counts,
      errorCode: runs.errorCode,
      createdAt: runs.createdAt,
      finishedAt: runs.finishedAt,
    })
    .from(runs)
    .where(eq(runs.kind, 'seo_audit'))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(trendLength)
}

/** How many findings of each kind a run has, and how many of these are ignored. */
export async function countFindings(runId: string): Promise<{ kind: FindingKind; count: number; ignored: number }[]> {
  const found = await db
    .select({ kind: seoFindings.kind, path: seoFindings.path })
    .from(seoFindings)
    .where(eq(seoFindings.runId, runId))
  const ignores = new Set((await listIgnored()).map(({ kind, path }) => `${kind} ${path}`))
  return findingKinds.flatMap((kind) => {
    const own = found.filter((each) => each.kind === kind)
    const ignored = own.filter(({ path }) => ignores.has(`${kind} ${path}`)).length
    return own.length === 0 ? [] : [{ kind, count: own.length - ignored, ignored }]
  })
}

const mostShown = 100

/** Findings of a kind in a run, in the order of their pages, with the reason of those that are ignored. */
export async function listFindings(runId: string, kind: FindingKind) {
  const rows = await db
    .select({ path: seoFindings.path, detail: seoFindings.detail })
    .from(seoFindings)
    .where(and(eq(seoFindings.runId, runId), eq(seoFindings.kind, kind)))
    .orderBy(asc(seoFindings.path), asc(seoFindings.detail))
    .limit(mostShown)
  const ignores = new Map((await listIgnored()).filter((each) => each.kind === kind).map((each) => [each.path, each]))
  return rows.map((row) => {
    const ignore = ignores.get(row.path)
    return { ...row, ignore: ignore ? { id: ignore.id, reason: ignore.reason } : null }
  })
}

/** By how many points the score of the last run is lower than that of the one before; 0 where it is not. */
export async function findScoreDrop(): Promise<{ points: number; since: number | null }> {
  const [last, before] = await db
    .select({ counts: runs.counts, finishedAt: runs.finishedAt })
    .from(runs)
    .where(and(eq(runs.kind, 'seo_audit'), eq(runs.status, 'done')))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(2)
  const points = last && before ? (before.counts.score ?? 0) - (last.counts.score ?? 0) : 0
  return { points: Math.max(0, points), since: last?.finishedAt ?? null }
}
