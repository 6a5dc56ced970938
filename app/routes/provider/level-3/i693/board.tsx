import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { BoardPage } from '#app/modules/practice/i693/components/board-page.tsx'
import { type BoardAnswer, loadBoard, searchBoard } from '#app/modules/practice/i693/pages/board-page.server.ts'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** The immigration exams of a clinic by where each stands. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadBoard(request, actor)
  const head = i693Head(request, actor, 'board', paths.i693Board())
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return searchBoard(request, actor)
}

export default function Board() {
  const { page } = useLoaderData<typeof loader>()
  return <BoardPage page={page} answer={useActionData() as BoardAnswer | undefined} />
}
