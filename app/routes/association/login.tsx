import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { SignInForm } from '#app/modules/accounts/components/sign-in-form.tsx'
import { safeReturnPath } from '#app/modules/accounts/guards/return-path.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { signedInDestination, submitSignIn } from '#app/modules/accounts/pages/sign-in-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['toast'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  const to = await signedInDestination(request, 'association')
  if (to !== null) return redirect(to, { headers: privateHeaders })
  const title = translator(localeOf(request), 'accounts')('login.associationTitle')
  const head = requestHead(request, { title, description: title, path: paths.associationLogin(), isIndexable: false })
  const next = safeReturnPath(new URL(request.url).searchParams.get('next'))
  return json({ head, action: paths.associationLogin(next ? { next } : {}) }, { headers: privateHeaders })
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitSignIn(request, context, 'association')
}

export default function AssociationLogin() {
  const { action: to } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap wrap--form association-form">
      <SignInForm area="association" action={to} isIdle={false} isFormKept={false} answer={answer} />
    </div>
  )
}
