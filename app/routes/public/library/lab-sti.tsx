import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { StiPage } from '#app/modules/library/labs/components/sti-page.tsx'
import { listTestWindows } from '#app/modules/library/labs/lab-tests.server.ts'
import { libraryHead } from '#app/modules/library/pages/library-head.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import { withoutBreaks } from '#app/ui/phrase-breaks.tsx'

// No query: what somebody asks here is answered in the browser, and the server is never told.
export const handle = {
  islands: ['sti', 'elder', 'print'],
  cache: { tags: ['library'], maxAge: 300 },
} satisfies PageHandle

export const meta = metaOf

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'exams')
  const found = await listTestWindows(locale)
  const head = libraryHead(request, {
    title: withoutBreaks(t('sti.title')),
    description: t('sti.description'),
    path: paths.stiTesting(),
    contentType: 'laboratory tests',
    keyTerms: found.windows.map(({ name }) => name),
    reviewedOn: found.reviewedOn,
    sources: found.sources,
    above: { name: t('lab.title'), path: paths.labs() },
  })
  return json({ head, found })
}

export default function StiTesting() {
  const { found } = useLoaderData<typeof loader>()
  return <StiPage found={found} />
}
