import { useTranslation } from 'react-i18next'
import { formatClock } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import type { CalendarEvent } from '#app/modules/desk/queries/calendar-events.server.ts'
import { choiceParams } from '../desk-chooser.tsx'
import { StatusTag } from '../visit/status-tag.tsx'

/** The columns of a table of visits: when, who, how it stands, what for, the telephone, and whose it is. */
function useColumns(doctors: readonly { slug: string; name: string }[]): Column<CalendarEvent>[] {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const nameOf = new Map(doctors.map(({ slug, name }) => [slug, name]))
  const clock = (wall: string) => formatClock(wall.slice(11, 16), locale)
  const span = ({ words, start, end }: CalendarEvent) => {
    const isWholeDay = start.slice(11, 16) === '00:00' && end.slice(11, 16) === '00:00'
    return isWholeDay ? t('calendar.wholeDay') : t('calendar.span', words ?? { from: clock(start), to: clock(end) })
  }
  return [
    { key: 'time', label: t('visit.time'), cell: (event) => <span className="num">{span(event)}</span> },
    {
      key: 'patient',
      label: t('visit.patient'),
      rowHeader: true,
      cell: ({ id, kind, title }) =>
        kind === 'visit' ? <Link to={paths.deskVisit(id)}>{title}</Link> : title || t('calendar.block'),
    },
    {
      key: 'status',
      label: t('visit.status'),
      cell: ({ status }) => (status ? <StatusTag status={status} /> : <Tag>{t('calendar.block')}</Tag>),
    },
    {
      key: 'kind',
      label: t('visit.kind'),
      cell: ({ id, detail, seats }) =>
        seats ? (
          <>
            {detail ?? '—'} <Link to={paths.deskStep(id, 'class')}>{t('line.seats', seats)}</Link>
          </>
        ) : (
          (detail ?? '—')
        ),
      phone: 'wide',
    },
    { key: 'phone', label: t('visit.phone'), cell: ({ phone }) => (phone ? <PhoneLink number={phone} /> : '—') },
    { key: 'doctor', label: t('visit.doctor'), cell: ({ doctor }) => nameOf.get(doctor) ?? '—' },
  ]
}

/** The days of a month that have visits, each with how many, where no script draws them. */
function MonthDays({ data, own }: { data: CalendarPageData; own: (date: string) => readonly CalendarEvent[] }) {
  const { t } = useTranslation('desk')
  const days = data.dates.filter(({ date }) => own(date).length > 0)
  if (days.length === 0) return <p className="muted">{t('board.none')}</p>
  return (
    <ul className="stack stack--sm">
      {days.map(({ date, weekday, words, holiday }) => (
        <li key={date}>
          <Link to={paths.deskCalendar(choiceParams(data.choice, { date, view: 'day' }))}>
            {t('calendar.column', { date: words, weekday })}
          </Link>{' '}
          <span className="num">{t('calendar.visits', { count: own(date).length })}</span>{' '}
          {holiday && <Tag tone="warm">{holiday}</Tag>}
        </li>
      ))}
    </ul>
  )
}

/** The visits of a view as a table a day, of a month their number: the list, and every view where no script draws it. */
export function EventTables({ data }: { data: CalendarPageData }) {
  const { t } = useTranslation('desk')
  const { dates, events, choice, view } = data
  const columns = useColumns(choice.doctors)
  const own = (date: string) => events.filter(({ start }) => start.startsWith(date))
  if (view === 'month') return <MonthDays data={data} own={own} />
  return (
    <div className="stack">
      {dates.map(({ date, weekday, words, holiday }) => {
        const title = t('calendar.column', { date: words, weekday })
        return (
          <section key={date} className="calendar-day" aria-labelledby={`day-${date}`}>
            <h2 id={`day-${date}`}>
              {title} {holiday && <Tag tone="warm">{holiday}</Tag>}
            </h2>
            {own(date).length === 0 ? (
              <p className="muted">{t('board.none')}</p>
            ) : (
              <DataTable caption={title} columns={columns} rows={own(date)} rowKey={({ id }) => id} />
            )}
          </section>
        )
      })}
    </div>
  )
}
