import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { NewRefillPage } from '#app/modules/practice/pharmacy/components/new-refill-page.tsx'
import { loadNewRefill, submitNewRefill } from '#app/modules/practice/pharmacy/pages/refills-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadNewRefill(request, actor)
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitNewRefill(request, actor)
}

export default function NewRefill() {
  return <NewRefillPage page={useLoaderData<typeof loader>()} answer={useActionData() as FormAnswer | undefined} />
}
