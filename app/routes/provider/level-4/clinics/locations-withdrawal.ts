import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { withdrawAddressChange } from '#app/modules/practice/facilities/commands/withdraw-address-change.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** Nothing is shown here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guardNamed('auth')(request)
  return redirect(paths.facilityAddresses())
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(withdrawAddressChange({ id: params.request ?? '', userId: actor.userId }))
  const text = translator(actor.locale, 'address')('withdrawn')
  return accepted(paths.facilityAddresses(), text)
}
