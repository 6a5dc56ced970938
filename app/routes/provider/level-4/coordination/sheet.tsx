import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { SheetPage } from '#app/modules/coordination/components/sheet-page.tsx'
import { careHead, wordsOf } from '#app/modules/coordination/pages/open-coordination.server.ts'
import { loadSheet, type SheetData } from '#app/modules/coordination/pages/sheet-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro', islands: ['print'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { uuid = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const page = await loadSheet(request, actor, uuid)
  const head = careHead(request, wordsOf(actor)('sheet.heading'), paths.careSheet(uuid))
  return json({ head, page }, { headers: privateHeaders })
}

export default function CareSheet() {
  return <SheetPage page={useLoaderData<typeof loader>().page as SheetData} />
}
