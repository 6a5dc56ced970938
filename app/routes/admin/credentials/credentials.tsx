import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { CredentialsPage } from '#app/modules/review/credentials/components/credentials-page.tsx'
import { loadCredentials, submitCredential } from '#app/modules/review/credentials/pages/credentials-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { provider = '' } }: LoaderFunctionArgs) {
  return loadCredentials(request, await adminWith(request, 'doctor.read'), provider)
}

export async function action({ request, params: { provider = '' } }: ActionFunctionArgs) {
  return submitCredential(request, await adminWith(request, 'doctor.edit'), provider)
}

export default function Credentials() {
  return <CredentialsPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
