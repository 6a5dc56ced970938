import { useTranslation } from 'react-i18next'
import { formatClock } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import type { CalendarEvent } from '#app/modules/desk/queries/calendar-events.server.ts'

/** The classes by which an event has its color, edge and hatching. */
export function eventClass({ kind, tone, status }: Pick<CalendarEvent, 'kind' | 'tone' | 'status'>): string {
  if (kind === 'block') return 'is-block'
  return (
    classNames(`tone-${tone ?? 0}`, status === 'requested' && 'is-requested', status === 'cancelled' && 'is-off') ?? ''
  )
}

function EventItem({ event, doctor }: { event: CalendarEvent; doctor: string | null }) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const clock = (wall: string) => formatClock(wall.slice(11, 16), locale)
  const detail = [event.detail, doctor, event.status && t(`status.${event.status}`)]
    .filter(Boolean)
    .join(t('list.comma'))
  return (
    <li className={`slot-event ${eventClass(event)}`}>
      <span className="num">
        {t('calendar.span', event.words ?? { from: clock(event.start), to: clock(event.end) })}
      </span>{' '}
      {event.kind === 'visit' ? (
        <Link to={paths.deskVisit(event.id)}>{event.title}</Link>
      ) : (
        <b>{event.title || t('calendar.block')}</b>
      )}
      {event.kind === 'visit' && <span className="slot-event__detail">{detail}</span>}
      {event.kind === 'block' && doctor && <span className="slot-event__detail">{doctor}</span>}
    </li>
  )
}

type Column = { key: string; title: string; events: CalendarEvent[]; isToday: boolean }

/** The visits of a view as lists side by side: a column a day, or a doctor. Everything the drawn calendar shows. */
export function EventBoard({ data }: { data: CalendarPageData }) {
  const { t } = useTranslation('desk')
  const { view, dates, events, choice } = data
  const nameOf = new Map(choice.doctors.map(({ slug, name }) => [slug, name]))
  const withDoctor = view !== 'doctors' && choice.doctor === null && choice.doctors.length > 1
  const columns: Column[] =
    view === 'doctors'
      ? choice.doctors.map(({ slug, name }) => ({
          key: slug,
          title: name,
          events: events.filter(({ doctor }) => doctor === slug),
          isToday: false,
        }))
      : dates.map(({ date, weekday, words }) => ({
          key: date,
          title: t('calendar.column', { date: words, weekday }),
          events: events.filter(({ start }) => start.startsWith(date)),
          isToday: date === choice.today,
        }))
  return (
    <div className={`events events--${view}`}>
      {columns.map(({ key, title, events: own, isToday }) => (
        <section key={key} className={classNames('events__column', isToday && 'events__column--today')}>
          <h2 className="events__title">{title}</h2>
          {own.length === 0 && <p className="board__none">{t('board.none')}</p>}
          <ul>
            {own.map((event) => (
              <EventItem key={event.id} event={event} doctor={withDoctor ? (nameOf.get(event.doctor) ?? null) : null} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
