import type { ActionFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { setBookable } from '#app/modules/booking/schedule/commands/set-bookable.server.ts'
import { takeButton } from '#app/modules/booking/schedule/pages/take-change.server.ts'
import { bookableForm } from '#app/modules/booking/schedule/rules-form.ts'
import { getScheduleProviderFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

export async function action({ request, params: { providerFacility: providerFacilityId = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(getScheduleProviderFacility(actor, providerFacilityId, localeOf(request)))
  const { bookable } = await readAnswers(request, bookableForm)
  const work = setBookable(actor, providerFacilityId, bookable === 'yes').then(() => null)
  return takeButton(work, request, paths.scheduling({ place: providerFacilityId }))
}
