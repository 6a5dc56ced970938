import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { PasswordForm } from '#app/modules/accounts/components/password-form.tsx'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { loadPasswordChange, submitPasswordChange } from '#app/modules/accounts/pages/password-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['toast'], guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPasswordChange(request, await guardNamed('admin-auth')(request), paths.adminPassword())
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitPasswordChange(request, context, await guardNamed('admin-auth')(request))
}

export default function AdminPassword() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <PasswordForm {...page} lastResult={useActionData<typeof action>()} />
}
