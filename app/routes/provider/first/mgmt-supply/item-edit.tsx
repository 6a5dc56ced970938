import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { EditItemPage } from '#app/modules/practice/supply/components/item-form-page.tsx'
import { loadItemToEdit, submitItem } from '#app/modules/practice/supply/pages/supply-pages.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { item: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const { clinic, item } = await loadItemToEdit(actor, id)
  const title = translator(actor.locale, 'supply')('item.edit')
  const head = requestHead(request, { title, description: title, path: paths.supplyItemEdit(id), isIndexable: false })
  return json({ head, clinic, item }, { headers: privateHeaders })
}

export async function action({ request, params: { item = '' } }: ActionFunctionArgs) {
  return submitItem(request, await guardNamed('provider-auth')(request), item)
}

export default function EditItem() {
  const { clinic, item } = useLoaderData<typeof loader>()
  return <EditItemPage clinic={clinic} item={item} answer={useActionData() as FormAnswer | undefined} />
}
