import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { listDatedPages } from '#app/modules/library/queries/dated-pages.server.ts'
import { InsurancePage } from '#app/modules/library/insurance/components/insurance-page.tsx'
import {
  findGlossary,
  listEnrollment,
  listInsuranceCards,
  listPlanPanels,
} from '#app/modules/library/insurance/insurance.server.ts'
import { libraryHead } from '#app/modules/library/pages/library-head.server.ts'
import { wordsOf } from '#app/modules/library/search-words.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  islands: ['print'],
  cache: { tags: ['directory', 'reference', 'library'], query: ['q', 'letter'], maxAge: 300 },
} satisfies PageHandle

export const meta = metaOf

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const locale = localeOf(request)
  const t = translator(locale, 'exams')
  const q = wordsOf(search)
  const [cards, glossary, enrollment, panels, notices, guides] = await Promise.all([
    listInsuranceCards(locale),
    findGlossary({ q, letter: search.get('letter') ?? '' }, locale),
    listEnrollment(locale),
    listPlanPanels(locale),
    listDatedPages('notice', locale),
    listDatedPages('insurance', locale),
  ])
  const head = libraryHead(request, {
    title: t('insurance.title'),
    description: t('insurance.description'),
    path: paths.insurance(),
    contentType: 'health insurance',
    keyTerms: cards.map(({ name }) => name),
    isIndexable: q === '' && glossary.chosen === null,
  })
  return json({ head, cards, glossary, enrollment, panels, notices, guides })
}

export default function HealthInsurance() {
  const { head: _, ...page } = useLoaderData<typeof loader>()
  return <InsurancePage {...page} />
}
