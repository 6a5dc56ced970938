import { useTranslation } from 'react-i18next'
import { EmergencyNotice } from '#app/modules/library/reading/source-list.tsx'
import { LetterLinks, LetterWords, letterId } from '#app/modules/library/reading/letter-links.tsx'
import { pictureOfTopic } from '#app/modules/seo/subject-pictures.ts'
import { SearchLine } from '#app/modules/library/reading/search-line.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Tile, Tiles } from '#app/ui/cards/tile.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { TopicList, TopicTeaser } from '../topics.server.ts'

/** Topics as lines: the title as a link, and in a sentence what it is about. */
export function TopicLines({ topics, beside = false }: { topics: readonly TopicTeaser[]; beside?: boolean }) {
  return (
    <ul className={classNames('teasers', beside && 'teasers--two')}>
      {topics.map(({ key, title, summary }) => (
        <li key={key}>
          <h3>
            <Link to={paths.topic(key)}>
              <PhraseBreaks text={title} />
            </Link>
          </h3>
          <p>
            <Unbroken text={summary} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Topics to choose from, each with a picture. */
function TopicTiles({ topics }: { topics: readonly TopicTeaser[] }) {
  return (
    <Tiles>
      {topics.map((topic) => (
        <Tile key={topic.key} picture={pictureOfTopic(topic)}>
          <h3>
            <Link to={paths.topic(topic.key)}>
              <PhraseBreaks text={topic.title} isNarrow />
            </Link>
          </h3>
          <p>
            <Unbroken text={topic.summary} />
          </p>
        </Tile>
      ))}
    </Tiles>
  )
}

function Found({ q, found }: { q: string; found: TopicTeaser[] }) {
  const { t } = useTranslation('library')
  if (found.length > 0) {
    return (
      <Section id="found" title={t('topics.found', { count: found.length, q })}>
        <TopicTiles topics={found} />
      </Section>
    )
  }
  return (
    <EmptyState
      picture="magnifier"
      title={t('topics.none', { q })}
      actions={
        <>
          <ButtonLink to={paths.topics()} variant="line">
            {t('topics.all')}
          </ButtonLink>
          <ButtonLink to={paths.contact()} variant="quiet" icon="headset">
            {t('care.contact')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('topics.noneHint')}</p>
    </EmptyState>
  )
}

/** Fills two and three columns; the rest of a category stands behind its link, and every title under its letter. */
const tilesAtOnce = 6

type CategorySectionProps = TopicList['byCategory'][number] & { isChosen: boolean }

/** A category: all of it where it was asked for, else its beginning and the way to the rest. */
function CategorySection({ category, topics, isChosen }: CategorySectionProps) {
  const { t } = useTranslation('library')
  const isWhole = isChosen || topics.length <= tilesAtOnce
  return (
    <Section
      id={category}
      title={t(`topics.category.${category}`)}
      {...(!isWhole && {
        more: { to: paths.topics({ category }), label: t('topics.everything', { count: topics.length }) },
      })}
    >
      <TopicTiles topics={isWhole ? topics : topics.slice(0, tilesAtOnce)} />
    </Section>
  )
}

/** The topic library: search, categories, every topic by category and again by letter. */
export function TopicsPage({ list }: { list: TopicList }) {
  const { t } = useTranslation('library')
  return (
    <div className="wrap">
      <Breadcrumb current={t('topics.title')} />
      <h1>{t('topics.title')}</h1>
      <p className="lead measure">{t('topics.lead')}</p>
      <SearchLine
        path={paths.topics()}
        q={list.q}
        label={t('topics.search')}
        hint={t('topics.searchHint')}
        submit={t('search.submit')}
      />
      <p className="row chips">
        <Chip to={paths.topics()} selected={list.category === null && list.found === null}>
          {t('topics.everything', { count: list.total })}
        </Chip>
        {list.categories.map(({ category, count }) => (
          <Chip
            key={category}
            to={paths.topics({ category })}
            selected={list.found === null && category === list.category}
          >
            {t('topics.chip', { category: t(`topics.category.${category}`), count })}
          </Chip>
        ))}
        {!list.found && <a href="#letters">{t('topics.byLetter')}</a>}
      </p>
      {list.found ? (
        <Found q={list.q} found={list.found} />
      ) : (
        <>
          {list.byCategory.map(({ category, topics }) => (
            <CategorySection key={category} category={category} topics={topics} isChosen={list.category !== null} />
          ))}
          <FoldedSection id="letters" title={t('topics.byLetter')}>
            <LetterLinks letters={list.byLetter.map(({ letter }) => letter)} />
            <div className="index">
              {list.byLetter.map(({ letter, topics }) => (
                <section key={letter} aria-labelledby={letterId(letter)}>
                  <h3 id={letterId(letter)}>
                    <LetterWords letter={letter} />
                  </h3>
                  <ul>
                    {topics.map(({ key, title }) => (
                      <li key={key}>
                        <Link to={paths.topic(key)}>{title}</Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </FoldedSection>
        </>
      )}
      <EmergencyNotice />
    </div>
  )
}
