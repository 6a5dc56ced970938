import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { MacrosPage } from '#app/modules/support/macros/components/macros-page.tsx'
import { listMacros } from '#app/modules/support/macros/queries/macros.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'ticket.read')
  const macros = await listMacros()
  const title = translator(actor.locale, 'support')('macros.title')
  const head = requestHead(request, { title, description: title, path: paths.adminMacros(), isIndexable: false })
  return json({ head, macros, mayEdit: actor.permissions.has('ticket.manage') }, { headers: privateHeaders })
}

export default function SupportMacros() {
  const { macros, mayEdit } = useLoaderData<typeof loader>()
  return <MacrosPage macros={macros} mayEdit={mayEdit} />
}
