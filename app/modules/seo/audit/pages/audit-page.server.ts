import type { AdminActor } from '#app/core/actor.ts'
import { type FindingKind, findingKinds } from '../finding-kinds.ts'
import { countFindings, listAudits, listFindings } from '../queries/audits.server.ts'

const isActive = (status: string) => ['queued', 'running', 'paused', 'cancelling', 'failed'].includes(status)

/** What the page of audits shows: the last one that ended, what it found, the way there, and the one under way. */
export async function findAuditPage(actor: AdminActor, request: Request) {
  const audits = await listAudits()
  const [newest] = audits
  const last = audits.find(({ status }) => status === 'done') ?? null
  const asked = new URL(request.url).searchParams.get('kind')
  const kind: FindingKind | null = findingKinds.find((each) => each === asked) ?? null
  const trend = audits
    .filter(({ status }) => status === 'done')
    .map(({ id, createdAt, counts }) => ({
      id,
      createdAt,
      score: counts.score ?? 0,
      pages: counts.pages ?? 0,
      findings: counts.findings ?? 0,
    }))
    .toReversed()
  return {
    active: newest && isActive(newest.status) ? newest : null,
    last: last && { id: last.id, createdAt: last.createdAt },
    trend,
    kinds: last ? await countFindings(last.id) : [],
    kind,
    findings: last && kind ? await listFindings(last.id, kind) : [],
    mayRun: actor.permissions.has('seo.run'),
  }
}

export type AuditPageData = Awaited<ReturnType<typeof findAuditPage>>
