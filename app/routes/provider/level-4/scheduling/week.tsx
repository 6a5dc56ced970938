import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { WeekPage } from '#app/modules/booking/schedule/components/week-page.tsx'
import { emptyPageHead, openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { listDrafts } from '#app/modules/booking/schedule/queries/drafts.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { listScheduleProviderFacilities } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const locale = localeOf(request)
  const wanted = new URL(request.url).searchParams.get('place')
  const providerFacilityId = wanted ?? (await listScheduleProviderFacilities(actor, locale))[0]?.id
  if (providerFacilityId === undefined)
    return json({ head: emptyPageHead(request), shown: null }, { headers: privateHeaders })
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.hours')
  const schedule = await getStoredSchedule(page.providerFacility.id)
  const visitTypes = schedule.visitTypes.map(({ id, name }) => ({ id, name }))
  const shown = { page, rules: [...schedule.rules], visitTypes, drafts: await listDrafts(actor, locale) }
  return json({ head: page.head, shown }, { headers: privateHeaders })
}

export default function Week() {
  const { shown } = useLoaderData<typeof loader>()
  const { t } = useTranslation('schedule')
  if (shown) return <WeekPage {...shown} />
  return (
    <>
      <h1>{t('title.hours')}</h1>
      <EmptyState title={t('noProviderFacilityTitle')}>
        <p>{t('noProviderFacilityText')}</p>
      </EmptyState>
    </>
  )
}
