import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { StockPage } from '#app/modules/practice/supply/components/stock-page.tsx'
import { loadStock, submitStock } from '#app/modules/practice/supply/pages/stock-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { item = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const page = await loadStock(request, actor, item)
  const { name: title } = page.item
  const head = requestHead(request, { title, description: title, path: paths.supplyItem(item), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { item = '' } }: ActionFunctionArgs) {
  return submitStock(request, await guardNamed('provider-auth')(request), item)
}

export default function Item() {
  const { page } = useLoaderData<typeof loader>()
  return <StockPage page={page} answer={useActionData() as FormAnswer | undefined} />
}
