import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { RecoveryCodesPage } from '#app/modules/accounts/second-factor/components/recovery-codes-page.tsx'
import {
  loadRecoveryCodes,
  submitRecoveryCodes,
} from '#app/modules/accounts/second-factor/pages/second-factor-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadRecoveryCodes(request, await guardNamed('admin-auth')(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return submitRecoveryCodes(request, await guardNamed('admin-auth')(request))
}

export default function RecoveryCodes() {
  const { left } = useLoaderData<typeof loader>()
  return <RecoveryCodesPage left={left} made={useActionData<typeof action>()?.codes ?? null} />
}
