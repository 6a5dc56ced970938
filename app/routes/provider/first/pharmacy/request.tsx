import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { RefillPage } from '#app/modules/practice/pharmacy/components/refill-page.tsx'
import { loadRefill, submitRefill } from '#app/modules/practice/pharmacy/pages/refill-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { refill = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadRefill(request, actor, refill)
}

export async function action({ request, params: { refill = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitRefill(request, actor, refill)
}

export default function RefillRequest() {
  return <RefillPage page={useLoaderData<typeof loader>()} answer={useActionData() as FormAnswer | undefined} />
}
