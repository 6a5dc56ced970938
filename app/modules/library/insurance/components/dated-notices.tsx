import { useTranslation } from 'react-i18next'
import type { DatedPage } from '#app/modules/library/dated-pages.server.ts'
import { Prose } from '#app/modules/library/markdown/prose.tsx'
import { formatDay } from '#app/modules/library/reading/days.ts'
import { useLocale } from '#app/ui/use-locale.ts'

/** What has changed, each with the day from which it holds: rules of insurance change, and a page without a date misleads. */
export function DatedNotices({ pages }: { pages: readonly DatedPage[] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <div className="qa">
      {pages.map((page) => (
        <details key={page.key} id={`notice-${page.key}`}>
          <summary>
            <span>
              {page.title}
              <time className="rows__second" dateTime={page.effectiveOn}>
                {t('insurance.noticeFrom', { date: formatDay(page.effectiveOn, locale) })}
              </time>
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
