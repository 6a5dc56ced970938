import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { TestsPage } from '#app/modules/practice/i693/components/test-pages.tsx'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { loadTests } from '#app/modules/practice/i693/pages/test-pages.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** The tests of a case. */
export async function loader({ request, params: { case: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadTests(actor, id)
  const head = i693Head(request, actor, 'tests', paths.i693Tests(id))
  return json({ head, page }, { headers: privateHeaders })
}

export default function ExamTests() {
  return <TestsPage page={useLoaderData<typeof loader>().page} />
}
