import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { findSignedInAnywhere } from '#app/modules/accounts/guards/guards.server.ts'
import { signOutMessage } from '#app/modules/accounts/backend/backend-messages.server.ts'
import { identityBackend } from '#app/modules/accounts/backend/commands/configured-backend.server.ts'
import { pageCaller } from '#app/modules/accounts/pages/page-caller.server.ts'
import { leaveToLogin } from '#app/modules/accounts/pages/password-page.server.ts'
import { paths } from '#app/paths.ts'

/** Opening the address ends nothing. */
export function loader(_args: LoaderFunctionArgs) {
  return redirect(paths.login(), { headers: privateHeaders })
}

/** Also for who is not signed in any more: the answer is the same, and the cookie goes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await findSignedInAnywhere(request)
  const outcome = actor ? await identityBackend().signOut(actor, pageCaller(request, context)) : { code: null }
  const tone = outcome.code === null ? 'success' : 'warning'
  return leaveToLogin(request, tone, signOutMessage(outcome, localeOf(request)))
}
