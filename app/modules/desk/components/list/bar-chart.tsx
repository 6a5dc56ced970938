import { useTranslation } from 'react-i18next'

type Bar = { name: string; value: number; of: number }

const height = 150
const step = 64
const barWidth = 36
const below = 28
const above = 22

/**
 * Bars with the part that matters in ink and the whole behind it, each with its figures; only a baseline, no grid. One sentence says
 * what it shows, a table beside it says the same in figures.
 */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const { t } = useTranslation('desk')
  const most = Math.max(1, ...bars.map(({ of }) => of))
  const width = Math.max(bars.length * step, step)
  // Names of many bars would lie over each other: every second, fourth … is written.
  const every = Math.max(1, Math.ceil(bars.length / 13))
  const scale = (value: number) => Math.round((value / most) * height)
  return (
    // What scrolls sideways on phones can be reached by keyboard.
    <figure className="chart" tabIndex={0} aria-label={label}>
      <svg
        viewBox={`0 0 ${width} ${height + above + below}`}
        // On phones it scrolls: drawn smaller, nobody could read its words.
        width={width}
        height={height + above + below}
        role="img"
        aria-label={label}
        className="chart__drawing"
      >
        {bars.map(({ name, value, of }, index) => {
          const left = index * step + (step - barWidth) / 2
          const middle = index * step + step / 2
          return (
            <g key={name}>
              <rect
                className="chart__whole"
                x={left}
                y={above + height - scale(of)}
                width={barWidth}
                height={scale(of)}
              />
              <rect
                className="chart__part"
                x={left}
                y={above + height - scale(value)}
                width={barWidth}
                height={scale(value)}
              />
              {of > 0 && (
                <text className="chart__figure" x={middle} y={above + height - scale(of) - 6} textAnchor="middle">
                  {value}/{of}
                </text>
              )}
              {index % every === 0 && (
                <text className="chart__name" x={middle} y={above + height + 20} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          )
        })}
        <path className="chart__base" d={`M0 ${above + height}H${width}`} />
      </svg>
      <figcaption className="chart__legend">
        <span>
          <i className="chart__key chart__key--part" aria-hidden="true" />
          {t('report.missed')}
        </span>
        <span>
          <i className="chart__key chart__key--whole" aria-hidden="true" />
          {t('report.all')}
        </span>
      </figcaption>
    </figure>
  )
}
