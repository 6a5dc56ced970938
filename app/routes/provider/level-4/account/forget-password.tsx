import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { requestPasswordReset } from '#app/modules/accounts/commands/request-password-reset.server.ts'
import { ResetRequestForm } from '#app/modules/accounts/components/reset-request-form.tsx'
import { resetRequestForm } from '#app/modules/accounts/forms.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export function loader({ request }: LoaderFunctionArgs) {
  const title = translator(localeOf(request), 'accounts')('forgot.title')
  const head = requestHead(request, { title, description: title, path: paths.forgetPassword(), isIndexable: false })
  const isAsked = new URL(request.url).searchParams.has('asked')
  return json({ head, isAsked }, { headers: privateHeaders })
}

/** The same answer for every name. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(localeOf(request), 'accounts')
  const submission = parseForm(await readForm(request), resetRequestForm(t))
  if (submission.status !== 'success') return json(submission.reply(), { status: 400, headers: privateHeaders })
  const network = networkOf(context.clientAddress ?? 'unknown')
  const identifier = submission.value.loginUsername
  const limit = await requestPasswordReset({ identifier, network })
  if (limit.allowed) return redirect(paths.forgetPassword({ asked: '1' }), { headers: privateHeaders })
  const reply = submission.reply({ fieldErrors: { loginUsername: [t('backend.TOO_MANY_ATTEMPTS')] } })
  const retryAfter = { 'Retry-After': String(limit.retryAfterSeconds) }
  return json(reply, { status: 429, headers: { ...privateHeaders, ...retryAfter } })
}

export default function ForgetPassword() {
  const { isAsked } = useLoaderData<typeof loader>()
  return <ResetRequestForm isAsked={isAsked} lastResult={useActionData<typeof action>()} />
}
