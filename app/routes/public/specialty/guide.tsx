import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findCardOpenings } from '#app/modules/booking/pages/openings.server.ts'
import { SpecialtyPage } from '#app/modules/directory/components/specialty-page.tsx'
import { getSpecialtyGuide } from '#app/modules/directory/queries/specialty-guide.server.ts'
import { findSpecialtySlug } from '#app/modules/directory/queries/reference.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export async function loader({ request, params: { str = '' } }: LoaderFunctionArgs) {
  const slug = await findSpecialtySlug(str)
  if (slug === null) notFound(new URL(request.url).pathname)
  if (slug !== str) return movedPermanently(paths.specialty(slug))
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const guide = await getSpecialtyGuide(slug, locale)
  const head = requestHead(request, {
    title: guide.name,
    description: t('specialty.description', { specialty: guide.name }),
    path: paths.specialty(slug),
  })
  return json({ head, guide, openings: await findCardOpenings(guide.cards) })
}

export default function SpecialtyGuide() {
  const { guide, openings } = useLoaderData<typeof loader>()
  return <SpecialtyPage guide={guide} openings={openings} />
}
