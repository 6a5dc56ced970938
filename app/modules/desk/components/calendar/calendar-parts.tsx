import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { type CalendarView, calendarViews } from '#app/modules/desk/calendar-span.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import { choiceParams } from '../desk-chooser.tsx'
import { visitClasses } from './drawn-events.ts'

const states = ['requested', 'booked', 'confirmed', 'arrived', 'in_room', 'completed', 'no_show', 'cancelled'] as const

/** The states that stand in the calendar, by edge and fill; what is hatched. */
export function Legend({ data: { events, view } }: { data: CalendarPageData }) {
  const { t } = useTranslation('desk')
  const shown = states.filter((status) => events.some((event) => event.status === status))
  const hasBlocks = events.some(({ kind }) => kind === 'block')
  const hasBuffers = view === 'day' && events.some(({ buffers }) => buffers.length > 0)
  return (
    <ul className="legend" aria-label={t('calendar.legend')}>
      {shown.map((status) => (
        <li key={status} className={classNames(...visitClasses(status))}>
          <i aria-hidden="true" />
          {t(`status.${status}`)}
        </li>
      ))}
      {hasBlocks && (
        <li className="is-block">
          <i aria-hidden="true" />
          {t('calendar.block')}
        </li>
      )}
      {view !== 'month' && (
        <li className="is-closed">
          <i aria-hidden="true" />
          {t('calendar.closed')}
        </li>
      )}
      {hasBuffers && (
        <li className="is-buffer">
          <i aria-hidden="true" />
          {t('calendar.buffer')}
        </li>
      )}
    </ul>
  )
}

type AddressOf = (date: string, view?: CalendarView) => string

/** Month, week, day and list; of many doctors no week is drawn. */
export function ViewChoice({ data: { choice, view, hasWeek }, to }: { data: CalendarPageData; to: AddressOf }) {
  const { t } = useTranslation('desk')
  return (
    <nav className="views" aria-label={t('calendar.views')}>
      {calendarViews
        .filter((each) => hasWeek || each !== 'week')
        .map((each) => (
          <Link key={each} to={to(choice.date, each)} aria-current={each === view ? 'true' : undefined}>
            {t(`calendar.view.${each}`)}
          </Link>
        ))}
    </nav>
  )
}

/** The week around a day: each day a link, with the holiday that it is. */
export function WeekStrip({ data: { strip, choice }, to }: { data: CalendarPageData; to: AddressOf }) {
  const { t } = useTranslation('desk')
  if (strip.length === 0) return null
  return (
    <nav className="week-strip" aria-label={t('calendar.week')}>
      {strip.map(({ date, letter, weekday, long, holiday }) => (
        <Link
          key={date}
          to={to(date)}
          className={classNames(date === choice.today && 'is-today')}
          aria-current={date === choice.date ? 'date' : undefined}
        >
          <span className="vh">{long}</span>
          <span aria-hidden="true" className="week-strip__letter">
            {letter}
          </span>
          <span aria-hidden="true" className="week-strip__weekday">
            {weekday}
          </span>
          <b aria-hidden="true" className="num">
            {Number(date.slice(8))}
          </b>
          {holiday && <span className="week-strip__holiday">{holiday}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Doctors without hours and without a visit on this day, folded, each with why. */
export function AwayDoctors({ data: { away } }: { data: CalendarPageData }) {
  const { t } = useTranslation('desk')
  if (away.length === 0) return null
  return (
    <details className="away">
      <summary>{t('calendar.away', { count: away.length })}</summary>
      <ul>
        {away.map(({ slug, name, why, reason }) => (
          <li key={slug}>
            <b>{name}</b> {[t(`calendar.why.${why}`), reason].filter(Boolean).join(t('list.comma'))}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What there is to do here beside looking. */
export function CalendarLinks({ choice }: Pick<CalendarPageData, 'choice'>) {
  const { t } = useTranslation('desk')
  return (
    <p className="calendar-links">
      {choice.maySubscribe && <Link to={paths.deskFeeds()}>{t('feeds.title')}</Link>}
      {choice.mayBlock && <Link to={paths.deskBlock(choiceParams(choice))}>{t('block.title')}</Link>}
    </p>
  )
}
