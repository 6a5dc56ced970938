import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeSchedule } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { HoursPage } from '#app/modules/booking/schedule/components/hours-page.tsx'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import { hoursForm } from '#app/modules/booking/schedule/hours-form.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { takeChange } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { rulesUnder } from '#app/modules/booking/schedule/schedule-change.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({
  request,
  params: { providerFacility: providerFacilityId = '', rule: ruleId = '' },
}: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(
    request,
    actor,
    providerFacilityId,
    ruleId === 'new' ? 'title.newRule' : 'title.rule',
  )
  const schedule = await getStoredSchedule(providerFacilityId)
  const rule = schedule.rules.find(({ id }) => id === ruleId) ?? null
  if (!page.providerFacility.canEdit || (!rule && ruleId !== 'new')) notFound()
  const visitTypes = schedule.visitTypes.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }))
  const basis = scheduleFingerprint(rule && rulesUnder([rule], [rule.id]))
  return json({ head: page.head, page, rule, id: rule?.id ?? newId(), basis, visitTypes }, { headers: privateHeaders })
}

export async function action({
  request,
  params: { providerFacility: providerFacilityId = '', rule: ruleId = '' },
}: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const schedule = await getStoredSchedule(providerFacilityId)
  if (ruleId !== 'new' && !schedule.rules.some(({ id }) => id === ruleId)) notFound()
  const submission = parseForm(await readForm(request), hoursForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { id, basis, periods } = submission.value
  const ids = [ruleId === 'new' ? id : ruleId, `${id}-2`]
  const put = periods.map((values, index) => ({ id: ids[index]!, ...values }))
  const work = changeSchedule(
    actor,
    { kind: 'hours', providerFacilityIds: [providerFacilityId], facilityId: null, put, remove: [] },
    basis,
  )
  return takeChange(work, { request, submission, to: paths.scheduling({ place: providerFacilityId }) })
}

export default function Hours() {
  const { page, rule, id, basis, visitTypes } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const sentId = answer?.submission.initialValue?.id
  const shown = { page, rule, basis, visitTypes, answer }
  return <HoursPage {...shown} id={rule ? id : String(sentId ?? id)} />
}
