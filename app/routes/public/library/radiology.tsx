import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { sitePhone } from '#app/core/site.server.ts'
import { RadiologyPage } from '#app/modules/library/imaging/components/radiology-page.tsx'
import { parseAnswers } from '#app/modules/library/imaging/checklist.ts'
import { sheetOf } from '#app/modules/library/imaging/checklist-sheet.server.ts'
import { listModalities } from '#app/modules/library/imaging/modalities.server.ts'
import { libraryHead } from '#app/modules/library/pages/library-head.server.ts'
import {
  countFacilityFilters,
  parseFacilityFilters,
  facilityQueryKeys,
} from '#app/modules/library/facilities/facility-filters.ts'
import { findServiceFacilities } from '#app/modules/library/facilities/facility-search.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

// The answers of the checklist are no keys of the cache: a page that bears them is made anew and kept nowhere.
export const handle = {
  islands: ['print'],
  cache: { tags: ['directory', 'reference', 'library'], query: facilityQueryKeys, maxAge: 60 },
} satisfies PageHandle

export const meta = metaOf

/** What the loader says of keeping the page holds for the document too. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) =>
  loaderHeaders.has('Cache-Control') ? privateHeaders : new Headers()

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const locale = localeOf(request)
  const t = translator(locale, 'exams')
  const filters = parseFacilityFilters(search)
  const answers = parseAnswers(search)
  const [modalities, found] = await Promise.all([
    listModalities(locale),
    findServiceFacilities('imaging', filters, locale),
  ])
  const modality = modalities.find(({ slug }) => slug === answers?.modality)
  const head = libraryHead(request, {
    title: t('radiology.title'),
    description: t('radiology.description'),
    path: paths.radiology(),
    contentType: 'imaging preparation',
    keyTerms: modalities.map(({ name }) => name),
    isIndexable: answers === null && countFacilityFilters(filters) === 0,
  })
  const sheet = modality && answers ? sheetOf(modality, answers, locale) : null
  const page = { head, modalities, answers, sheet, filters, found, phone: sitePhone }
  return json(page, answers ? { headers: privateHeaders } : undefined)
}

export default function Radiology() {
  const { modalities, answers, sheet, filters, found, phone } = useLoaderData<typeof loader>()
  return (
    <RadiologyPage
      modalities={modalities}
      answers={answers}
      sheet={sheet}
      filters={filters}
      found={found}
      phone={phone}
    />
  )
}
