import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accepted, orAnswered, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { RunPage } from '#app/modules/directory/registry/components/run-page.tsx'
import { readRecordFilters, readSyncRun } from '#app/modules/directory/registry/records/queries/sync-run.server.ts'
import { runStepForm } from '#app/modules/directory/registry/sync-form.ts'
import { askUndo } from '#app/modules/directory/registry/undo/commands/ask-undo.server.ts'
import { cancelRun, pauseRun, resumeRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { run = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const filters = readRecordFilters(new URL(request.url).searchParams)
  const page = await orRefused(readSyncRun(actor, run, filters))
  const { status, undoUntil } = page.run
  const isUndoOpen = (status === 'done' || status === 'cancelled') && undoUntil !== null && undoUntil > now()
  const title = translator(actor.locale, 'sync')('list.file')
  const head = requestHead(request, { title, description: title, path: paths.adminSyncRun(run), isIndexable: false })
  const mayApply = actor.permissions.has('sync.apply')
  return json({ head, ...page, filters, isUndoOpen, mayApply }, { headers: privateHeaders })
}

const commands = { pause: pauseRun, resume: resumeRun, cancel: cancelRun, undo: askUndo }

/** Pauses a run, goes on with it, cancels it, or takes it back. */
export async function action({ request, params: { run = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const { step } = await readAnswers(request, runStepForm)
  if (step === 'undo') steppedUp(request, actor)
  const back = step === 'undo' ? paths.adminSyncRun(run) : paths.adminSync()
  const words = translator(actor.locale, 'errors')
  const said = (code: ErrorCode) => () => toasted(back, { tone: 'warning', text: words(code) })
  const steered = await orAnswered(commands[step](actor, run), {
    'long_work.status_changed': said('long_work.status_changed'),
    'long_work.busy': said('long_work.busy'),
    'long_work.cannot_undo': said('long_work.cannot_undo'),
    'long_work.undo_closed': said('long_work.undo_closed'),
  })
  if (steered instanceof Response) return steered
  return accepted(back, translator(actor.locale, 'sync')(step === 'undo' ? 'undo.started' : 'done.steered'))
}

export default function SyncRunRoute() {
  return <RunPage {...useLoaderData<typeof loader>()} />
}
