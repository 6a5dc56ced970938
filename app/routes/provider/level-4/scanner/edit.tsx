import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { findCase } from '#app/modules/coordination/queries/cases.server.ts'
import { ScanEditPage } from '#app/modules/scanning/components/scan-pages.tsx'
import { loadScanEdit, submitScanEdit } from '#app/modules/scanning/pages/scan-pages.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/scanning.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { uuid = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  // The specification lists one address for what is edited: a referral stands under one of its own.
  if (await findCase(actor, uuid)) return redirect(paths.careEdit(uuid), { headers: privateHeaders })
  return loadScanEdit(request, actor, uuid)
}

export async function action({ request, params: { uuid = '' } }: ActionFunctionArgs) {
  return submitScanEdit(await guardNamed('auth')(request, { showsHealthData: true }), uuid)
}

export default function ScanEdit() {
  return <ScanEditPage page={useLoaderData<typeof loader>()} />
}
