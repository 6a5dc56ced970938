import { useTranslation } from 'react-i18next'
import type { Results } from '#app/modules/directory/queries/results.server.ts'
import { paths, withSearch } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { type FilterLabels, widened } from '../result-filters.ts'
import { type SearchParams, toSearch } from '../search-params.ts'
import { ProviderCard } from './provider-card.tsx'

type EmptyResultsProps = { params: SearchParams; results: Results; path: string; labels: FilterLabels }

/** What a part of the search is called, for "without …"; null when the reader set no such part. */
function useDropLabel(params: SearchParams, labels: FilterLabels) {
  const { t } = useTranslation('directory')
  return (drop: string): string => {
    const list = (name: 'near' | 'specialty' | 'plan' | 'lang') =>
      params[name].map((value) => labels.option(name, value)).join('·')
    const words: Record<string, () => string> = {
      text: () => params.q,
      filters: () => t('filter.title'),
      specialtyIds: () => list('specialty'),
      neighborhoodIds: () => list('near'),
      planIds: () => list('plan'),
      languageIds: () => list('lang'),
      languageBy: () => t('filter.by'),
      genders: () => t('filter.gender'),
      acceptingNew: () => labels.flag('acceptingNew'),
      telehealth: () => labels.flag('telehealth'),
      weekend: () => labels.flag('weekend'),
      evening: () => labels.flag('evening'),
      wheelchair: () => labels.flag('wheelchair'),
      childAge: () => labels.childAge(params.childAge ?? 0),
      near: () => labels.flag('nearPoint'),
    }
    return words[drop]?.() ?? drop.replace(/^term:/, '')
  }
}

/** Nothing matched: which condition to give up and what that shows, the nearest doctors, and the telephone. */
export function EmptyResults({ params, results, path, labels }: EmptyResultsProps) {
  const { t } = useTranslation('directory')
  const dropLabel = useDropLabel(params, labels)
  const ways = results.widen.flatMap(({ drop, total }) => {
    const next = widened(params, drop)
    return next && total > 0 ? [{ drop, total, to: withSearch(path, toSearch(next)) }] : []
  })
  return (
    <>
      <EmptyState
        title={t('results.empty.title')}
        actions={
          <ButtonLink to={paths.contact()} variant="line" icon="phone">
            {t('results.empty.call')}
          </ButtonLink>
        }
      >
        <p>{t('results.empty.text')}</p>
        <ul className="stack">
          {ways.map(({ drop, total, to }) => (
            <li key={drop}>
              <Link to={to}>{t('results.empty.widen', { what: dropLabel(drop), count: total })}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
      {results.nearest.length > 0 && <h2>{t('results.empty.nearest')}</h2>}
      {results.nearest.map((card) => (
        <ProviderCard key={card.id} card={card} number={null} />
      ))}
    </>
  )
}
