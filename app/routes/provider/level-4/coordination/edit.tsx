import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { EditCasePage } from '#app/modules/coordination/components/form-pages.tsx'
import { type EditData, loadEdit, submitEdit } from '#app/modules/coordination/pages/form-page.server.ts'
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
  const page = await loadEdit(actor, uuid)
  const head = careHead(request, wordsOf(actor)('edit.title'), paths.careEdit(uuid))
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { uuid = '' } }: ActionFunctionArgs) {
  return submitEdit(request, await guardNamed('auth')(request, { showsHealthData: true }), uuid)
}

export default function EditCareCase() {
  const { page } = useLoaderData<typeof loader>()
  return <EditCasePage page={page as EditData} answer={useActionData() as FormAnswer | undefined} />
}
