import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { VisitTypesPage } from '#app/modules/booking/schedule/components/visit-types-page.tsx'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.visitTypes')
  const schedule = await getStoredSchedule(providerFacilityId)
  return json({ head: page.head, page, visitTypes: [...schedule.visitTypes] }, { headers: privateHeaders })
}

export default function VisitTypes() {
  const { page, visitTypes } = useLoaderData<typeof loader>()
  return <VisitTypesPage page={page} visitTypes={visitTypes} />
}
