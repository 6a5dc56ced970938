import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { LabPage } from '#app/modules/library/labs/components/lab-page.tsx'
import { LabTestPage } from '#app/modules/library/labs/components/lab-test-page.tsx'
import { findLabHub, findLabTest } from '#app/modules/library/labs/lab-tests.server.ts'
import { libraryHead } from '#app/modules/library/pages/library-head.server.ts'
import { wordsOf } from '#app/modules/library/search-words.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  islands: ['print'],
  cache: { tags: ['library'], query: ['q', 'category', 'test'], maxAge: 300 },
} satisfies PageHandle

export const meta = metaOf

/** The hub of tests, or one test (`?test=slug`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: search, pathname } = new URL(request.url)
  const locale = localeOf(request)
  const t = translator(locale, 'exams')
  const slug = search.get('test')
  if (slug !== null) {
    const test = await findLabTest(slug, locale)
    if (!test) notFound(pathname)
    const title = t('test.pageTitle', { name: test.name })
    const description = t('test.description', { name: test.name })
    return json({
      head: libraryHead(request, {
        ...{ title, description, path: paths.labs({ test: slug }), contentType: 'laboratory test' },
        keyTerms: [test.name, ...test.aliases],
        above: { name: t('lab.title'), path: paths.labs() },
        about: { type: 'MedicalTest', name: test.name },
        reviewedOn: test.reviewedOn,
        sources: test.sources,
      }),
      test,
      hub: null,
    })
  }
  const q = wordsOf(search)
  const hub = await findLabHub({ q, category: search.get('category') ?? '' }, locale)
  const head = libraryHead(request, {
    title: t('lab.title'),
    description: t('lab.description'),
    path: paths.labs(),
    contentType: 'laboratory tests',
    keyTerms: hub.panels.map(({ name }) => name),
    isIndexable: q === '' && hub.chosen === null,
  })
  return json({ head, test: null, hub })
}

export default function Labs() {
  const { test, hub } = useLoaderData<typeof loader>()
  return test ? <LabTestPage test={test} /> : hub && <LabPage hub={hub} />
}
