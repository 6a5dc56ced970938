import { useTranslation } from 'react-i18next'
import { formatDay } from '#app/core/format/format.ts'
import { datedSources } from '#app/modules/library/merged-sources.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { Source } from '#drizzle/schema/content.ts'

type SourceListProps = {
  sources: readonly Source[]
  /** YYYY-MM-DD; null where nobody has to review, such as news of the house. */
  reviewedOn: string | null
}

/** More sources than these are folded away: they would be longer than what one came to read. */
const mostShown = 2

/** The named public sources of a text, each with the day it was read, and the day the text was last reviewed. */
export function SourceList({ sources, reviewedOn }: SourceListProps) {
  const { t } = useTranslation('library')
  const locale = useLocale()
  const disclaimer = <p className="muted">{t('sources.disclaimer')}</p>
  if (sources.length === 0 && reviewedOn === null) return disclaimer
  const count = sources.length
  const day = reviewedOn && formatDay(reviewedOn, locale)
  const title = t('sources.title')
  const list = (
    <>
      {count > 0 && (
        <ul className="sources">
          {datedSources({ sources, reviewedOn }).map(({ publisher, title, url, readOn }) => (
            <li key={url}>
              <a href={url} rel="external noopener" hrefLang="en" lang="en">
                {publisher}: {title}
              </a>
              {readOn && (
                <span className="muted">
                  {' '}
                  <time dateTime={readOn}>
                    <Unbroken text={t('sources.readOn', { day: formatDay(readOn, locale) })} />
                  </time>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {reviewedOn && (
        <p className="muted">
          {t('sources.reviewed')}
          <time className="nb" dateTime={reviewedOn}>
            {day}
          </time>
        </p>
      )}
      {disclaimer}
    </>
  )
  // How old a fact is weighs as much as where it comes from: the day is seen without opening anything.
  return count > mostShown ? (
    <FoldedSection
      id="sources"
      title={title}
      note={day ? t('sources.countReviewed', { count, day }) : t('sources.count', { count })}
    >
      {list}
    </FoldedSection>
  ) : (
    <Section id="sources" title={title}>
      {list}
    </Section>
  )
}

/** Says that a text should have been reviewed by now; nothing before. */
export function OverdueNotice({ since }: { since: string | null }) {
  const { t } = useTranslation('library')
  const locale = useLocale()
  return since === null ? null : (
    <Banner tone="warning">
      <Unbroken text={t('sources.overdue', { day: formatDay(since, locale) })} />
    </Banner>
  )
}

/** The line that stands where medicine is told, for who may need help now. */
export function EmergencyNotice() {
  const { t } = useTranslation('library')
  return (
    <Banner tone="warning" icon="siren">
      {t('emergency.before')}
      <a href="tel:911">911</a>
      {t('emergency.between')}
      <a href="tel:988">988</a>
      {t('emergency.after')}
    </Banner>
  )
}
