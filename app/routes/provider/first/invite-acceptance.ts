import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, toasted } from '#app/core/answer/answer.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { acceptInvite } from '#app/modules/accounts/team/commands/accept-invite.server.ts'
import { readInvitation } from '#app/modules/accounts/team/pages/invitation-page.server.ts'
import { teamOutcome } from '#app/modules/accounts/team/pages/team-refusal.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.invite(token), { headers: privateHeaders })
}

/** The account of the invite's address joins; everybody else is led back to the page, which says what to do. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { actor, reader } = await readInvitation(request, token)
  if (!actor) return redirect(paths.login({ next: paths.invite(token) }), { headers: privateHeaders })
  if (reader.kind !== 'invitee') return redirect(paths.invite(token), { headers: privateHeaders })
  const t = translator(localeOf(request), 'accounts')
  const outcome = await teamOutcome(acceptInvite(actor, token))
  if (!outcome.done && outcome.refusal.reason === 'seats_full') {
    return toasted(paths.invite(token), { tone: 'error', text: t('invite.errors.seats_full') })
  }
  if (!outcome.done) return redirect(paths.invite(token), { headers: privateHeaders })
  return accepted(paths.office(), t('invite.welcome'))
}
