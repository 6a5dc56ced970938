import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { HealthEvents } from '#app/modules/association/events/components/event-list.tsx'
import { listHealthEvents } from '#app/modules/association/events/queries/public-events.server.ts'
import { LineMapPage } from '#app/modules/directory/components/line-map-page.tsx'
import { listNeighborhoodsWithCounts } from '#app/modules/directory/queries/neighborhoods.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { breadcrumbThing } from '#app/modules/seo/pages/page-data.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = { cache: { tags: ['directory', 'reference', 'events'], maxAge: 60 } }

export const meta = metaOf

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const { total, neighborhoods } = await listNeighborhoodsWithCounts(locale)
  const title = t('location.index.title')
  const head = requestHead(request, {
    title,
    description: t('location.index.lead'),
    path: paths.neighborhoods(),
    structuredData: [breadcrumbThing(request, [{ name: title, path: paths.neighborhoods() }])],
  })
  return json({ head, total, neighborhoods, events: await listHealthEvents('anywhere', locale) })
}

export default function Neighborhoods() {
  const { total, neighborhoods, events } = useLoaderData<typeof loader>()
  return <LineMapPage total={total} neighborhoods={neighborhoods} events={<HealthEvents events={events} />} />
}
