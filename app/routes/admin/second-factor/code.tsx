import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CodePage } from '#app/modules/accounts/second-factor/components/code-page.tsx'
import { loadCode, submitCode } from '#app/modules/accounts/second-factor/pages/second-factor-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'patient' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadCode(request, context, await guardNamed('admin-auth')(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return submitCode(request, await guardNamed('admin-auth')(request))
}

export default function SecondFactor() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <CodePage {...page} answer={useActionData<typeof action>()} />
}
