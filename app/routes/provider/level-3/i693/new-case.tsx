import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { NewCasePage } from '#app/modules/practice/i693/components/person-pages.tsx'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { loadNewCase, submitNewCase } from '#app/modules/practice/i693/pages/person-pages.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** Opens a case by hand or from a visit. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadNewCase(request, actor)
  const head = i693Head(request, actor, 'new', paths.i693New())
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitNewCase(request, actor)
}

export default function NewCase() {
  const { page } = useLoaderData<typeof loader>()
  return <NewCasePage page={page} answer={useActionData() as FormAnswer | undefined} />
}
