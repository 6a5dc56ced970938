import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatNumber, formatShortDate } from '#app/core/format/format.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { DayFigures } from '../queries/report.server.ts'

const measures = ['impressions', 'clicks', 'bookings'] as const

const [width, height, ground, margin] = [360, 128, 100, 24]
/** Labels that find room under the bars. */
const mostLabels = 4

type FiguresProps = { days: readonly DayFigures[] }

/** One measure by the day as bars, on a scale of its own. */
function Bars({ days, measure }: FiguresProps & { measure: (typeof measures)[number] }) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const most = Math.max(1, ...days.map((day) => day[measure]))
  const step = width / days.length
  const every = Math.ceil(days.length / mostLabels)
  return (
    <svg className="figure" viewBox={`${-margin} 0 ${width + 2 * margin} ${height}`} aria-hidden="true">
      <text x="0" y="12">
        {t(`report.${measure}`)}
      </text>
      <text x={width} y="12" className="figure__number">
        {formatNumber(most, locale)}
      </text>
      {days.map((day, index) => {
        const tall = (day[measure] / most) * (ground - 24)
        return (
          <g key={day.day}>
            <rect className="figure__bar" x={index * step} y={ground - tall} width={step * 0.7} height={tall} />
            {index % every === 0 && (
              <text x={index * step + step * 0.35} y={ground + 18} className="figure__middle">
                {formatShortDate(utcMidnight(day.day), locale, 'UTC')}
              </text>
            )}
          </g>
        )
      })}
      <path className="figure__axis" d={`M0 ${ground}.5H${width}`} />
    </svg>
  )
}

/** What a campaign came to: sums, bars by the day, and the table that says the same. */
export function CampaignFigures({ days }: FiguresProps) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const columns: Column<DayFigures>[] = [
    {
      key: 'day',
      label: t('report.day'),
      rowHeader: true,
      cell: ({ day }) => formatShortDate(utcMidnight(day), locale, 'UTC'),
    },
    ...measures.map((measure): Column<DayFigures> => ({
      key: measure,
      label: t(`report.${measure}`),
      numeric: true,
      phone: 'labeled',
      cell: (day) => formatNumber(day[measure], locale),
    })),
  ]
  const sumOf = (measure: (typeof measures)[number]) => days.reduce((sum, day) => sum + day[measure], 0)
  return (
    <>
      <Stats>
        {measures.map((measure) => (
          <Stat key={measure} label={t(`report.${measure}`)} value={formatNumber(sumOf(measure), locale)} />
        ))}
      </Stats>
      <div className="card__body stack">
        {measures.map((measure) => (
          <Bars key={measure} days={days} measure={measure} />
        ))}
        <p className="muted">{t('report.note')}</p>
      </div>
      <div className="card__body">
        <Disclosures>
          <Disclosure summary={t('report.table')}>
            <DataTable caption={t('report.table')} columns={columns} rows={days} rowKey={({ day }) => day} />
          </Disclosure>
        </Disclosures>
      </div>
    </>
  )
}
