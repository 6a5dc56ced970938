import { useTranslation } from 'react-i18next'
import type { DatedPage } from '#app/modules/library/queries/dated-pages.server.ts'
import { Prose } from '#app/modules/library/markdown/prose.tsx'
import { formatDay } from '#app/modules/library/reading/days.ts'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type FoldedPagesProps = {
  pages: readonly DatedPage[]
  /** With the day of each: rules of insurance change, and news without a date mislead. */
  isDated?: boolean
}

/** Whole texts, each folded under its title. */
export function FoldedPages({ pages, isDated = false }: FoldedPagesProps) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <div className="qa">
      {pages.map((page) => (
        <details key={page.key} id={`notice-${page.key}`}>
          <summary>
            <span>
              <PhraseBreaks text={page.title} />
              {isDated && (
                <time className="rows__second" dateTime={page.effectiveOn}>
                  {t('insurance.noticeOf', { date: formatDay(page.effectiveOn, locale) })}
                </time>
              )}
            </span>
          </summary>
          <div className="qa__answer">
            <Prose html={page.html} />
          </div>
        </details>
      ))}
    </div>
  )
}
