import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { SignaturePage } from '#app/modules/practice/i693/components/signature-page.tsx'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { loadSignature, submitSignature } from '#app/modules/practice/i693/pages/signature-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['print'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** Signing, the envelope and the pick-up. */
export async function loader({ request, params: { case: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadSignature(request, actor, id)
  const head = i693Head(request, actor, 'signature', paths.i693Signature(id))
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { case: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitSignature(request, actor, id)
}

export default function Signature() {
  const { page } = useLoaderData<typeof loader>()
  return <SignaturePage page={page} answer={useActionData() as FormAnswer | undefined} />
}
