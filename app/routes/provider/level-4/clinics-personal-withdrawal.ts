import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { DomainError } from '#app/core/errors.ts'
import { orRefused, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { guard } from '#app/modules/accounts/guards.server.ts'
import { withdrawOwnRequest } from '#app/modules/practice/profile/propose-photo.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** Nothing is shown here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard('auth')(request)
  return redirect(paths.personal())
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guard('auth')(request)
  const t = translator(actor.locale, 'practice')
  const withdrawal = withdrawOwnRequest(actor, params.request ?? '').then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.code === 'moderation.request_decided') return false
      throw error
    },
  )
  const isWithdrawn = await orRefused(withdrawal)
  return isWithdrawn
    ? redirectToasting(paths.personal(), { tone: 'success', text: t('profile.results.withdrawn') })
    : redirectToasting(paths.personal(), { tone: 'error', text: t('profile.decided') })
}
