import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { MacroPage } from '#app/modules/support/macros/components/macro-page.tsx'
import { takeMacro } from '#app/modules/support/macros/pages/macro-page.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  const title = translator(actor.locale, 'support')('macros.new')
  const head = requestHead(request, { title, description: title, path: paths.adminMacro('new'), isIndexable: false })
  return json({ head }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  return takeMacro(actor, request, null)
}

export default function NewMacro() {
  return <MacroPage macro={null} answer={useActionData<typeof action>()} />
}
