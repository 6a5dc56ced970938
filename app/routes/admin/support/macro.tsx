import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { MacroPage } from '#app/modules/support/macros/components/macro-page.tsx'
import { takeMacro } from '#app/modules/support/macros/pages/macro-page.server.ts'
import { findMacro } from '#app/modules/support/macros/queries/macros.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

/** A prepared answer by its id, or a new one. */
export async function loader({ request, params: { macro: id = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  const macro = id === 'new' ? null : await orRefused(findMacro(id))
  const title = translator(actor.locale, 'support')(macro ? 'macros.edit' : 'macros.new')
  const head = requestHead(request, { title, description: title, path: paths.adminMacro(id), isIndexable: false })
  return json({ head, macro }, { headers: privateHeaders })
}

export async function action({ request, params: { macro: id = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  return takeMacro(actor, request, id === 'new' ? null : id)
}

export default function SupportMacro() {
  const { macro } = useLoaderData<typeof loader>()
  return <MacroPage macro={macro} answer={useActionData<typeof action>()} />
}
