import { Trans, useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '#app/core/format/format.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import type { SearchParams } from '#app/modules/directory/results/search-params.ts'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { ReadParts } from './read-parts.tsx'

type ListHeadProps = {
  title: string
  results: Results
  isTyped: boolean
  /** How a text was read, where that may be said. */
  reading: Results['reading']
  to: (params: SearchParams) => string
}

/** How many doctors there are, as a text with a mark of the number. */
function Found({ total, textKey }: { total: number; textKey: 'results.count' | 'results.found' }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  return (
    <Trans
      t={t}
      i18nKey={textKey}
      count={total}
      values={{ total: formatNumber(total, locale) }}
      components={{ b: <b className="num" /> }}
    />
  )
}

/**
 * The title, and how many doctors there are, with the meaning of a word that has one; the parts of a longer text say it themselves.
 * What was typed is in the search box below: a phone says only how many.
 */
export function ListTitle({ title, results, isTyped, reading }: Omit<ListHeadProps, 'to'>) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const isReadBack = reading !== null && reading.parts.length > 0
  // Of an immigration exam a line of its own says more.
  const isSaid = results.help.length === 0 && !results.isImmigrationExam
  const understood = (isSaid ? results.understood : []).map((meant) =>
    typeof meant === 'string' ? meant : t(`location.borough.${meant.borough as 'queens'}`),
  )
  return (
    <div className={classNames('sec__head', isTyped && 'sec__head--typed')}>
      <h1>{title}</h1>
      {!isReadBack && (
        <p className="sec__found muted">
          <span role="status">
            <Found total={results.total} textKey="results.count" />
          </span>
          {understood.length > 0 && (
            <span>
              {t('results.understood')} <b>{formatList(understood, locale, 'facts')}</b>
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** What is urgent, what was corrected, how the words were read, and where more is said: above the list, before anything else. */
export function Reading({ results, to, reading }: Omit<ListHeadProps, 'title' | 'isTyped'>) {
  const { t } = useTranslation('directory')
  const hurry = results.isUrgent ? 'urgent' : results.isForToday ? 'today' : null
  return (
    <>
      {hurry && results.help.length === 0 && (
        <Banner tone={hurry === 'urgent' ? 'warning' : 'note'} icon={hurry === 'urgent' ? 'siren' : 'clock'}>
          {t(`results.${hurry}`)}
        </Banner>
      )}
      {results.corrected && <Banner tone="note">{t('results.corrected', results.corrected)}</Banner>}
      {reading && (
        <ReadParts
          reading={reading}
          to={to}
          count={
            <span role="status">
              <Found total={results.total} textKey="results.found" />
            </span>
          }
        />
      )}
      {results.isImaging && (
        <p>
          <Link to={paths.radiology()}>{t('results.imaging')}</Link>
        </p>
      )}
      {results.isImmigrationExam && (
        <p>
          {t('results.exam.who')} <Link to={paths.immigrationExam()}>{t('results.exam.guide')}</Link>
        </p>
      )}
    </>
  )
}
