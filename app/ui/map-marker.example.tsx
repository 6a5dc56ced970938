import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { MapMarker, MapNumber } from './map-marker.tsx'

function Markers() {
  const { doctor } = useSampleWords()
  return (
    <>
      <div className="map">
        <svg viewBox="0 0 320 120" role="group" aria-label={doctor.map}>
          <MapMarker x={60} y={80} number={1} selected link={{ href: '#d1', label: `1 ${doctor.display}` }} />
          <MapMarker x={160} y={80} number={2} link={{ href: '#d2', label: `2 ${doctor.second}` }} />
          <MapMarker x={260} y={80} scale={1.5} />
        </svg>
      </div>
      <p>
        {doctor.map} <MapNumber number={12} />
      </p>
    </>
  )
}

export const examples: readonly Example[] = [{ title: 'pins', render: () => <Markers /> }]
