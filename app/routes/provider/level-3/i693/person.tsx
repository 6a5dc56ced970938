import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PersonPage } from '#app/modules/practice/i693/components/person-pages.tsx'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { loadPerson, submitPerson } from '#app/modules/practice/i693/pages/person-pages.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** Changes who is examined, when and by whom. */
export async function loader({ request, params: { case: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadPerson(actor, id)
  const head = i693Head(request, actor, 'person', paths.i693Person(id))
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { case: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitPerson(request, actor, id)
}

export default function Person() {
  const { page } = useLoaderData<typeof loader>()
  return <PersonPage page={page} answer={useActionData() as FormAnswer | undefined} />
}
