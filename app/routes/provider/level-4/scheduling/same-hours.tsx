import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { takeHours } from '#app/modules/booking/schedule/commands/take-hours.server.ts'
import { SameHoursPage } from '#app/modules/booking/schedule/components/same-hours-page.tsx'
import { sameHoursForm } from '#app/modules/booking/schedule/hours-form.ts'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { takeChange } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { findTakenHours } from '#app/modules/booking/schedule/queries/taken-hours.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

/** What each day would be, of the source and the days that the address names. */
async function previewOf(actor: ProviderActor, providerFacilityId: string, search: URLSearchParams) {
  const from = search.get('from')
  const named = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => search.getAll('day').includes(String(weekday)))
  const days = named.length === 0 ? [1, 2, 3, 4, 5, 6, 7] : named
  if (from === null || from === providerFacilityId) return null
  const id = newId()
  const { seen, rules } = await orRefused(findTakenHours(actor, providerFacilityId, { from, days, id }))
  return { from, days, id, seen, ...rules }
}

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.same')
  if (!page.providerFacility.canEdit) notFound()
  const preview = await previewOf(actor, providerFacilityId, new URL(request.url).searchParams)
  return json({ head: page.head, page, preview }, { headers: privateHeaders })
}

export async function action({ request, params: { providerFacility: providerFacilityId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const submission = parseForm(await readForm(request), sameHoursForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = takeHours(actor, providerFacilityId, submission.value)
  return takeChange(work, {
    ...{ request, submission, to: paths.scheduling({ place: providerFacilityId }) },
    overlapField: 'from',
  })
}

export default function SameHours() {
  const { page, preview } = useLoaderData<typeof loader>()
  return <SameHoursPage page={page} preview={preview} answer={useActionData<typeof action>()} />
}
