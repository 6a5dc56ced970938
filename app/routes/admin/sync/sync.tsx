import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, orAnswered, refusedPage, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { startSync } from '#app/modules/directory/registry/commands/start-sync.server.ts'
import { SyncPage } from '#app/modules/directory/registry/components/sync-page.tsx'
import { listSources, listSyncRuns, sourcesFolder } from '#app/modules/directory/registry/queries/sources.server.ts'
import { syncForm } from '#app/modules/directory/registry/sync-form.ts'
import { countConflicts } from '#app/modules/directory/registry/trust/queries/conflicts.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const [sources, runs, conflicts] = await Promise.all([listSources(), listSyncRuns(actor), countConflicts()])
  const title = translator(actor.locale, 'sync')('title')
  const head = requestHead(request, { title, description: title, path: paths.adminSync(), isIndexable: false })
  const page = { folder: sourcesFolder(), sources, runs, conflicts, mayApply: actor.permissions.has('sync.apply') }
  return json({ head, ...page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const submission = parseForm(await readForm(request), syncForm)
  if (submission.status !== 'success') {
    const { file, states } = submission.payload
    return refusedPage({ file: String(file ?? ''), states: String(states ?? ''), isWrong: true }, 400)
  }
  const { file, states, intent } = submission.value
  if (intent !== 'dry') steppedUp(request, actor)
  const asked = { name: file, states: states.length > 0 ? states : null, isDryRun: intent === 'dry' }
  const words = translator(actor.locale, 'errors')
  const said = (code: ErrorCode) => () => toasted(paths.adminSync(), { tone: 'warning', text: words(code) })
  const started = await orAnswered(startSync(actor, asked), {
    'directory.source_unknown': said('directory.source_unknown'),
    'directory.dry_run_first': said('directory.dry_run_first'),
    'directory.registry_file_unusable': said('directory.registry_file_unusable'),
    'long_work.busy': said('long_work.busy'),
  })
  if (typeof started !== 'string') return started
  return accepted(paths.adminSync(), translator(actor.locale, 'sync')('done.started'))
}

export default function RegistrySync() {
  const { folder, sources, runs, conflicts, mayApply } = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()
  return (
    <SyncPage folder={folder} sources={sources} runs={runs} conflicts={conflicts} mayApply={mayApply} typed={typed} />
  )
}
