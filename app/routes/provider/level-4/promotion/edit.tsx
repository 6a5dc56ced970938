import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type FormAnswer, orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CampaignFormPage } from '#app/modules/promotion/components/campaign-form-page.tsx'
import { loadCampaignForm, submitCampaignForm } from '#app/modules/promotion/pages/form-page.server.ts'
import { openCampaign } from '#app/modules/promotion/queries/campaigns.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro', islands: ['promotion'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { campaign: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const campaign = await orRefused(openCampaign(actor, 'promotion.draft', id))
  // Only a draft can be changed; its page says what can be done with any other.
  if (campaign.status !== 'draft') throw redirect(paths.campaign(id), { headers: privateHeaders })
  const title = translator(actor.locale, 'promotion')('form.edit')
  const head = requestHead(request, { title, description: title, path: paths.campaignEdit(id), isIndexable: false })
  return json({ head, page: await loadCampaignForm(campaign) }, { headers: privateHeaders })
}

export async function action({ request, params: { campaign: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const campaign = await orRefused(openCampaign(actor, 'promotion.draft', id))
  return submitCampaignForm(request, actor, { doctorId: campaign.providerId, campaign })
}

export default function EditCampaign() {
  return <CampaignFormPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
