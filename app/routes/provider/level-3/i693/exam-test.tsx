import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { TestPage } from '#app/modules/practice/i693/components/test-pages.tsx'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { loadTest, submitTest } from '#app/modules/practice/i693/pages/test-pages.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** One test of a case. */
export async function loader({ request, params: { case: id = '', test = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadTest(actor, id, test)
  const head = i693Head(request, actor, 'tests', paths.i693Test(id, test))
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { case: id = '', test = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitTest(request, actor, id, test)
}

export default function ExamTest() {
  const { page } = useLoaderData<typeof loader>()
  return <TestPage page={page} answer={useActionData() as FormAnswer | undefined} />
}
