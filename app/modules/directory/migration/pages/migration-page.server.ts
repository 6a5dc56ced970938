import { accepted, orAnswered, orRefused, refusedPage, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { paths } from '#app/paths.ts'
import { keepMigrationFile } from '../commands/keep-file.server.ts'
import { startMigration, steerMigration } from '../commands/steer-migration.server.ts'
import { type FileFault, mostBytes } from '../legacy-clinic.ts'
import type { MigrationActor } from '../migration-actor.ts'
import { migrationStepForm, uploadForm } from '../migration-form.ts'
import { readPreviewFilters } from '../preview-filters.ts'
import { listMigrationFiles, listMigrations, readMigrationLog } from '../queries/migration-runs.server.ts'
import { previewMigration } from '../queries/preview.server.ts'

/** What the page shows to who may migrate. Whoever may not has no part of it. */
export async function readMigrationPage(request: Request) {
  const search = new URL(request.url).searchParams
  const filters = readPreviewFilters(search)
  const [file, run] = [search.get('file'), search.get('run')]
  return {
    filters,
    runs: await listMigrations(),
    files: await listMigrationFiles(),
    preview: file === null ? null : await orRefused(previewMigration(file.slice(0, 64), filters)),
    log: run === null ? null : await readMigrationLog(run.slice(0, 64), filters.after),
  }
}

export type MigrationPageData = Awaited<ReturnType<typeof readMigrationPage>>

export type UploadAnswer = { fault: FileFault; columns: string[] }

async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** Takes a file and leads to its preview, or says why it is none. */
export async function takeMigrationFile(request: Request, by: MigrationActor) {
  const refuse = (fault: FileFault) => refusedPage<UploadAnswer>({ fault, columns: [] }, 400)
  const { file } = await readAnswers(request, uploadForm)
  if (!file || file.size === 0) return refuse('noFile')
  if (file.size > mostBytes) return refuse('tooLarge')
  const text = await textOf(file)
  if (text === null) return refuse('encoding')
  const kept = await keepMigrationFile(by, { name: file.name, text })
  if ('fault' in kept) return refusedPage<UploadAnswer>(kept, 400)
  return redirect(paths.adminMigration({ file: kept.id }), { headers: privateHeaders })
}

/** Starts a migration, or steers one. */
export async function takeMigrationStep(request: Request, by: MigrationActor): Promise<Response> {
  const { step, id } = await readAnswers(request, migrationStepForm)
  const locale = localeOf(request)
  const t = translator(locale, 'migration')
  const words = translator(locale, 'errors')
  const back = step === 'apply' ? paths.adminMigration({ file: id }) : paths.adminMigration({ run: id })
  const said =
    (code: ErrorCode, to = back) =>
    () =>
      toasted(to, { tone: 'warning', text: words(code) })
  const work = step === 'apply' ? startMigration(by, id) : steerMigration(by, id, step).then(() => id)
  const run = await orAnswered(work, {
    'directory.migration_file_gone': said('directory.migration_file_gone', paths.adminMigration()),
    'long_work.busy': said('long_work.busy'),
    'long_work.status_changed': said('long_work.status_changed'),
    'long_work.cannot_undo': said('long_work.cannot_undo'),
    'long_work.undo_closed': said('long_work.undo_closed'),
  })
  if (typeof run !== 'string') return run
  return accepted(
    paths.adminMigration({ run }),
    t(step === 'apply' || step === 'undo' ? 'done.queued' : 'done.steered'),
  )
}
