import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { TopicsPage } from '#app/modules/library/knowledge/components/topics-page.tsx'
import { findTopicKey, listTopics } from '#app/modules/library/knowledge/topics.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { breadcrumbThing } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  cache: { tags: ['library'], query: ['q', 'category', 'topic'], maxAge: 300 },
} satisfies PageHandle

export const meta = metaOf

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const named = await findTopicKey(searchParams.get('topic') ?? '')
  if (named !== null) return movedPermanently(paths.topic(named))
  const locale = localeOf(request)
  const t = translator(locale, 'library')
  const words = { q: (searchParams.get('q') ?? '').trim().slice(0, 200), category: searchParams.get('category') }
  const list = await listTopics(words, locale)
  const head = requestHead(request, {
    title: t('topics.title'),
    description: t('topics.description', { count: list.total }),
    path: paths.topics(),
    isIndexable: list.q === '' && list.category === null,
    structuredData: [breadcrumbThing(request, [{ name: t('topics.title'), path: paths.topics() }])],
    contentMeta: {
      contentType: 'topic-index',
      primaryTopic: t('topics.title'),
      keyTerms: list.byLetter.flatMap(({ topics }) => topics.map(({ title }) => title)),
      contentSummary: t('topics.lead'),
      targetAudience: translator(locale)('seo.audience'),
    },
  })
  return json({ head, list })
}

export default function Topics() {
  return <TopicsPage list={useLoaderData<typeof loader>().list} />
}
