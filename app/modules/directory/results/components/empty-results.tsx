import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import { paths } from '#app/paths.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Drop, FilterLabels, WayOn } from '../result-filters.ts'
import type { Openings } from '#app/modules/directory/openings.ts'
import { type SearchParams, toSearch } from '../search-params.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { ProviderCard } from '#app/modules/directory/components/provider-card.tsx'

type EmptyResultsProps = {
  params: SearchParams
  results: Results
  openings: Openings
  path: string
  labels: FilterLabels
}

/** What is given up, as the filters call it; part of the text in the words of the visitor. */
function useDropLabel(params: SearchParams, labels: FilterLabels) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const list = (name: 'near' | 'specialty' | 'plan' | 'lang' | 'endorsed') =>
    formatList(
      params[name].map((value) => labels.option(name, value) ?? value),
      locale,
      'facts',
    )
  return ({ drop, words }: WayOn): string => {
    const said: Record<Drop, () => string> = {
      text: () => params.q,
      words: () => words ?? '',
      filters: () => t('results.empty.allFilters'),
      specialty: () => list('specialty'),
      near: () => list('near'),
      plan: () => list('plan'),
      lang: () => list('lang'),
      by: () => t('filter.by'),
      gender: () => t('filter.gender'),
      weekend: () => labels.flag('weekend'),
      am: () => labels.flag('am'),
      pm: () => labels.flag('pm'),
      evening: () => labels.flag('evening'),
      hours: () => t('filter.open'),
      new: () => labels.flag('acceptingNew'),
      tele: () => labels.flag('telehealth'),
      access: () => labels.flag('wheelchair'),
      endorsed: () => list('endorsed'),
      radius: () => t('filter.distance'),
      point: () => labels.flag('nearPoint'),
      age: () => labels.childAge(params.childAge ?? 0),
      day: () => labels.day(params.day ?? 'today'),
    }
    return said[drop]()
  }
}

/** Nothing matched: which condition to give up and what that shows, the nearest doctors, the form in which we look, and the telephone. */
export function EmptyResults({ params, results, openings, path, labels }: EmptyResultsProps) {
  const { t } = useTranslation('directory')
  const { t: site } = useTranslation('site')
  const dropLabel = useDropLabel(params, labels)
  return (
    <>
      <EmptyState
        picture="magnifier"
        title={t('results.empty.title')}
        actions={
          <>
            <ButtonLink to={paths.concierge(params.q ? { q: params.q } : {})} variant="book">
              {site('nav.concierge')}
            </ButtonLink>
            <ButtonLink to={paths.contact()} variant="line" icon="phone">
              {t('results.empty.call')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('results.empty.text')}</p>
        <ul className="stack">
          {results.ways.map((way) => (
            <li key={toSearch(way.params).toString()}>
              <Link to={withSearch(path, toSearch(way.params))}>
                {t('results.empty.widen', { what: dropLabel(way), count: way.total })}
              </Link>
            </li>
          ))}
        </ul>
      </EmptyState>
      {results.nearest.length > 0 && <h2>{t('results.empty.nearest')}</h2>}
      {results.nearest.map((card) => (
        <ProviderCard
          key={card.id}
          card={card}
          number={null}
          openings={openings[card.location?.providerFacilityId ?? '']}
        />
      ))}
    </>
  )
}
