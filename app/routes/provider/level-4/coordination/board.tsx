import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { BoardPage } from '#app/modules/coordination/components/board-page.tsx'
import { loadBoard, submitBoard } from '#app/modules/coordination/pages/board-page.server.ts'
import { careHead, wordsOf } from '#app/modules/coordination/pages/open-coordination.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const page = await loadBoard(request, actor)
  const head = careHead(request, wordsOf(actor)('heading'), paths.careBoard())
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  return submitBoard(await guardNamed('auth')(request, { showsHealthData: true }))
}

export default function CareBoard() {
  return <BoardPage page={useLoaderData<typeof loader>().page} />
}
