import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { ReviewPage } from '#app/modules/promotion/oversight/components/review-page.tsx'
import { adminHead } from '#app/modules/promotion/oversight/pages/queue-page.server.ts'
import { loadReview, submitReview } from '#app/modules/promotion/oversight/pages/review-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { campaign = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'promotion.review')
  const page = await loadReview(actor, campaign)
  const head = adminHead(request, actor, { title: 'admin.title', path: paths.adminCampaign(campaign) })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { campaign = '' } }: ActionFunctionArgs) {
  return submitReview(request, await adminWith(request, 'promotion.review'), campaign)
}

export default function Campaign() {
  return <ReviewPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
