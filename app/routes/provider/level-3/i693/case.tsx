import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CasePage } from '#app/modules/practice/i693/components/case-page.tsx'
import { loadCase, submitStep } from '#app/modules/practice/i693/pages/case-page.server.ts'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** The first page of a case: who it is about, what is missing, what can be done next. */
export async function loader({ request, params: { case: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadCase(request, actor, id)
  const head = i693Head(request, actor, 'case', paths.i693Case(id))
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { case: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitStep(request, actor, id)
}

export default function Case() {
  const { page } = useLoaderData<typeof loader>()
  return <CasePage page={page} answer={useActionData() as FormAnswer | undefined} />
}
