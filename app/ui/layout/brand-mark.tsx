const petals = 'M0 0C-12.9-4.1-11.5-20.7-1.1-18.5L0-17.2L1.1-18.5C11.5-20.7 12.9-4.1 0 0Z'

type BrandMarkProps = { size?: number; /** The ground it stands on. */ on?: 'ink' | 'paper' }

/** The five-petal mark of the site, a picture without words: the site's name stands next to it. */
export function BrandMark({ size = 34, on = 'ink' }: BrandMarkProps) {
  const color = on === 'ink' ? '#fdc283' : '#e38a2f'
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <g fill={color}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={petals} transform={turn === 0 ? undefined : `rotate(${turn})`} />
        ))}
      </g>
      <circle r="7.4" fill="#1f2937" />
      <path d="M0-3.9V3.9M-3.9 0H3.9" stroke={color} strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  )
}
