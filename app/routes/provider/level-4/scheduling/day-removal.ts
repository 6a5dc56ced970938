import type { ActionFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { removeDay } from '#app/modules/booking/schedule/commands/remove-day.server.ts'
import { takeButton } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

export async function action({
  request,
  params: { providerFacility: providerFacilityId = '', row = '' },
}: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const providerFacility = await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  return takeButton(removeDay(actor, providerFacility, row), request, paths.schedulePart(providerFacilityId, 'days'))
}
