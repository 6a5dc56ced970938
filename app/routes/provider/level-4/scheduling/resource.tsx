import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeResource } from '#app/modules/booking/resources/commands/set-resource.server.ts'
import { ResourcePage } from '#app/modules/booking/resources/components/resource-page.tsx'
import { openResourcePage } from '#app/modules/booking/resources/pages/resource-page.server.ts'
import { takeResource } from '#app/modules/booking/resources/pages/take-resource.server.ts'
import { resourceForm } from '#app/modules/booking/resources/resource-form.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({
  request,
  params: { providerFacility: providerFacilityId = '', resource: id = '' },
}: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const shown = await openResourcePage(request, actor, providerFacilityId, id)
  return json({ head: shown.page.head, ...shown }, { headers: privateHeaders })
}

export async function action({
  request,
  params: { providerFacility: providerFacilityId = '', resource: id = '' },
}: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { facilityId } = await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const submission = parseForm(await readForm(request), resourceForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { basis, ...values } = submission.value
  const work = changeResource({ actor, facilityId }, { id, ...values }, basis)
  return takeResource(work, { request, submission, to: paths.schedulePart(providerFacilityId, 'resources') })
}

export default function ResourceRoute() {
  return <ResourcePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
