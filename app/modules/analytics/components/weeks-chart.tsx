import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Week } from '../report.ts'
import type { Shown } from '../suppress.ts'
import { useShown } from './use-shown.tsx'

const [width, height, ground] = [640, 220, 180]
/** Labels that find room under the line. */
const mostLabels = 7

type Line = 'search' | 'booked'
const lines: readonly Line[] = ['search', 'booked']
const looks: Readonly<Record<Line, { key: string; line: string }>> = {
  search: { key: 'figure__key', line: 'figure__line figure__line--search' },
  booked: { key: 'figure__key figure__key--booked', line: 'figure__line figure__line--booked' },
}

/** Points of a line; one that may not be told is left out, and the line is broken there. */
function pathOf(cells: readonly Shown[], most: number): string {
  const step = width / Math.max(1, cells.length - 1)
  let isDrawn = false
  return cells
    .map((cell, index) => {
      const command = isDrawn ? 'L' : 'M'
      isDrawn = cell.kind === 'number'
      if (cell.kind !== 'number') return ''
      return `${command}${(index * step).toFixed(1)} ${(ground - (cell.count / most) * (ground - 20)).toFixed(1)}`
    })
    .join('')
}

/** Searches and bookings by the week: a line each, on scales of their own, with the table that says the same. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslation('analytics')
  const locale = useLocale()
  const { shown } = useShown()
  const dayOf = (week: Week) => formatShortDate(utcMidnight(week.from), locale, 'UTC')
  const every = Math.ceil(weeks.length / mostLabels)
  const step = width / Math.max(1, weeks.length - 1)
  const columns: Column<Week>[] = [
    { key: 'week', label: t('weeks.from'), rowHeader: true, cell: dayOf },
    { key: 'search', label: t('measures.search'), numeric: true, cell: ({ search }) => shown(search) },
    { key: 'booked', label: t('measures.booked'), numeric: true, cell: ({ booked }) => shown(booked) },
  ]
  return (
    <>
      <div className="card__body">
        <p className="row figure__legend">
          {lines.map((line) => (
            <span key={line} className={looks[line].key}>
              {t(`measures.${line}`)}
            </span>
          ))}
        </p>
        <svg className="figure" viewBox={`-24 0 ${width + 48} ${height}`} aria-hidden="true">
          <path className="figure__axis" d={`M0 ${ground}.5H${width}`} />
          {lines.map((line) => {
            const cells = weeks.map((week) => week[line])
            const most = Math.max(1, ...cells.map((cell) => (cell.kind === 'number' ? cell.count : 0)))
            return <path key={line} className={looks[line].line} d={pathOf(cells, most)} />
          })}
          {weeks.map(
            (week, index) =>
              index % every === 0 && (
                <text key={week.from} x={index * step} y={ground + 24} className="figure__middle">
                  {dayOf(week)}
                </text>
              ),
          )}
        </svg>
        <p className="muted">{t('weeks.note')}</p>
      </div>
      <Disclosures>
        <Disclosure summary={t('weeks.table')} open>
          <DataTable caption={t('weeks.title')} columns={columns} rows={weeks} rowKey={({ from }) => from} />
        </Disclosure>
      </Disclosures>
    </>
  )
}
