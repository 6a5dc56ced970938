import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ItemPage } from '#app/modules/practice/compliance/components/item-page.tsx'
import { loadComplianceItem, submitComplianceItem } from '#app/modules/practice/compliance/pages/item-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  return loadComplianceItem(request, await guardNamed('provider-auth')(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return submitComplianceItem(request, await guardNamed('provider-auth')(request))
}

export default function ComplianceItem() {
  return <ItemPage page={useLoaderData<typeof loader>()} answer={useActionData() as FormAnswer | undefined} />
}
