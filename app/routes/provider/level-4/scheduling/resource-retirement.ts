import type { ActionFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { retireResource } from '#app/modules/booking/resources/commands/set-resource.server.ts'
import { takeRetirement } from '#app/modules/booking/resources/pages/take-resource.server.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

export async function action({
  request,
  params: { providerFacility: providerFacilityId = '', resource: id = '' },
}: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { facilityId } = await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  return takeRetirement(retireResource({ actor, facilityId }, id), request, {
    page: paths.scheduleResource(providerFacilityId, id),
    list: paths.schedulePart(providerFacilityId, 'resources'),
  })
}
