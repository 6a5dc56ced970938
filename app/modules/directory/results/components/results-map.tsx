import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { useFirstOpening } from '#app/modules/directory/components/opening-strip.tsx'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { MapPanel } from '#app/modules/geo/components/map-panel.tsx'
import { boundsOfMost } from '#app/modules/geo/map-fit.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import { type SearchParams, toSearch } from '../search-params.ts'
import { positionOf } from '../seen-first.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { useAreaLabels, useMapWords } from '#app/modules/directory/components/map-words.ts'

type ResultsMapProps = {
  cards: ProviderCard[]
  /** The number of the first card; markers bear the numbers of the list. */
  firstNumber: number
  labels: MapLabel[]
  params: SearchParams
  path: string
  mapboxToken: string | null
  openings: Openings
}

/**
 * The drawing of the map as a view of its own: larger than any phone, which shows its middle. The places are fitted into what the
 * narrowest one sees of it above the strip of cards.
 */
const wholeView = { width: 840, height: 800, inset: { top: 130, side: 260, bottom: 310 } }

/** What a marker is called: who is there, for what, and when there is time. */
function useMarkerName(openings: Openings): (card: ProviderCard) => string {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const firstOf = useFirstOpening()
  return ({ name, specialties, location }) => {
    const open = openings[location?.providerFacilityId ?? '']
    const first = open && firstOf(open)
    const parts = [t(`card.honorific.${name.honorific}`, { name: name.main }), specialties[0], first?.take]
    return formatList(
      parts.filter((part) => part !== undefined),
      locale,
      'parts',
    )
  }
}

/** Where the doctors of this page of results are. Those without coordinates are in the list only, and it says so. */
export function ResultsMap({ cards, firstNumber, labels, params, path, mapboxToken, openings }: ResultsMapProps) {
  const { t } = useTranslation('directory')
  const words = useMapWords()
  const areas = useAreaLabels()
  const nameOf = useMarkerName(openings)
  const isWhole = params.view === 'map'
  const searchHref = useHref(withSearch(path, toSearch({ ...params, view: 'map' })))
  const points = cards.flatMap((card, index) => {
    const position = positionOf(card)
    const number = firstNumber + index
    return position ? [{ id: card.id, number, ...position, label: nameOf(card), href: `#d${number}` }] : []
  })
  const missing = cards.length - points.length
  return (
    <section className="results__map" id="map" aria-label={t('results.mapTitle')}>
      {points.length > 0 && (
        <MapPanel
          points={points}
          labels={[...labels, ...areas]}
          bounds={boundsOfMost(points) ?? undefined}
          {...(isWhole ? wholeView : {})}
          ariaLabel={t('results.mapLabel', { count: points.length })}
          words={words}
          searchHref={searchHref}
          mapboxToken={mapboxToken ?? undefined}
          isOpen={isWhole}
        />
      )}
      {missing > 0 && <p className="muted">{t('results.mapMissing', { count: missing })}</p>}
    </section>
  )
}
