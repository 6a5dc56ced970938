import { GroundLayers } from '#app/modules/geo/components/area-map.tsx'
import { spotClasses } from '#app/modules/geo/components/spot-classes.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import counties from '#app/modules/geo/geometry/counties.json'
import type { Geometry } from '#app/modules/geo/geometry.ts'
import { minimapZoom } from '#app/modules/geo/map-constants.ts'
import { drawGround } from '#app/modules/geo/map-drawing.ts'
import { layOutLabels } from '#app/modules/geo/map-labels.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { type MapsAccess, mapsCalls } from '../maps-addresses.ts'
import { minimapSize, zoomView } from '../pin.ts'

// The compiler reads the file's tuples as arrays of numbers; a test of the geometry checks its shape.
const geometry = counties as unknown as Geometry

type MinimapProps = {
  /** The middle of the map. */
  center: Position
  pin: Position
  /** What the picture is, for people who do not see it. */
  label: string
  /** Whose picture it is when not our own. */
  maps: MapsAccess | null
}

/** A small map of one address with its pin: a picture of the maps service, or our own geometry. The island `address` lets the pin be dragged. */
export function Minimap({ center, pin, label, maps }: MinimapProps) {
  const locale = useLocale()
  const view = zoomView(center, minimapSize)
  const { width, height } = view
  const at = view.project(pin)
  const isIn = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height
  return (
    <div
      className="minimap"
      data-minimap=""
      data-lat={center.lat}
      data-lng={center.lng}
      data-zoom={minimapZoom}
      data-width={width}
      data-height={height}
    >
      {maps ? (
        <img
          className="minimap__image"
          src={mapsCalls(maps).image(center, minimapSize)}
          alt={label}
          width={width}
          height={height}
        />
      ) : (
        <svg
          className="minimap__image"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          focusable="false"
        >
          <GroundLayers ground={drawGround(geometry, view, [])} />
          {layOutLabels([], geometry, view, [], locale).map((name) => (
            <text
              key={`${name.x},${name.y}`}
              className={`map-label map-label-${name.kind}`}
              x={name.x}
              y={name.y}
              textAnchor={name.anchor}
            >
              {name.text}
            </text>
          ))}
        </svg>
      )}
      {isIn && (
        <span
          className={`minimap__pin ${spotClasses(at, view)}`}
          data-minimap-pin=""
          data-x={at.x.toFixed(1)}
          data-y={at.y.toFixed(1)}
        >
          <svg viewBox="0 0 30 42" width="30" height="42" aria-hidden="true" focusable="false">
            <path d="M15 41C15 41 28 24 28 14a13 13 0 0 0-26 0c0 10 13 27 13 27z" />
            <circle cx="15" cy="14" r="5" />
          </svg>
        </span>
      )}
    </div>
  )
}
