import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { acceptInvite } from '#app/modules/accounts/team/commands/accept-invite.server.ts'
import { refusalOf } from '#app/modules/accounts/team/pages/answer-deed.server.ts'
import { readInvitation } from '#app/modules/accounts/team/pages/invitation-page.server.ts'
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
  const refusal = await refusalOf(acceptInvite(actor, token))
  if (refusal?.reason === 'seats_full') {
    return redirectToasting(paths.invite(token), { tone: 'error', text: t('invite.errors.seats_full') })
  }
  if (refusal) return redirect(paths.invite(token), { headers: privateHeaders })
  return redirectToasting(paths.office(), { tone: 'success', text: t('invite.welcome') })
}
