import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { MedicationsPage } from '#app/modules/library/medication/components/medications-page.tsx'
import { MedicinePage } from '#app/modules/library/medication/components/medicine-page.tsx'
import {
  findMedication,
  findMedicationSlug,
  listChinesePharmacies,
  searchMedications,
  type MedicineList,
} from '#app/modules/library/medication/medications.server.ts'
import { medicineFacts } from '#app/modules/library/medication/medicine-facts.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { medicalPageData } from '#app/modules/seo/structured-data/medical-page.ts'
import { breadcrumbThing, dataSite } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  cache: { tags: ['library', 'directory', 'reference'], query: ['q', 'name'], maxAge: 300 },
} satisfies PageHandle

export const meta = metaOf

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const name = searchParams.get('name')
  const locale = localeOf(request)
  const pharmacies = await listChinesePharmacies(locale)
  if (name === null) {
    const list = await searchMedications((searchParams.get('q') ?? '').trim().slice(0, 200), locale)
    return json({ head: listHead(request, list), list, medicine: null, pharmacies })
  }
  const slug = await findMedicationSlug(name)
  if (slug === null) return notFound(pathname)
  if (slug !== name) return movedPermanently(paths.medication({ name: slug }))
  const medicine = (await findMedication(slug, locale))!
  const t = translator(locale, 'library')
  const names = { title: medicine.title, other: medicine.other ?? medicine.generic }
  const head = requestHead(request, {
    title: t('medication.pageTitle', names),
    description: t('medication.pageDescription', { ...names, drugClass: medicine.drugClass }),
    path: paths.medication({ name: slug }),
    keywords: [medicine.title, medicine.generic, ...medicine.brands, ...medicine.otherNames],
    structuredData: [
      () => medicalPageData(medicineFacts(medicine), dataSite(request)),
      breadcrumbThing(request, [
        { name: t('medication.title'), path: paths.medication() },
        { name: medicine.title, path: paths.medication({ name: slug }) },
      ]),
    ],
    contentMeta: {
      contentType: 'medication',
      primaryTopic: medicine.title,
      keyTerms: [medicine.generic, ...medicine.brands, ...medicine.otherNames],
      contentSummary: medicine.use,
      targetAudience: translator(locale)('seo.audience'),
    },
  })
  return json({ head, list: null, medicine, pharmacies })
}

/** So many names of medicines stand for the list. */
const namedMedicines = 12

function listHead(request: Request, { q, found, byLetter }: MedicineList) {
  const locale = localeOf(request)
  const t = translator(locale, 'library')
  const medicines = found ?? byLetter.flatMap(({ entries }) => entries)
  return requestHead(request, {
    title: t('medication.title'),
    description: t('medication.description'),
    path: paths.medication(),
    structuredData: [breadcrumbThing(request, [{ name: t('medication.title'), path: paths.medication() }])],
    isIndexable: q === '',
    contentMeta: {
      contentType: 'medication-list',
      primaryTopic: t('medication.title'),
      keyTerms: [t('medication.title'), ...medicines.slice(0, namedMedicines).map(({ title }) => title)],
      contentSummary: t('medication.description'),
      targetAudience: translator(locale)('seo.audience'),
    },
  })
}

export default function Medication() {
  const { list, medicine, pharmacies } = useLoaderData<typeof loader>()
  return medicine ? (
    <MedicinePage medicine={medicine} pharmacies={pharmacies} />
  ) : (
    <MedicationsPage list={list} pharmacies={pharmacies} />
  )
}
