import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { sourcesFolder } from '#app/modules/directory/registry/queries/sources.server.ts'
import { setSchedule } from '#app/modules/directory/registry/schedules/commands/set-schedule.server.ts'
import { SchedulesPage } from '#app/modules/directory/registry/schedules/components/schedules-page.tsx'
import { listSchedules } from '#app/modules/directory/registry/schedules/queries/schedules.server.ts'
import { scheduleForm } from '#app/modules/directory/registry/schedules/schedule-form.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const title = translator(actor.locale, 'sync')('schedules.title')
  const head = requestHead(request, { title, description: title, path: paths.adminSyncSchedules(), isIndexable: false })
  const page = {
    schedules: await listSchedules(),
    folder: sourcesFolder(),
    mayApply: actor.permissions.has('sync.apply'),
  }
  return json({ head, ...page }, { headers: privateHeaders })
}

/** Imports by themselves are a deed for which a fresh code is given, as imports by hand are. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const answers = await readAnswers(request, scheduleForm)
  if (answers.what === 'apply' && answers.cadence !== 'off') steppedUp(request, actor)
  const words = translator(actor.locale, 'errors')
  const back = paths.adminSyncSchedules()
  const said = (code: ErrorCode) => () => toasted(back, { tone: 'warning', text: words(code) })
  const set = await orAnswered(setSchedule(actor, answers), { 'directory.stale': said('directory.stale') })
  if (set instanceof Response) return set
  return accepted(back, translator(actor.locale, 'sync')('schedules.saved'))
}

export default function SyncSchedules() {
  return <SchedulesPage {...useLoaderData<typeof loader>()} />
}
