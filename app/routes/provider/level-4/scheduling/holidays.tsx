import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeSchedule } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { HolidaysPage } from '#app/modules/booking/schedule/components/holidays-page.tsx'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import { packsFrom } from '#app/modules/booking/schedule/holiday-dates.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { takeChange } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { holidaysForm } from '#app/modules/booking/schedule/rules-form.ts'
import { sortedHolidays } from '#app/modules/booking/schedule/schedule-change.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.holidays')
  const schedule = await getStoredSchedule(providerFacilityId)
  const kept = sortedHolidays(schedule.holidays)
  const packs = packsFrom(page.today)
  return json({ head: page.head, page, packs, kept, basis: scheduleFingerprint(kept) }, { headers: privateHeaders })
}

export async function action({ request, params: { providerFacility: providerFacilityId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { facilityId } = await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const submission = parseForm(await readForm(request), holidaysForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { basis, kept } = submission.value
  const work = changeSchedule(actor, { kind: 'holidays', providerFacilityIds: [], facilityId, kept }, basis)
  return takeChange(work, { request, submission, to: paths.schedulePart(providerFacilityId, 'holidays') })
}

export default function Holidays() {
  const { page, packs, kept, basis } = useLoaderData<typeof loader>()
  return <HolidaysPage page={page} packs={packs} kept={kept} basis={basis} answer={useActionData<typeof action>()} />
}
