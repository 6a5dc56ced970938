import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Week } from '../report.ts'
import type { Shown } from '../suppress.ts'
import { useShown } from './use-shown.tsx'

const [width, height, ground, margin] = [360, 128, 100, 24]
/** Labels that find room under the bars. */
const mostLabels = 4

const measures = ['search', 'booked'] as const

const countOf = (cell: Shown) => (cell.kind === 'number' ? cell.count : 0)

/** One measure by the week as bars; a week that may not be told has none. */
function Bars({
  weeks,
  measure,
  dayOf,
}: WeeksChartProps & { measure: (typeof measures)[number]; dayOf: (week: Week) => string }) {
  const { t } = useTranslation('analytics')
  const most = Math.max(1, ...weeks.map((week) => countOf(week[measure])))
  const step = width / weeks.length
  const every = Math.ceil(weeks.length / mostLabels)
  return (
    <svg className="figure" viewBox={`${-margin} 0 ${width + 2 * margin} ${height}`} aria-hidden="true">
      <text x="0" y="12">
        {t(`measures.${measure}`)}
      </text>
      {weeks.map((week, index) => {
        const tall = (countOf(week[measure]) / most) * (ground - 24)
        return (
          <g key={week.from}>
            <rect className="figure__bar" x={index * step} y={ground - tall} width={step * 0.7} height={tall} />
            {index % every === 0 && (
              <text x={index * step + step * 0.35} y={ground + 18} className="figure__middle">
                {dayOf(week)}
              </text>
            )}
          </g>
        )
      })}
      <path className="figure__axis" d={`M0 ${ground}.5H${width}`} />
    </svg>
  )
}

type WeeksChartProps = { weeks: readonly Week[] }

/** Searches and bookings by the week: bars on scales of their own, with the table that says the same. */
export function WeeksChart({ weeks }: WeeksChartProps) {
  const { t } = useTranslation('analytics')
  const locale = useLocale()
  const { shown } = useShown()
  const dayOf = (week: Week) => formatShortDate(utcMidnight(week.from), locale, 'UTC')
  const columns: Column<Week>[] = [
    { key: 'week', label: t('weeks.from'), rowHeader: true, cell: dayOf },
    ...measures.map((measure): Column<Week> => ({
      key: measure,
      label: t(`measures.${measure}`),
      numeric: true,
      phone: 'labeled',
      cell: (week) => shown(week[measure]),
    })),
  ]
  return (
    <>
      <div className="card__body stack">
        {measures.map((measure) => (
          <Bars key={measure} weeks={weeks} measure={measure} dayOf={dayOf} />
        ))}
        <p className="muted">{t('weeks.note')}</p>
      </div>
      <div className="card__body">
        <Disclosures>
          <Disclosure summary={t('weeks.table')} open>
            <DataTable caption={t('weeks.title')} columns={columns} rows={weeks} rowKey={({ from }) => from} />
          </Disclosure>
        </Disclosures>
      </div>
    </>
  )
}
