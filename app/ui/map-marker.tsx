import { classNames } from './class-names.ts'

type MapMarkerProps = {
  x: number
  y: number
  /** The number of the list; a clinic without one gets a dot. */
  number?: number
  selected?: boolean
  /** 1 is a pin of 30 units. */
  scale?: number
  /** Leads to the card in the list, with the words a screen reader says. */
  link?: { href: string; label: string }
}

function Pin({ number, selected = false, x, y, scale = 1.1 }: MapMarkerProps) {
  return (
    <g className={classNames('marker', selected && 'marker--on')} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0C-4-9-15-14-15-26A15 15 0 1 1 15-26C15-14 4-9 0 0Z" />
      {number === undefined ? <circle cy="-26" r="5" fill="#fff" /> : <text y="-20.5">{number}</text>}
    </g>
  )
}

/** A drop pin inside a map's svg, tip at (x, y). As a link its target is at least 44 units wide, seen or not. */
export function MapMarker(props: MapMarkerProps) {
  const { link, x, y } = props
  if (!link) return <Pin {...props} />
  return (
    <a href={link.href} aria-label={link.label}>
      <rect x={x - 22} y={y - 46} width="44" height="48" fill="transparent" />
      <Pin {...props} />
    </a>
  )
}

/** The same number beside an address, so that list and map agree. */
export function MapNumber({ number }: { number: number }) {
  return <b className="pin">{number}</b>
}
