import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CasePage } from '#app/modules/coordination/components/case-page.tsx'
import { type CasePageData, loadCase, submitCase } from '#app/modules/coordination/pages/case-page.server.ts'
import { careHead, wordsOf } from '#app/modules/coordination/pages/open-coordination.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { uuid = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const page = await loadCase(actor, uuid)
  const head = careHead(request, wordsOf(actor)('case.heading'), paths.careCase(uuid))
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { uuid = '' } }: ActionFunctionArgs) {
  return submitCase(request, await guardNamed('auth')(request, { showsHealthData: true }), uuid)
}

export default function CareCase() {
  const { page } = useLoaderData<typeof loader>()
  const form = new URLSearchParams(useLocation().search).get('form')
  const answer = useActionData() as FormAnswer | undefined
  return <CasePage page={page as CasePageData} answer={answer} form={form} />
}
