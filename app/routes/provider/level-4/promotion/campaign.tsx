import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CampaignPage } from '#app/modules/promotion/components/campaign-page.tsx'
import { loadCampaignPage, submitCampaignStep } from '#app/modules/promotion/pages/campaign-page.server.ts'
import { openCampaign } from '#app/modules/promotion/queries/campaigns.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { campaign: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const campaign = await orRefused(openCampaign(actor, 'promotion.read', id))
  const title = translator(actor.locale, 'promotion')('one.title')
  const head = requestHead(request, { title, description: title, path: paths.campaign(id), isIndexable: false })
  return json({ head, page: await loadCampaignPage(request, actor, campaign) }, { headers: privateHeaders })
}

export async function action({ request, params: { campaign: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(openCampaign(actor, 'promotion.manage', id))
  return submitCampaignStep(request, actor, id)
}

export default function Campaign() {
  return <CampaignPage page={useLoaderData<typeof loader>().page} />
}
