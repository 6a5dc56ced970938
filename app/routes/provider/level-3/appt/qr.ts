import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { checkInCode } from '#app/modules/booking/appointments/pages/check-in-code.server.ts'
import { getDeskVisit } from '#app/modules/desk/queries/desk-visit.server.ts'

export const handle = { guard: 'provider-auth' }

/** The code on a slip: the reference and nothing else. */
export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const { row } = await orRefused(getDeskVisit(actor, appointment, localeOf(request)))
  const headers = { ...privateHeaders, 'Content-Type': 'image/svg+xml; charset=utf-8' }
  return new Response(checkInCode(row.reference), { headers })
}
