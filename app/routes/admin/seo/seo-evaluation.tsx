import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { startForm } from '#app/modules/seo/audit/audit-forms.ts'
import { startAudit } from '#app/modules/seo/audit/commands/start-audit.server.ts'
import { AuditPage } from '#app/modules/seo/audit/components/audit-page.tsx'
import { findAuditPage } from '#app/modules/seo/audit/pages/audit-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'seo.read')
  const title = translator(actor.locale, 'seo')('title')
  const head = requestHead(request, { title, description: title, path: paths.adminSeo(), isIndexable: false })
  return json({ head, data: await findAuditPage(actor, request) }, { headers: privateHeaders })
}

/** Queues an audit. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'seo.run')
  const { limit } = await readAnswers(request, startForm)
  const text = translator(actor.locale, 'errors')('long_work.busy')
  const started = await orAnswered(startAudit(actor, limit), {
    'long_work.busy': () => toasted(paths.adminSeo(), { tone: 'warning', text }),
  })
  if (typeof started !== 'string') return started
  return accepted(paths.adminSeo(), translator(actor.locale, 'seo')('done.started'))
}

export default function SeoEvaluation() {
  return <AuditPage data={useLoaderData<typeof loader>().data} refused={undefined} />
}
