import type { ActionFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeSchedule } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { removalForm } from '#app/modules/booking/schedule/hours-form.ts'
import { takeButton } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

export async function action({
  request,
  params: { providerFacility: providerFacilityId = '', rule: ruleId = '' },
}: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const { basis } = await readAnswers(request, removalForm)
  const work = changeSchedule(
    actor,
    { kind: 'hours', providerFacilityIds: [providerFacilityId], facilityId: null, put: [], remove: [ruleId] },
    basis,
  )
  return takeButton(work, request, paths.scheduling({ place: providerFacilityId }))
}
