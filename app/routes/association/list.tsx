import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { AssociationList } from '#app/modules/association/components/association-list.tsx'
import { listAssociations } from '#app/modules/association/queries/association-list.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { breadcrumbThing } from '#app/modules/seo/pages/page-data.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { cache: { tags: ['associations'], maxAge: 300 } } satisfies PageHandle

export const meta = metaOf

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  const locale = localeOf(request)
  const t = translator(locale, 'association')
  const [title, path] = [t('list.title'), paths.associations()]
  const head = requestHead(request, {
    ...{ title, description: t('list.lead'), path },
    structuredData: [breadcrumbThing(request, [{ name: title, path }])],
  })
  return json({ head, associations: await listAssociations(locale) })
}

export default function Associations() {
  return <AssociationList {...useLoaderData<typeof loader>()} />
}
