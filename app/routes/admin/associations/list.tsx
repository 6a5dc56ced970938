import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { OverseenList } from '#app/modules/association/components/overseen-list.tsx'
import { submitOversight } from '#app/modules/association/pages/oversight-page.server.ts'
import { listOverseen } from '#app/modules/association/queries/overseen-associations.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import association from '#app/styles/association.css?url'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: association }]

export async function loader({ request }: LoaderFunctionArgs) {
  const { locale } = await adminWith(request, 'association.suspend')
  const title = translator(locale, 'association')('oversight.title')
  const head = requestHead(request, { title, description: title, path: paths.adminAssociations(), isIndexable: false })
  return json({ head, associations: await listOverseen(locale) }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  return submitOversight(request, await adminWith(request, 'association.suspend'))
}

export default function Associations() {
  return <OverseenList associations={useLoaderData<typeof loader>().associations} />
}
