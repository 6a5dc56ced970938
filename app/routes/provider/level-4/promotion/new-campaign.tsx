import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CampaignFormPage } from '#app/modules/promotion/components/campaign-form-page.tsx'
import { loadNewCampaign, submitCampaignForm } from '#app/modules/promotion/pages/form-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro', islands: ['promotion'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

const doctorOf = (request: Request) => new URL(request.url).searchParams.get('doctor') ?? ''

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await loadNewCampaign(actor, doctorOf(request))
  const title = translator(actor.locale, 'promotion')('form.new')
  const head = requestHead(request, { title, description: title, path: paths.campaignNew(), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { doctorId } = await loadNewCampaign(actor, doctorOf(request))
  return submitCampaignForm(request, actor, { doctorId, campaign: null })
}

export default function NewCampaign() {
  return <CampaignFormPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
