import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { EntryPage } from '#app/modules/practice/pharmacy/components/entry-page.tsx'
import { loadPharmacyEntry, submitPharmacyEntry } from '#app/modules/practice/pharmacy/pages/pharmacies-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadPharmacyEntry(request, actor)
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitPharmacyEntry(request, actor)
}

export default function PharmacyEntry() {
  return <EntryPage page={useLoaderData<typeof loader>()} answer={useActionData() as FormAnswer | undefined} />
}
