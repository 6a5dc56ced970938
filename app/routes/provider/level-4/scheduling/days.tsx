import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeSchedule } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { DaysPage } from '#app/modules/booking/schedule/components/days-page.tsx'
import { daysChange, daysForm } from '#app/modules/booking/schedule/days-form.ts'
import { readDayRows, listLeaveChoices } from '#app/modules/booking/schedule/pages/day-rows.server.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { takeChange } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const locale = localeOf(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.days')
  const rows = await readDayRows(actor, page.providerFacility, page.today, locale)
  return json(
    { head: page.head, page, rows, where: await listLeaveChoices(actor, page.providerFacility, locale) },
    { headers: privateHeaders },
  )
}

export async function action({ request, params: { providerFacility: providerFacilityId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const providerFacility = await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const submission = parseForm(await readForm(request), daysForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const change = daysChange(submission.value, providerFacility.facilityId, newId)
  const work = changeSchedule(actor, change, '')
  return takeChange(work, { request, submission, to: paths.schedulePart(providerFacilityId, 'days') })
}

export default function Days() {
  const { page, rows, where } = useLoaderData<typeof loader>()
  return <DaysPage page={page} rows={rows} where={where} answer={useActionData<typeof action>()} />
}
