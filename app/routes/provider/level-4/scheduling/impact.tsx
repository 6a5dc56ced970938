import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ImpactPage } from '#app/modules/booking/schedule/components/impact-page.tsx'
import { recordImpactRead } from '#app/modules/booking/schedule/commands/record-impact-read.server.ts'
import { readImpact } from '#app/modules/booking/schedule/pages/impact-page.server.ts'
import { submitImpact } from '#app/modules/booking/schedule/pages/submit-impact.server.ts'
import { impactBack } from '#app/modules/desk/pages/impact-back.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { draft: draftId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const locale = localeOf(request)
  const impact = await orRefused(readImpact(actor, draftId, locale))
  if (impact.rows.length > 0) await recordImpactRead(actor, draftId)
  const title = translator(locale, 'schedule')('title.impact')
  const head = requestHead(request, {
    title,
    description: title,
    path: paths.scheduleImpact(draftId),
    isIndexable: false,
  })
  return json({ head, title, impact, draftId, desk: impactBack(request) }, { headers: privateHeaders })
}

export async function action({ request, params: { draft: draftId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const locale = localeOf(request)
  return submitImpact(request, { actor, draftId, locale, to: impactBack(request) })
}

export default function ImpactList() {
  return <ImpactPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
