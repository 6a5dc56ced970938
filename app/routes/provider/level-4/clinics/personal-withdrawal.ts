import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { withdrawOwnRequest } from '#app/modules/practice/profile/commands/withdraw-request.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** Nothing is shown here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guardNamed('auth')(request)
  return redirect(paths.personal())
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const t = translator(actor.locale, 'practice')
  const withdrawal = withdrawOwnRequest(actor, params.request ?? '')
  const { done } = await orRefused(outcomeOf(withdrawal, ['moderation.request_decided']))
  return done
    ? accepted(paths.personal(), t('profile.results.withdrawn'))
    : toasted(paths.personal(), { tone: 'error', text: t('profile.decided') })
}
