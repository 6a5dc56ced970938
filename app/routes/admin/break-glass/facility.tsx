import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { GrantFormPage } from '#app/modules/accounts/break-glass/components/grants-page.tsx'
import { loadGrantForm, submitGrant } from '#app/modules/accounts/break-glass/pages/grants-page.server.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { facility = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'appointment.break_glass')
  return json(await loadGrantForm(request, actor, facility), { headers: privateHeaders })
}

export async function action({ request, params: { facility = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'appointment.break_glass')
  return submitGrant(request, actor, { facilityId: facility, appointmentId: null, to: paths.adminGrants() })
}

export default function FacilityGrant() {
  return <GrantFormPage {...useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
