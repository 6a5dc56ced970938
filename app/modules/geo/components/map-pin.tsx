import { hrefOfPoint } from '#app/modules/geo/map-data.ts'
import type { MapPoint } from '#app/modules/geo/map-drawing.ts'
import type { CaptionSide, MarkShape } from '#app/modules/geo/map-marks.ts'

type PinProps = { point: MapPoint; shape: MarkShape; spot: string; side?: CaptionSide; phoneSide?: CaptionSide }

/** The link that marks a place: a drop with its number or a dot, or a ring; its caption where there is room for one. */
export function Pin({ point, shape, spot, side, phoneSide }: PinProps) {
  const isSame = side === phoneSide
  const isNamed = isSame && side !== undefined && point.caption === point.label
  const isDot = shape === 'pin' && point.number === undefined
  const classes = [
    'map-pin',
    shape === 'stop' && 'map-stop',
    point.isSelected && 'is-selected',
    isDot && 'is-dot',
    spot,
  ]
  return (
    <a className={classes.filter(Boolean).join(' ')} href={hrefOfPoint(point)}>
      {point.number !== undefined && <b>{point.number}</b>}
      {side && (
        <span className={`map-pin__caption is-${side}${isSame ? '' : ' is-wide'}`} aria-hidden={!isNamed || undefined}>
          {point.caption}
        </span>
      )}
      {phoneSide && !isSame && (
        <span className={`map-pin__caption is-${phoneSide} is-narrow`} aria-hidden>
          {point.caption}
        </span>
      )}
      {!isNamed && <span className="sr-only"> {point.label}</span>}
    </a>
  )
}
