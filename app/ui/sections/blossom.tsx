import { petal, petalTurns, stamenDots, stamenPath } from './blossom.ts'

type BlossomProps = {
  /** Petal and stamen colours. */
  fill: string
  heart: string
  /** Where and how large, as an SVG transform. */
  transform?: string
}

/** An apricot blossom inside a drawing: five notched petals, every second a little transparent. */
export function Blossom({ fill, heart, transform }: BlossomProps) {
  return (
    <g transform={transform}>
      {petalTurns.map((turn, position) => (
        <path
          key={turn}
          d={petal}
          transform={`rotate(${turn})`}
          fill={fill}
          fillOpacity={position % 2 === 1 ? 0.86 : undefined}
        />
      ))}
      <g stroke={heart} strokeLinecap="round">
        <path d={stamenPath} strokeWidth="1.4" />
        <path d={stamenDots} strokeWidth="5" />
        <path d="M0 0h0" strokeWidth="12" />
      </g>
    </g>
  )
}
