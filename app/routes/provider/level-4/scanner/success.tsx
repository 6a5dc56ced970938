import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { findLinkedCase } from '#app/modules/coordination/queries/cases.server.ts'
import { ScanSuccessPage } from '#app/modules/scanning/components/scan-pages.tsx'
import { loadScanSuccess } from '#app/modules/scanning/pages/scan-pages.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/scanning.css?url'

export const handle = { density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** No guard, as specified: it says no more than a number, a time and a masked name. */
export async function loader({ request, context, params: { uuid = '' } }: LoaderFunctionArgs) {
  // The same of a referral that was sent, which stands under an address of its own.
  if (await findLinkedCase(uuid)) return redirect(paths.careSent(uuid), { headers: privateHeaders })
  return loadScanSuccess(request, context, uuid)
}

export default function ScanSuccess() {
  return <ScanSuccessPage page={useLoaderData<typeof loader>()} />
}
