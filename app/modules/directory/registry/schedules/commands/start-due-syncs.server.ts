import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { join } from 'node:path'
import { isRefusal, refusalIn } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { dryRunKind } from '#app/modules/directory/registry/commands/dry-run.server.ts'
import { importKind } from '#app/modules/directory/registry/commands/import-run.server.ts'
import { inputOf } from '#app/modules/directory/registry/commands/start-sync.server.ts'
import { listSources, sourcesFolder } from '#app/modules/directory/registry/queries/sources.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncSchedules } from '#drizzle/schema/sync.ts'
import { downloadAddress } from '../download-address.server.ts'
import { lastDue, type ScheduledSource } from '../schedule-times.ts'
import { download, DownloadFailed } from './download.server.ts'

type Schedule = typeof syncSchedules.$inferSelect
type Input = Awaited<ReturnType<typeof inputOf>>
type Outcome = NonNullable<Schedule['outcome']>

const sourceOf = ({ params }: Input): ScheduledSource => params.source ?? 'nppes'

/** What is run over a file; null for one that cannot be used. */
async function usable(path: string, { states, isDryRun }: Schedule): Promise<Input | null> {
  return inputOf(path, states, isDryRun).catch((error: unknown) => {
    if (refusalIn(error)) return null
    throw error
  })
}

/** The youngest file of the source in the folder. A file says by its columns of which source it is. */
async function youngest(schedule: Schedule): Promise<Input | null> {
  for (const { name } of await listSources()) {
    const input = await usable(join(sourcesFolder(), name), schedule)
    if (input && sourceOf(input) === schedule.id) return input
  }
  return null
}

/** Whether a run over the same has ended, also one that was taken back: what a person has undone is not done again by itself. */
async function isDone(kind: string, inputDigest: string): Promise<boolean> {
  const ended = inArray(runs.status, ['done', 'undone', 'cancelled'])
  const [run] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.kind, kind), eq(runs.inputDigest, inputDigest), isNull(runs.undoesId), ended))
    .limit(1)
  return run !== undefined
}

async function startSchedule(schedule: Schedule, ask: typeof fetch): Promise<Outcome> {
  const source = schedule.id as ScheduledSource
  const address = downloadAddress(source)
  let input: Input | null
  if (address === '') {
    input = await youngest(schedule)
    if (!input) return 'no_file'
  } else {
    input = await usable(await download(source, address, ask), schedule)
    if (!input || sourceOf(input) !== source) return 'unusable'
  }
  const kind = schedule.isDryRun ? dryRunKind : importKind
  if (await isDone(kind.name, input.inputDigest)) return 'same_file'
  await startRun({ scope: 'system' }, kind as typeof importKind, input)
  return 'started'
}

/** Null while another run has the source: it is tried again. */
async function outcomeOf(schedule: Schedule, ask: typeof fetch): Promise<Outcome | null> {
  try {
    return await startSchedule(schedule, ask)
  } catch (error) {
    if (isRefusal(error, 'long_work.busy')) return null
    if (!(error instanceof DownloadFailed)) throw error
    log.warn({ err: error, source: schedule.id }, 'a source could not be downloaded')
    return 'download_failed'
  }
}

/**
 * Queues what is due by the schedules; the worker of runs does it. Times that were missed are due once, together. A start over the same file
 * is the same run, so of several processes that find the same time due one starts it, and one that dies before it has noted the time
 * leaves nothing undone.
 */
export async function startDueSyncs(ask: typeof fetch = fetch): Promise<void> {
  const schedules = await db.select().from(syncSchedules).where(ne(syncSchedules.cadence, 'off'))
  for (const schedule of schedules) {
    const due = lastDue(schedule, now())
    if (due === null || due <= schedule.handledAt) continue
    const outcome = await outcomeOf(schedule, ask)
    if (outcome === null) continue
    const isStanding = and(eq(syncSchedules.version, schedule.version), eq(syncSchedules.handledAt, schedule.handledAt))
    await withTransaction(async (tx) => {
      await tx
        .update(syncSchedules)
        .set({ handledAt: due, outcome })
        .where(and(eq(syncSchedules.id, schedule.id), isStanding))
    })
  }
}
