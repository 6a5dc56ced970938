import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { findResetLink, resetPassword } from '#app/modules/accounts/commands/reset-password.server.ts'
import { NewPasswordForm } from '#app/modules/accounts/components/new-password-form.tsx'
import { newPasswordForm } from '#app/modules/accounts/forms.ts'
import { leaveToLogin, passwordFields } from '#app/modules/accounts/pages/password-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

/** Opening the link uses nothing up: mail programs open links too. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const title = translator(localeOf(request), 'accounts')('reset.title')
  const head = requestHead(request, { title, description: title, path: paths.forgetPassword(), isIndexable: false })
  const isValid = (await findResetLink(token)) !== null
  return json({ head, token, isValid }, { status: isValid ? 200 : 410, headers: privateHeaders })
}

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const t = translator(localeOf(request), 'accounts')
  const submission = parseForm(await readForm(request), newPasswordForm(t))
  const reply = (newPassword: string[]) => {
    const fieldErrors: Record<string, string[]> = newPassword.length > 0 ? { newPassword } : {}
    return json(submission.reply({ fieldErrors, hideFields: passwordFields }), { status: 400, headers: privateHeaders })
  }
  if (submission.status !== 'success') return reply([])
  const network = networkOf(context.clientAddress ?? 'unknown')
  const result = await resetPassword({ token, newPassword: submission.value.newPassword, network })
  if (result.status === 'changed') {
    const login = result.scopes.includes('provider') ? paths.login() : paths.adminLogin()
    return leaveToLogin(request, 'success', t('backend.password_changed'), login)
  }
  return reply([result.code === 'LINK_ENDED' ? t('reset.ended') : t(`backend.${result.code}`)])
}

export default function ResetPassword() {
  const { token, isValid } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <NewPasswordForm action={paths.resetPassword(token)} isValid={isValid} lastResult={lastResult} />
}
