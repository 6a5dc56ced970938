import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { listRuns } from '#app/modules/long-work/queries/runs.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import type { SyncSamples } from '../sync-samples.ts'

/** A file that somebody has put into the folder of sources. */
export type SyncSource = { name: string; bytes: number; changedAt: number }

/** Where files to be imported lie: gigabytes do not go through a browser. */
export const sourcesFolder = () => resolve(env.DATA_DIR, 'sources')

const isName = (name: string) => /^[\w][\w. -]{0,150}\.(?:csv|json)$/i.test(name)

/** The files of the folder, the youngest first; none while there is no folder. */
export async function listSources(folder = sourcesFolder()): Promise<SyncSource[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.filter(isName).map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null)
      return file?.isFile() ? [{ name, bytes: file.size, changedAt: Math.floor(file.mtimeMs) }] : []
    }),
  )
  return found.flat().toSorted((one, other) => other.changedAt - one.changedAt || (one.name < other.name ? -1 : 1))
}

/** The path of a file by a name of the list; nothing else that a form sends leads to a file. @throws DomainError not_found `directory.source_unknown` */
export async function sourcePath(name: string, folder = sourcesFolder()): Promise<string> {
  const source = (await listSources(folder)).find((each) => each.name === name)
  if (!source) throw new DomainError('not_found', 'directory.source_unknown')
  return join(folder, source.name)
}

/** Whether a dry run over this input has come to its end. */
export async function isRehearsed(reader: Reader, inputDigest: string): Promise<boolean> {
  const isDone = and(eq(runs.kind, 'registry_dry_run'), eq(runs.inputDigest, inputDigest), eq(runs.status, 'done'))
  const [run] = await reader.select({ id: runs.id }).from(runs).where(isDone).limit(1)
  return run !== undefined
}

type ListedRun = Awaited<ReturnType<typeof listRuns>>[number]

/** A run with the file that it reads, and what a dry run has found. */
export type SyncRun = Pick<
  ListedRun,
  'id' | 'kind' | 'status' | 'done' | 'total' | 'counts' | 'errorCode' | 'createdAt' | 'finishedAt'
> & { fileName: string; states: string[]; samples: SyncSamples | null }

/** The latest runs of the registry, imports and dry runs. @throws DomainError forbidden `long_work.not_allowed` */
export async function listSyncRuns(actor: AdminActor): Promise<SyncRun[]> {
  const listed = (
    await Promise.all(['registry_import', 'registry_dry_run'].map((kind) => listRuns(actor, kind)))
  ).flat()
  const latest = listed
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
    .slice(0, 20)
  if (latest.length === 0) return []
  const rows = await db
    .select({ id: runs.id, params: runs.params, checkpoint: runs.checkpoint })
    .from(runs)
    .where(
      inArray(
        runs.id,
        latest.map(({ id }) => id),
      ),
    )
    .orderBy(desc(runs.createdAt), desc(runs.id))
  const more = new Map(rows.map((row) => [row.id, row]))
  return latest.map(({ id, kind, status, done, total, counts, errorCode, createdAt, finishedAt }) => {
    const { params, checkpoint } = more.get(id)!
    const { fileName = '', states = null } = params as { fileName?: string; states?: string[] | null }
    const { samples = null } = (checkpoint ?? {}) as { samples?: SyncSamples }
    return {
      id,
      kind,
      status,
      done,
      total,
      counts,
      errorCode,
      createdAt,
      finishedAt,
      fileName,
      states: states ?? [],
      samples,
    }
  })
}
