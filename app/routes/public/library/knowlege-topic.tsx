import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { findCardOpenings } from '#app/modules/booking/slots/pages/openings.server.ts'
import { TopicPage } from '#app/modules/library/knowledge/components/topic-page.tsx'
import { findTopic, findTopicKey } from '#app/modules/library/knowledge/topics.server.ts'
import { topicFacts, topicMeta } from '#app/modules/library/knowledge/topic-meta.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { medicalPageData } from '#app/modules/seo/structured-data/medical-page.ts'
import { breadcrumbThing, dataSite } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  // The next openings of the doctors beside it are shown.
  cache: { tags: ['library', 'reference', 'directory'], query: [], maxAge: 60, endsWithDay: true },
} satisfies PageHandle

export const meta = metaOf

export async function loader({ request, params: { topic: name = '' } }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const topic = await findTopic(name, locale)
  if (!topic) {
    const key = await findTopicKey(name)
    return key === null ? notFound(new URL(request.url).pathname) : movedPermanently(paths.topic(key))
  }
  const t = translator(locale, 'library')
  const head = requestHead(request, {
    title: topic.title,
    description: topic.summary,
    path: paths.topic(topic.key),
    keywords: [topic.title, ...topic.aliases],
    structuredData: [
      () => medicalPageData(topicFacts(topic), dataSite(request)),
      breadcrumbThing(request, [
        { name: t('topics.title'), path: paths.topics() },
        { name: topic.title, path: paths.topic(topic.key) },
      ]),
    ],
    contentMeta: topicMeta(topic, translator(locale)('seo.audience')),
  })
  return json({ head, topic, openings: await findCardOpenings(topic.care.doctors) })
}

export default function KnowledgeTopic() {
  const { topic, openings } = useLoaderData<typeof loader>()
  return <TopicPage topic={topic} openings={openings} />
}
