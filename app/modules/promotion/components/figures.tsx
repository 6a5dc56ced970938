import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatNumber, formatShortDate } from '#app/core/format/format.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { BarFigure, BarFigures } from '#app/ui/tables/bar-figure.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { DayFigures } from '../queries/report.server.ts'

const measures = ['impressions', 'clicks', 'bookings'] as const

type FiguresProps = { days: readonly DayFigures[] }

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
        <BarFigures>
          {measures.map((measure) => (
            <BarFigure
              key={measure}
              title={t(`report.${measure}`)}
              note={formatNumber(Math.max(1, ...days.map((day) => day[measure])), locale)}
              bars={days.map((day) => ({
                ...{ key: day.day, value: day[measure] },
                label: formatShortDate(utcMidnight(day.day), locale, 'UTC'),
              }))}
            />
          ))}
        </BarFigures>
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
