import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { declineInvite } from '#app/modules/accounts/team/commands/decline-invite.server.ts'
import { teamOutcome } from '#app/modules/accounts/team/pages/team-refusal.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.invite(token), { headers: privateHeaders })
}

/** Says no. The page then tells that it is so, whether now or before. */
export async function action({ params: { token = '' } }: ActionFunctionArgs) {
  await teamOutcome(declineInvite(token))
  return redirect(paths.invite(token), { headers: privateHeaders })
}
