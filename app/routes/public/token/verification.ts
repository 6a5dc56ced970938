import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { verifyEmail } from '#app/modules/practice/registration/commands/verify-email.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** Notes that the reader of a mail confirms its address. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { isOfAssociation } = await orRefused(verifyEmail(token))
  const text = translator(localeOf(request), 'practice')('verification.done')
  return accepted(isOfAssociation ? paths.associationLogin() : paths.login(), text)
}
