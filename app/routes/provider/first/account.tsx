import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { AccountPage } from '#app/modules/practice/account/components/account-page.tsx'
import { loadAccount, submitAccount } from '#app/modules/practice/account/pages/account-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  return loadAccount(request, await guardNamed('provider-auth')(request))
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitAccount(request, context, await guardNamed('provider-auth')(request))
}

export default function Account() {
  return <AccountPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
