import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, orAnswered, refusedPage, toasted } from '#app/core/answer/answer.server.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { ignoreForm, intentForm, restoreForm } from '#app/modules/seo/audit/audit-forms.ts'
import { ignoreFinding, restoreFinding } from '#app/modules/seo/audit/commands/ignore-finding.server.ts'
import { AuditPage } from '#app/modules/seo/audit/components/audit-page.tsx'
import { findAuditPage } from '#app/modules/seo/audit/pages/audit-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

/** The page again; its list of findings stands here too, under the reason that was refused. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'seo.run')
  const title = translator(actor.locale, 'seo')('title')
  const head = requestHead(request, { title, description: title, path: paths.adminSeo(), isIndexable: false })
  return json({ head, data: await findAuditPage(actor, request) }, { headers: privateHeaders })
}

/** Leaves a finding as it is for a reason, or lets it count again. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'seo.run')
  const body = await readForm(request)
  const t = translator(actor.locale, 'seo')
  const words = translator(actor.locale, 'errors')
  if (answersIn(body, intentForm).intent === 'restore') {
    const { ignore, kind } = answersIn(body, restoreForm)
    const restored = await orAnswered(restoreFinding(actor, ignore), {})
    if (restored instanceof Response) return restored
    return accepted(paths.adminSeo({ kind }), t('done.restored'))
  }
  const submission = parseForm(body, ignoreForm)
  if (submission.status !== 'success') {
    const { path, reason } = submission.payload
    return refusedPage({ path: String(path ?? ''), reason: String(reason ?? '') }, 400)
  }
  const { kind } = submission.value
  const text = words('seo.ignored_already')
  const ignored = await orAnswered(ignoreFinding(actor, submission.value), {
    'seo.ignored_already': () => toasted(paths.adminSeo({ kind }), { tone: 'warning', text }),
  })
  if (typeof ignored !== 'string') return ignored
  return accepted(paths.adminSeo({ kind }), t('done.ignored'))
}

export default function SeoIgnores() {
  return <AuditPage data={useLoaderData<typeof loader>().data} refused={useActionData<typeof action>()} />
}
