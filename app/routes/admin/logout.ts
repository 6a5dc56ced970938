import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { signOutMessage } from '#app/modules/accounts/backend/backend-messages.server.ts'
import { signOut } from '#app/modules/accounts/commands/sign-out.server.ts'
import { findSignedInAnywhere } from '#app/modules/accounts/guards/guards.server.ts'
import { leaveToLogin } from '#app/modules/accounts/pages/password-page.server.ts'
import { paths } from '#app/paths.ts'

/** Opening the address ends nothing. */
export function loader(_args: LoaderFunctionArgs) {
  return redirect(paths.adminLogin(), { headers: privateHeaders })
}

/** Also for who is not signed in any more: the answer is the same, and the cookie goes. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await findSignedInAnywhere(request)
  // The accounts of the administration are this product's own, whichever backend knows the providers.
  if (actor?.scope === 'admin') await signOut(actor)
  return leaveToLogin(request, 'success', signOutMessage({ code: null }, localeOf(request)), paths.adminLogin())
}
