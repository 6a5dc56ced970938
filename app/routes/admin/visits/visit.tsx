import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { OverseenVisitPage } from '#app/modules/oversight/visits/components/visit-page.tsx'
import { loadOverseenVisit, submitVisitGrant } from '#app/modules/oversight/visits/pages/visit-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'appointment.read_masked', { showsHealthData: true })
  return json(await loadOverseenVisit(request, actor, appointment), { headers: privateHeaders })
}

export async function action({ request, params: { appointment = '' } }: ActionFunctionArgs) {
  return submitVisitGrant(request, await adminWith(request, 'appointment.break_glass'), appointment)
}

export default function Visit() {
  return <OverseenVisitPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
