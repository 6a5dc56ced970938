import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PreviewPage } from '#app/modules/booking/schedule/components/preview-page.tsx'
import { isoDate } from '#app/modules/booking/schedule/hours-form.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { previewDay } from '#app/modules/booking/schedule/queries/day-preview.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const locale = localeOf(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.preview')
  const search = new URL(request.url).searchParams
  const schedule = await getStoredSchedule(providerFacilityId)
  const active = schedule.visitTypes.filter(({ isActive }) => isActive)
  const visitType = active.find(({ id }) => id === search.get('visit')) ?? active[0] ?? null
  const wanted = search.get('date') ?? ''
  const isDate = isoDate.test(wanted) && !Number.isNaN(Date.parse(`${wanted}T00:00:00Z`))
  const date = isDate ? wanted : page.today
  const preview = visitType && (await previewDay(providerFacilityId, visitType.id, date))
  const visitTypes = active.map(({ id, name }) => ({ id, name: name[locale] }))
  return json(
    { head: page.head, page, date, visitTypeId: visitType?.id ?? null, visitTypes, preview },
    { headers: privateHeaders },
  )
}

export default function Preview() {
  const { page, date, visitTypeId, visitTypes, preview } = useLoaderData<typeof loader>()
  return <PreviewPage {...{ page, date, visitTypeId, visitTypes, preview }} />
}
