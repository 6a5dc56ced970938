import '#app/modules/directory/registry/small-heap.server.ts'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import {
  importRegistryFile,
  type ImportOptions,
  type ImportProgress,
} from '#app/modules/directory/registry/commands/import-file.server.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { progressLine, summaryLines } from '#app/modules/directory/registry/progress-line.ts'
import { cancelRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const usage = `Usage: npm run import:nppes -- FILE [--states NY,NJ,CT] [--dry-run] [--rejects FILE]
       npm run import:nppes -- --cancel RUN

Imports an NPPES data dissemination file (npidata_pfile_….csv) into the directory.

  --states NY,NJ,CT   only records whose practice location is in these states
  --dry-run           show what an import would do and write nothing
  --rejects FILE      where rejected rows go (default: DATA_DIR/imports/<file>.rejects.csv)
  --cancel RUN        stop an import at its next batch; what it has written stays
  --help              show this text

An import prints the id of its run. An interrupted one goes on where it stopped when it is started again with the same
file and states; one that was cancelled begins anew. One file is imported at a time.
Exit code: 0 done, 1 failed or stopped, 2 wrong use.`

/** A line every so many milliseconds where there is no terminal to draw on. */
const logEvery = 5000
const drawEvery = 100

class UsageError extends Error {}

type Arguments =
  { command: 'help' } | { command: 'cancel'; runId: string } | { command: 'import'; options: ImportOptions }

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      states: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      rejects: { type: 'string' },
      cancel: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return { command: 'help' }
  if (values.cancel !== undefined) {
    const { cancel, 'dry-run': isDryRun, ...others } = values
    if (positionals.length > 0 || isDryRun || others.states || others.rejects) {
      throw new UsageError('--cancel takes the id of a run and nothing else.')
    }
    return { command: 'cancel', runId: cancel }
  }
  if (positionals.length !== 1) throw new UsageError('Name one file to import.')
  const states = values.states?.split(',').map((state) => state.trim().toUpperCase())
  if (states?.some((state) => !/^[A-Z]{2}$/.test(state))) {
    throw new UsageError('--states takes two-letter codes separated by commas, such as NY,NJ,CT.')
  }
  const path = resolve(positionals[0]!)
  const isDryRun = values['dry-run']
  const standard = isDryRun ? null : resolve(env.DATA_DIR, 'imports', `${basename(path)}.rejects.csv`)
  const rejectsPath = values.rejects ? resolve(values.rejects) : standard
  return { command: 'import', options: { path, states: states ?? null, isDryRun, rejectsPath } }
}

function drawer() {
  const { stderr } = process
  const begun = performance.now()
  let drawn = -Infinity
  return {
    draw(progress: ImportProgress): void {
      const at = performance.now()
      if (at - drawn < (stderr.isTTY ? drawEvery : logEvery)) return
      drawn = at
      const line = progressLine({ ...progress, elapsedMs: at - begun })
      stderr.write(stderr.isTTY ? `\r${line.slice(0, (stderr.columns ?? 100) - 1)}\x1b[K` : `${line}\n`)
    },
    clear(): void {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
    },
  }
}

async function main(): Promise<number> {
  const given = readArguments()
  if (given.command === 'help') {
    console.log(usage)
    return 0
  }
  const connection = await openDatabase(env.DATABASE_URL)
  try {
    await upgradeDatabase(connection)
    return given.command === 'cancel' ? await cancel(given.runId) : await importFile(given.options)
  } finally {
    await closeDatabase()
  }
}

async function cancel(runId: string): Promise<number> {
  const outcome = await outcomeOf(cancelRun({ scope: 'system' }, runId), [
    'long_work.not_found',
    'long_work.status_changed',
  ])
  if (!outcome.done) {
    const isThere = outcome.refusal.reason === 'status_changed'
    console.error(isThere ? `Run ${runId} has ended, or is being cancelled already.` : `There is no run ${runId}.`)
    return 1
  }
  console.log(`Run ${runId} ${outcome.value.status === 'cancelled' ? 'is cancelled' : 'stops at its next batch'}.`)
  return 0
}

async function importFile(options: ImportOptions): Promise<number> {
  const progress = drawer()
  try {
    const onBegin = (runId: string) => console.log(`Run ${runId}`)
    const result = await importRegistryFile({ ...options, onBegin, onProgress: progress.draw })
    progress.clear()
    const isStopped = result.status !== null && result.status !== 'done'
    const how = [
      options.isDryRun ? 'dry run, nothing written' : isStopped ? `${result.status} half-way` : 'imported',
      result.isResumed ? 'resumed an interrupted run' : '',
    ]
    console.log(
      `${basename(options.path)}: ${how.filter(Boolean).join('; ')}\n${summaryLines(result.counts).join('\n')}`,
    )
    if (result.counts.rejected > 0 && options.rejectsPath) console.log(`Rejected rows: ${options.rejectsPath}`)
    return isStopped ? 1 : 0
  } finally {
    progress.clear()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (isUsage) console.error(`${(error as Error).message}\n\n${usage}`)
  else console.error(error instanceof RegistryFileError ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
}
