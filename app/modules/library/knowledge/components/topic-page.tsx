import { useTranslation } from 'react-i18next'
import type { Openings } from '#app/modules/directory/openings.ts'
import { Prose } from '#app/modules/library/markdown/prose.tsx'
import { CareAside } from '#app/modules/library/reading/care-aside.tsx'
import { ContentsList } from '#app/modules/library/reading/contents-list.tsx'
import { pictureOfTopic } from '#app/modules/seo/subject-pictures.ts'
import { PrintHint } from '#app/modules/library/reading/share-box.tsx'
import { EmergencyNotice, OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { Topic } from '../topics.server.ts'
import { TopicLines } from './topics-page.tsx'

/** A topic to read: what it is, who sees it, where it is taken from, what to read next. */
export function TopicPage({ topic, openings }: { topic: Topic; openings: Openings }) {
  const { t } = useTranslation('library')
  return (
    <div className="wrap">
      <Breadcrumb items={[{ to: paths.topics(), label: t('topics.title') }]} current={topic.title} />
      <div className="artgrid">
        <article>
          <header className="prose">
            {topic.category && (
              <p>
                <Tag tone="info">{t(`topics.category.${topic.category}`)}</Tag>
              </p>
            )}
            <h1>
              <PhraseBreaks text={topic.title} />
            </h1>
            <p className="lead">
              <Unbroken text={topic.summary} />
            </p>
            {topic.aliases.length > 0 && (
              <p className="muted">{t('topics.aliases', { names: topic.aliases.join(t('list.separator')) })}</p>
            )}
          </header>
          <Picture name={pictureOfTopic(topic)} size="wide" isFirst />
          <OverdueNotice since={topic.overdueSince} />
          <EmergencyNotice />
          <ContentsList contents={topic.contents} />
          <Prose html={topic.html} />
          <SourceList sources={topic.sources} reviewedOn={topic.reviewedOn} />
          <PrintHint />
          {topic.related.length > 0 && (
            <div className="noprint">
              <Section id="related" title={t('topics.related')}>
                <TopicLines topics={topic.related} />
              </Section>
            </div>
          )}
        </article>
        <CareAside care={topic.care} openings={openings} />
      </div>
    </div>
  )
}
