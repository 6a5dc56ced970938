import type { ReactNode } from 'react'

const [width, height, ground, margin] = [360, 128, 100, 24]
/** Labels that find room under the bars. */
const mostLabels = 4

type BarFigureProps = {
  title: string
  /** Beside the title, such as how much the tallest bar is. */
  note?: string
  bars: readonly { key: string; label: string; value: number }[]
}

/** One measure over time as bars, on a scale of its own. A table beside it says the same to who cannot see it. Needs pro.css. */
export function BarFigure({ title, note, bars }: BarFigureProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / bars.length
  const every = Math.ceil(bars.length / mostLabels)
  return (
    <svg className="figure" viewBox={`${-margin} 0 ${width + 2 * margin} ${height}`} aria-hidden="true">
      <text x="0" y="12">
        {title}
      </text>
      {note !== undefined && (
        <text x={width} y="12" className="figure__number">
          {note}
        </text>
      )}
      {bars.map(({ key, label, value }, index) => {
        const tall = (value / most) * (ground - 24)
        return (
          <g key={key}>
            <rect className="figure__bar" x={index * step} y={ground - tall} width={step * 0.7} height={tall} />
            {index % every === 0 && (
              <text x={index * step + step * 0.35} y={ground + 18} className="figure__middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
      <path className="figure__axis" d={`M0 ${ground}.5H${width}`} />
    </svg>
  )
}

/** Several of them, as many side by side as find room. */
export function BarFigures({ children }: { children: ReactNode }) {
  return <div className="figures">{children}</div>
}
