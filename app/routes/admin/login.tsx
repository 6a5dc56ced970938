import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { SignInForm } from '#app/modules/accounts/components/sign-in-form.tsx'
import { safeReturnPath } from '#app/modules/accounts/guards/return-path.server.ts'
import { signedInDestination, submitSignIn } from '#app/modules/accounts/pages/sign-in-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['toast'], density: 'patient' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const to = await signedInDestination(request, 'admin')
  if (to !== null) return redirect(to, { headers: privateHeaders })
  const { searchParams } = new URL(request.url)
  const title = translator(localeOf(request), 'accounts')('login.adminTitle')
  const head = requestHead(request, { title, description: title, path: paths.adminLogin(), isIndexable: false })
  const next = safeReturnPath(searchParams.get('next'))
  const isIdle = searchParams.get('reason') === 'idle'
  const action = paths.adminLogin({ ...(next && { next }), ...(isIdle && { reason: 'idle' }) })
  return json({ head, action, isIdle }, { headers: privateHeaders })
}

export function action({ request, context }: ActionFunctionArgs) {
  return submitSignIn(request, context, 'admin')
}

export default function AdminLogin() {
  const { action: to, isIdle } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <SignInForm area="admin" action={to} isIdle={isIdle} isFormKept={false} answer={answer} />
}
