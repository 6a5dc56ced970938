import { useTranslation } from 'react-i18next'
import { AreaMap } from '#app/modules/geo/components/area-map.tsx'
import { boundsAround } from '#app/modules/geo/distance.ts'
import type { PublicEventData } from '../pages/public-event.server.ts'

type EventMapProps = Pick<PublicEventData, 'spot' | 'labels' | 'venue' | 'address' | 'directions'>

/** Where an event is, drawn: its house, or only its neighborhood, which it then says. */
export function EventMap({ spot, labels, venue, address, directions }: EventMapProps) {
  const { t } = useTranslation('association-events')
  const { t: directory } = useTranslation('directory')
  if (spot === null) return null
  const label = venue ?? address ?? ''
  const points = spot.isRough ? [] : [{ id: 'event', lat: spot.lat, lng: spot.lng, label, href: directions ?? '#' }]
  return (
    <div className="map elder-hide">
      <AreaMap
        points={points}
        labels={labels}
        bounds={boundsAround(spot, spot.radiusMeters)}
        width={760}
        height={300}
        ariaLabel={t('page.map', { spot: label })}
        clusterLabel={String}
      />
      {spot.isRough && <p className="map__note">{directory('profile.roughly')}</p>}
    </div>
  )
}
