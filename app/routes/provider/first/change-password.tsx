import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { PasswordForm } from '#app/modules/accounts/components/password-form.tsx'
import { guard } from '#app/modules/accounts/guards.server.ts'
import { submitPasswordChange } from '#app/modules/accounts/pages/password-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['toast'], guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const { locale, email, requiresPasswordChange } = await guard('provider-auth')(request)
  const title = translator(locale, 'accounts')('password.title')
  const head = requestHead(request, { title, description: title, path: paths.changePassword(), isIndexable: false })
  return json({ head, email, isForced: requiresPasswordChange }, { headers: privateHeaders })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await guard('provider-auth')(request)
  return submitPasswordChange(request, context, actor)
}

export default function ChangePassword() {
  const { email, isForced } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <PasswordForm action={paths.changePassword()} email={email} isForced={isForced} lastResult={lastResult} />
}
