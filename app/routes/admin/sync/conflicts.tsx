import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accepted, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { ConflictsPage } from '#app/modules/directory/registry/components/conflicts-page.tsx'
import { conflictForm } from '#app/modules/directory/registry/trust/conflict-form.ts'
import { decideConflicts } from '#app/modules/directory/registry/trust/commands/decide-conflicts.server.ts'
import { listConflicts, readConflictFilters } from '#app/modules/directory/registry/trust/queries/conflicts.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const filters = readConflictFilters(new URL(request.url).searchParams)
  const title = translator(actor.locale, 'sync')('conflicts.title')
  const path = paths.adminSyncConflicts()
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const mayApply = actor.permissions.has('sync.apply')
  return json({ head, ...(await listConflicts(filters, actor.locale)), filters, mayApply }, { headers: privateHeaders })
}

/** Decides one conflict, or all of one field; taking theirs for all of a field overwrites what many people said. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'sync.apply')
  const asked = await readAnswers(request, conflictForm)
  const { field } = asked
  if (field !== undefined && asked.decision === 'theirs') steppedUp(request, actor)
  const { decided, stale } = await orRefused(decideConflicts(actor, asked))
  const words = translator(actor.locale, 'sync')
  const back = paths.adminSyncConflicts(field === undefined ? {} : { field })
  return stale > 0
    ? toasted(back, { tone: 'warning', text: words('conflicts.stale', { decided, stale }) })
    : accepted(back, words('conflicts.decided', { decided }))
}

export default function SyncConflicts() {
  return <ConflictsPage {...useLoaderData<typeof loader>()} />
}
