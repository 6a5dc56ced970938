import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { PersonPage } from '#app/modules/accounts/roles/components/person-page.tsx'
import { loadPerson, submitRole } from '#app/modules/accounts/roles/pages/roles-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { person = '' } }: LoaderFunctionArgs) {
  return loadPerson(request, await adminWith(request, 'role.manage'), person)
}

export async function action({ request, params: { person = '' } }: ActionFunctionArgs) {
  return submitRole(request, await adminWith(request, 'role.manage'), person)
}

export default function Person() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <PersonPage {...page} answer={useActionData<FormAnswer>()} />
}
