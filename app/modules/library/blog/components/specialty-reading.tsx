import { useTranslation } from 'react-i18next'
import { TopicLines } from '#app/modules/library/knowledge/components/topics-page.tsx'
import type { TopicTeaser } from '#app/modules/library/knowledge/topics.server.ts'
import { paths } from '#app/paths.ts'
import { Section } from '#app/ui/sections/section.tsx'
import type { PostTeaser } from '../posts.server.ts'
import { PostLines } from './post-lines.tsx'

/** What there is to read about a specialty: topics and posts. */
export function SpecialtyReading({ topics, posts }: { topics: readonly TopicTeaser[]; posts: readonly PostTeaser[] }) {
  const { t } = useTranslation('library')
  return (
    <>
      {topics.length > 0 && (
        <Section id="topics" title={t('topics.ofSpecialty')} more={{ to: paths.topics(), label: t('topics.all') }}>
          <TopicLines topics={topics} beside />
        </Section>
      )}
      {posts.length > 0 && (
        <Section id="articles" title={t('blog.ofSpecialty')} more={{ to: paths.blogs(), label: t('blog.all') }}>
          <PostLines posts={posts} />
        </Section>
      )}
    </>
  )
}
