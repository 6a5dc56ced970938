import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { getBookingRules } from '#app/modules/booking/queries/booking-rules.server.ts'
import { setBookingRules } from '#app/modules/booking/schedule/commands/set-booking-rules.server.ts'
import { RulesPage } from '#app/modules/booking/schedule/components/rules-page.tsx'
import { openSchedulePage } from '#app/modules/booking/schedule/pages/schedule-page.server.ts'
import { takeChange } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { rulesForm } from '#app/modules/booking/schedule/rules-form.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { providerFacility: providerFacilityId = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = await openSchedulePage(request, actor, providerFacilityId, 'title.rules')
  return json({ head: page.head, page, rules: await getBookingRules(providerFacilityId) }, { headers: privateHeaders })
}

export async function action({ request, params: { providerFacility: providerFacilityId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const submission = parseForm(await readForm(request), rulesForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = setBookingRules(actor, providerFacilityId, submission.value).then(() => null)
  return takeChange(work, { request, submission, to: paths.schedulePart(providerFacilityId, 'rules') })
}

export default function Rules() {
  const { page, rules } = useLoaderData<typeof loader>()
  return <RulesPage page={page} rules={rules} answer={useActionData<typeof action>()} />
}
