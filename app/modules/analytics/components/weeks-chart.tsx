import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import { BarFigure, BarFigures } from '#app/ui/tables/bar-figure.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Week } from '../report.ts'
import type { Shown } from '../suppress.ts'
import { useShown } from './use-shown.tsx'

const measures = ['search', 'booked'] as const

const countOf = (cell: Shown) => (cell.kind === 'number' ? cell.count : 0)

type WeeksChartProps = { weeks: readonly Week[] }

/** Searches and bookings by the week, none for a week that may not be told: bars on scales of their own, with the table that says the same. */
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
        <BarFigures>
          {measures.map((measure) => (
            <BarFigure
              key={measure}
              title={t(`measures.${measure}`)}
              bars={weeks.map((week) => ({ key: week.from, label: dayOf(week), value: countOf(week[measure]) }))}
            />
          ))}
        </BarFigures>
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
