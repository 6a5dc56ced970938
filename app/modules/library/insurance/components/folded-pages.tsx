import { useTranslation } from 'react-i18next'
import { formatDay } from '#app/core/format/format.ts'
import type { DatedPage } from '#app/modules/library/queries/dated-pages.server.ts'
import { Prose } from '#app/modules/library/markdown/prose.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
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
    <Disclosures>
      {pages.map(({ key, title, html, effectiveOn }) => (
        <Disclosure
          key={key}
          id={`notice-${key}`}
          summary={title}
          detail={
            isDated && (
              <time className="rows__second" dateTime={effectiveOn}>
                {t('insurance.noticeOf', { date: formatDay(effectiveOn, locale) })}
              </time>
            )
          }
        >
          <Prose html={html} />
        </Disclosure>
      ))}
    </Disclosures>
  )
}
