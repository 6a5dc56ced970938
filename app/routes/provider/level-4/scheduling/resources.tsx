import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { addResource } from '#app/modules/booking/resources/commands/set-resource.server.ts'
import { ResourcesPage } from '#app/modules/booking/resources/components/resources-page.tsx'
import { takeResource } from '#app/modules/booking/resources/pages/take-resource.server.ts'
import { listResources } from '#app/modules/booking/resources/queries/resources.server.ts'
import { newResourceForm } from '#app/modules/booking/resources/resource-form.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.resources')
  const resources = await listResources(page.providerFacility.facilityId)
  return json({ head: page.head, page, resources, id: newId() }, { headers: privateHeaders })
}

export async function action({ request, params: { providerFacility: providerFacilityId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { facilityId } = await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const submission = parseForm(await readForm(request), newResourceForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = addResource({ actor, facilityId }, submission.value)
  return takeResource(work, { request, submission, to: paths.schedulePart(providerFacilityId, 'resources') })
}

export default function Resources() {
  return <ResourcesPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
