import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { MapPanel } from '#app/modules/geo/components/map-panel.tsx'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import { type SearchParams, toSearch } from '../search-params.ts'
import { useMapWords } from '#app/modules/directory/components/map-words.ts'

type ResultsMapProps = {
  cards: ProviderCard[]
  /** The number of the first card; markers bear the numbers of the list. */
  firstNumber: number
  labels: MapLabel[]
  params: SearchParams
  path: string
  mapboxToken: string | null
}

/** Where the doctors of this page of results are. Those without coordinates are in the list only, and it says so. */
export function ResultsMap({ cards, firstNumber, labels, params, path, mapboxToken }: ResultsMapProps) {
  const { t } = useTranslation('directory')
  const words = useMapWords()
  const searchHref = useHref(withSearch(path, toSearch({ ...params, view: 'map' })))
  const points = cards.flatMap(({ id, name, location }, index) =>
    location && location.lat !== null && location.lng !== null
      ? [
          {
            id,
            number: firstNumber + index,
            lat: location.lat,
            lng: location.lng,
            label: name.main,
            href: `#d${firstNumber + index}`,
          },
        ]
      : [],
  )
  const missing = cards.length - points.length
  return (
    <section className="results__map" id="map" aria-label={t('results.mapTitle')}>
      {points.length > 0 && (
        <MapPanel
          points={points}
          labels={labels}
          ariaLabel={t('results.mapLabel', { count: points.length })}
          words={words}
          searchHref={searchHref}
          mapboxToken={mapboxToken ?? undefined}
          isOpen={params.view === 'map'}
        />
      )}
      {missing > 0 && <p className="muted">{t('results.mapMissing', { count: missing })}</p>}
    </section>
  )
}
