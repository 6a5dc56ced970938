import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { SpecialtiesPage } from '#app/modules/directory/components/specialties-page.tsx'
import { countDoctors } from '#app/modules/directory/queries/area-counts.server.ts'
import { listSpecialties, listSymptoms } from '#app/modules/directory/queries/reference.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { breadcrumbThing } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = { islands: ['print'], cache: { tags: ['directory', 'reference'], maxAge: 300 } }

export const meta = metaOf

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const [specialties, symptoms, { facets }] = await Promise.all([listSpecialties(), listSymptoms(), countDoctors()])
  const head = requestHead(request, {
    title: t('specialties.title'),
    description: t('specialties.description'),
    path: paths.specialties(),
    structuredData: [breadcrumbThing(request, [{ name: t('specialties.title'), path: paths.specialties() }])],
  })
  const nameOf = new Map(specialties.map(({ id, slug, name }) => [id, { slug, name: name[locale] }]))
  return json({
    head,
    specialties: specialties.map(({ id, slug, name, bodyArea }) => ({
      slug,
      name: name[locale],
      bodyArea,
      count: facets.specialty.get(id) ?? 0,
    })),
    symptoms: symptoms.map(({ id, name, specialtyIds, isUrgent }) => ({
      id,
      name: name[locale],
      isUrgent,
      specialties: specialtyIds.flatMap((specialtyId) => nameOf.get(specialtyId) ?? []),
    })),
  })
}

export default function Specialties() {
  const { specialties, symptoms } = useLoaderData<typeof loader>()
  return <SpecialtiesPage specialties={specialties} symptoms={symptoms} />
}
