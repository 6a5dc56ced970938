import type { Bounds } from '#app/modules/geo/distance.ts'
import counties from '#app/modules/geo/geometry/counties.json'
import type { Geometry } from '#app/modules/geo/geometry.ts'
import { drawMap, type Drawing, type Ground, type Inset, type MapPoint } from '#app/modules/geo/map-drawing.ts'
import type { MarkShape } from '#app/modules/geo/map-marks.ts'
import { Cluster } from './map-cluster.tsx'
import { Pin } from './map-pin.tsx'
import { spotClasses } from './spot-classes.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { MapLabel, PositionedLabel } from '#app/modules/geo/map-labels.ts'

// The compiler reads the file's tuples as arrays of numbers; a test checks its shape.
const geometry = counties as unknown as Geometry

export type AreaMapProps = {
  points: readonly MapPoint[]
  /** Names to write, in the reader's language: neighborhoods (with radius) and areas. */
  labels?: readonly MapLabel[]
  bounds?: Bounds
  /** How places are marked; pins when left out. */
  shape?: MarkShape
  /** Pixels of the drawing; shown as wide as its container, so choose them near the size it is seen at. */
  width?: number
  height?: number
  /** How wide a phone shows it, where that is less. */
  leastWidth?: number
  /** Ground meters across the narrower side at least. */
  minimalSpan?: number
  /** Pixels at the edges in which no place is fitted. */
  inset?: Inset
  ariaLabel: string
  /** "5 doctors here", for markers that stand for several. */
  clusterLabel: (count: number) => string
  /** What is written on them. */
  clusterCount?: (count: number) => string
}

/** The list's map on a desktop screen; about as wide on a phone. */
export const mapSize = { width: 380, height: 560 } as const

/**
 * A map drawn on the server: pure markup, no script, no outside service. The ground is one picture with a label; the
 * markers over it are an ordinary list of links in the order of the places.
 */
export function AreaMap({
  points,
  labels = [],
  ariaLabel,
  clusterLabel,
  clusterCount = String,
  ...rest
}: AreaMapProps) {
  const locale = useLocale()
  const drawing = drawMap({ ...mapSize, ...rest, points, labels, geometry, locale })
  const { width, height } = drawing.view
  return (
    <div className="map__view">
      <svg
        className="map__ground"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={ariaLabel}
        focusable="false"
      >
        <GroundLayers ground={drawing.ground} />
        <Leaders drawing={drawing} />
        {drawing.labels.map((label) => (
          <Label key={`${label.x},${label.y}`} {...label} />
        ))}
      </svg>
      {drawing.markers.length > 0 && (
        <ol className="map__markers">
          {drawing.markers.map((marker) => {
            const spot = spotClasses(marker, drawing.view)
            return marker.kind === 'pin' ? (
              <li key={marker.item.id}>
                <Pin
                  point={marker.item}
                  shape={rest.shape ?? 'pin'}
                  spot={spot}
                  side={drawing.captions.get(marker.item.id)}
                  phoneSide={drawing.phoneCaptions.get(marker.item.id)}
                />
              </li>
            ) : (
              <li key={marker.items[0]?.id}>
                <Cluster
                  points={marker.items}
                  spot={spot}
                  label={clusterLabel(marker.items.length)}
                  count={clusterCount(marker.items.length)}
                />
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}

/** A ground drawn: land, parks, circles, subway. Inside an SVG of the view's size. */
export function GroundLayers({ ground }: { ground: Ground }) {
  return (
    <>
      {ground.beyond && <path className="map-land-beyond" d={ground.beyond} />}
      {ground.suburbs && <path className="map-land" d={ground.suburbs} />}
      {ground.city && <path className="map-land-city" d={ground.city} />}
      {ground.parks && <path className="map-park" d={ground.parks} />}
      {ground.circles.map(({ x, y, r }) => (
        <circle key={`${x},${y}`} className="map-circle" cx={x} cy={y} r={r} />
      ))}
      {ground.streets && <path className="map-street" d={ground.streets} />}
      {ground.subway.map(({ color, d }, at) => (
        <path key={at} className={`map-subway map-subway-${color}`} d={d} />
      ))}
      {ground.stations && <path className="map-station" d={ground.stations} />}
    </>
  )
}

/** From each pin that stepped aside to the spot it means. */
function Leaders({ drawing }: { drawing: Drawing }) {
  const d = drawing.markers
    .map((marker) => {
      if (marker.kind !== 'pin' || !marker.from) return ''
      const [x, y, toX, toY] = [marker.from.x, marker.from.y, marker.x, marker.y].map(Math.round)
      return `M${x} ${y}h0L${toX} ${toY}`
    })
    .join('')
  return d ? <path className="map-leader" d={d} /> : null
}

const anchors = { start: 'start', middle: undefined, end: 'end' } as const

function Label({ text, kind, x, y, anchor }: PositionedLabel) {
  return (
    <text className={`map-label map-label-${kind}`} x={x} y={y} textAnchor={anchors[anchor]}>
      {text}
    </text>
  )
}
