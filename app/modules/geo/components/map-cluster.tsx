import { hrefOfPoint } from '#app/modules/geo/map-data.ts'
import type { MapPoint } from '#app/modules/geo/map-drawing.ts'

type ClusterProps = { points: MapPoint[]; spot: string; label: string; count: string }

/** One marker for several places; it opens the list of them, with the numbers of the list beside the map. */
export function Cluster({ points, spot, label, count }: ClusterProps) {
  return (
    <details className="map-cluster">
      <summary className={spot}>
        <b aria-hidden="true">{count}</b>
        <span className="sr-only">{label}</span>
      </summary>
      <ol>
        {points.map((point) => (
          <li key={point.id}>
            <a href={hrefOfPoint(point)}>
              {point.number !== undefined && <b>{point.number}</b>} {point.label}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}
