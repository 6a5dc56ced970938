import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { maySteer } from '#app/modules/long-work/policy.ts'
import { runs, runStatuses } from '#drizzle/schema/runs.ts'
import { syncKeys, syncKinds, type SyncKey, type SyncKind } from '../sync-kinds.ts'

const pageSize = 25

export type RunFilters = Readonly<{
  key: SyncKey | null
  kind: SyncKind | null
  status: (typeof runStatuses)[number] | null
  after: { createdAt: number; id: string } | null
}>

export function readRunFilters(search: URLSearchParams): RunFilters {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(search.get('after') ?? '') ?? []
  return {
    key: syncKeys.find((each) => each === search.get('source')) ?? null,
    kind: syncKinds.find((each) => each === search.get('kind')) ?? null,
    status: runStatuses.find((each) => each === search.get('status')) ?? null,
    after: createdAt && id ? { createdAt: Number(createdAt), id } : null,
  }
}

/** The query of an address that shows these filters. */
export function runSearch({ key, kind, status, after }: RunFilters): Record<string, string> {
  return {
    ...(key && { source: key }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(after && { after: `${after.createdAt}.${after.id}` }),
  }
}

/** Runs of the sources, undos among them, the latest first. @throws DomainError forbidden `long_work.not_allowed` */
export async function listRunsOfSources(actor: AdminActor, { key, kind, status, after }: RunFilters) {
  if (!maySteer(actor, 'registry_import')) throw new DomainError('forbidden', 'long_work.not_allowed')
  const isOlder =
    after && or(lt(runs.createdAt, after.createdAt), and(eq(runs.createdAt, after.createdAt), lt(runs.id, after.id)))
  const rows = await db
    .select()
    .from(runs)
    .where(
      and(
        kind ? eq(runs.kind, kind) : inArray(runs.kind, [...syncKinds]),
        key ? eq(runs.key, `registry:${key}`) : undefined,
        status ? eq(runs.status, status) : undefined,
        isOlder ?? undefined,
      ),
    )
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    next: rows.length > pageSize && last ? { createdAt: last.createdAt, id: last.id } : null,
    runs: shown.map(
      ({ id, kind: kindName, key: keyName, status: state, counts, createdAt, finishedAt, undoesId, params }) => ({
        ...{ id, kind: kindName as SyncKind, status: state, counts, createdAt, finishedAt, isUndo: undoesId !== null },
        source: keyName.replace('registry:', '') as SyncKey,
        fileName: (params as { fileName?: string }).fileName ?? '',
      }),
    ),
  }
}

export type ListedSyncRun = Awaited<ReturnType<typeof listRunsOfSources>>['runs'][number]
