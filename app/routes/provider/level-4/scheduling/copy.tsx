import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { copyWeekday } from '#app/modules/booking/schedule/commands/copy-weekday.server.ts'
import { CopyPage } from '#app/modules/booking/schedule/components/copy-page.tsx'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import { copyForm } from '#app/modules/booking/schedule/hours-form.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { takeChange } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.copy')
  if (!page.providerFacility.canEdit) notFound()
  const schedule = await getStoredSchedule(providerFacilityId)
  const rules = [...schedule.rules]
  return json({ head: page.head, page, rules, basis: scheduleFingerprint(rules) }, { headers: privateHeaders })
}

export async function action({ request, params: { providerFacility: providerFacilityId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const submission = parseForm(await readForm(request), copyForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = copyWeekday(actor, providerFacilityId, submission.value)
  return takeChange(work, {
    request,
    submission,
    to: paths.scheduling({ place: providerFacilityId }),
    overlapField: 'to',
  })
}

export default function Copy() {
  const { page, rules, basis } = useLoaderData<typeof loader>()
  return <CopyPage page={page} rules={rules} basis={basis} answer={useActionData<typeof action>()} />
}
