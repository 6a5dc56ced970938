import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { signOutMessage } from '#app/modules/accounts/backend/backend-messages.server.ts'
import { signOut } from '#app/modules/accounts/commands/sign-out.server.ts'
import { findSignedInToAssociations } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { leaveToLogin } from '#app/modules/accounts/pages/password-page.server.ts'
import { paths } from '#app/paths.ts'

/** Opening the address ends nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return redirect(paths.associationLogin(), { headers: privateHeaders })
}

/** Also for who is not signed in any more, and while associations are off: a session can always be ended. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await findSignedInToAssociations(request)
  if (actor) await signOut(actor)
  return leaveToLogin(request, 'success', signOutMessage({ code: null }, localeOf(request)), paths.associationLogin())
}
