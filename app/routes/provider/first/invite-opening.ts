import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { openInvite } from '#app/modules/accounts/team/commands/open-invite.server.ts'
import { openingForm } from '#app/modules/accounts/team/forms.ts'
import { teamOutcome } from '#app/modules/accounts/team/pages/team-refusal.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.invite(token), { headers: privateHeaders })
}

/** A person goes on from the invite's page, to a new account or to the login. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { to } = await readAnswers(request, openingForm)
  const { done } = await teamOutcome(openInvite(token))
  const next = to === 'login' ? paths.login({ next: paths.invite(token) }) : paths.invitePart(token, 'register')
  return redirect(done ? next : paths.invite(token), { headers: privateHeaders })
}
