import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { LockPage } from '#app/modules/accounts/locking/components/lock-page.tsx'
import { loadLock, submitLock } from '#app/modules/accounts/locking/pages/lock-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { user = '' } }: LoaderFunctionArgs) {
  return json(await loadLock(request, await adminWith(request, 'user.unlock'), user), { headers: privateHeaders })
}

export async function action({ request, params: { user = '' } }: ActionFunctionArgs) {
  return submitLock(request, await adminWith(request, 'user.unlock'), user)
}

export default function AccountLock() {
  const { account, step, version } = useLoaderData<typeof loader>()
  return <LockPage account={account} step={step} version={version} answer={useActionData<FormAnswer>()} />
}
