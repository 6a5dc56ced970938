import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound, searchOf } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { FirstAvailableView } from '#app/modules/booking/slots/components/first-available.tsx'
import { findFirstAvailablePage } from '#app/modules/booking/slots/pages/first-available.server.ts'
import { findSpecialtySlug } from '#app/modules/directory/queries/reference.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export async function loader({ request, params: { specialty: given = '' } }: LoaderFunctionArgs) {
  const slug = await findSpecialtySlug(given)
  const path = new URL(request.url).pathname
  if (slug === null) notFound(path)
  if (slug !== given) return movedPermanently(paths.firstAvailable(slug) + searchOf(request))
  const locale = localeOf(request)
  const page = await findFirstAvailablePage(slug, new URL(request.url).searchParams, locale)
  if (!page) notFound(path)
  const t = translator(locale, 'booking')
  const title = t('first.title', { doctors: professionOf(page.specialty, locale).many })
  const head = requestHead(request, {
    title,
    description: t('first.lead'),
    path: paths.firstAvailable(slug),
    isIndexable: false,
  })
  return json({ head, page })
}

export default function FirstAvailable() {
  const { page } = useLoaderData<typeof loader>()
  return <FirstAvailableView page={page} />
}
