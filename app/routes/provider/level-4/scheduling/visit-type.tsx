import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { setVisitType } from '#app/modules/booking/schedule/commands/set-visit-type.server.ts'
import { VisitTypePage } from '#app/modules/booking/schedule/components/visit-type-page.tsx'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { takeChange } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { listResourceKinds } from '#app/modules/booking/schedule/queries/resource-kinds.server.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { visitTypeForm } from '#app/modules/booking/schedule/visit-type-form.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

type Params = { providerFacility?: string; visitType?: string }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { providerFacility: providerFacilityId = '', visitType: wanted = '' } = params as Params
  const isNew = wanted === 'new'
  const page = await openSchedulePage(
    request,
    actor,
    providerFacilityId,
    isNew ? 'title.newVisitType' : 'title.visitType',
  )
  const schedule = await getStoredSchedule(providerFacilityId)
  const visitType = schedule.visitTypes.find(({ id }) => id === wanted) ?? null
  if (!page.providerFacility.canEdit || (!visitType && !isNew)) notFound()
  const ownedKinds = await listResourceKinds(page.providerFacility.facilityId)
  const id = visitType?.id ?? newId()
  return json(
    { head: page.head, page, visitType, id, basis: scheduleFingerprint(visitType), ownedKinds },
    { headers: privateHeaders },
  )
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { providerFacility: providerFacilityId = '', visitType: wanted = '' } = params as Params
  await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const schedule = await getStoredSchedule(providerFacilityId)
  if (wanted !== 'new' && !schedule.visitTypes.some(({ id }) => id === wanted)) notFound()
  const submission = parseForm(await readForm(request), visitTypeForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { id, basis, values } = submission.value
  const work = setVisitType(actor, providerFacilityId, { id: wanted === 'new' ? id : wanted, ...values }, basis)
  return takeChange(work, { request, submission, to: paths.schedulePart(providerFacilityId, 'visit-types') })
}

export default function VisitType() {
  const { page, visitType, id, basis, ownedKinds } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const sentId = answer?.submission.initialValue?.id
  const shown = { page, visitType, basis, ownedKinds, answer }
  return <VisitTypePage {...shown} id={visitType ? id : String(sentId ?? id)} />
}
