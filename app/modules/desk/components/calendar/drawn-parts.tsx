import type { EventContentArg } from '@fullcalendar/core'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#app/core/format/format.ts'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import type { EventFacts } from './drawn-events.ts'

/** Over the column of a doctor. */
export function DoctorHead({ doctor }: { doctor: { slug: string; name: string } | undefined }) {
  if (!doctor) return null
  return (
    <span className="fc-head fc-head--doctor">
      <SealAvatar name={doctor.name} seed={doctor.slug} size="xs" />
      <b>{doctor.name}</b>
    </span>
  )
}

type DateHeadProps = { words: CalendarPageData['dates'][number] | undefined; isMonth: boolean; today: string }

/** Over the column of a date: weekday, day and the holiday that it is; over a month's the weekday alone. */
export function DateHead({ words, isMonth, today }: DateHeadProps) {
  if (!words) return null
  const { date, weekday, holiday } = words
  return (
    <span className={classNames('fc-head', !isMonth && date === today && 'is-today')}>
      <span className="fc-head__weekday">{weekday}</span>
      {!isMonth && <b className="num">{Number(date.slice(8))}</b>}
      {!isMonth && holiday && <span className="fc-head__holiday">{holiday}</span>}
    </span>
  )
}

/** How many visits a day has, where a month's days are too narrow for any. */
export function DayCount({ count }: { count: number }) {
  const { t } = useTranslation('desk')
  return (
    <>
      <span aria-hidden="true" className="num">
        {count}
      </span>
      <span className="vh">{t('calendar.visits', { count })}</span>
    </>
  )
}

/** An event inside its box: when and who, then whose it is, how it stands and what for. What is behind the visits has its word or none. */
export function EventWords({ arg, blocked }: { arg: EventContentArg; blocked: string }) {
  const locale = useLocale()
  const { event, timeText, isMirror } = arg
  if (event.display === 'background') return event.title ? <span className="fc-words">{event.title}</span> : null
  const { from, detail } = event.extendedProps as Partial<EventFacts>
  const full = formatClock(event.startStr.slice(11, 16), locale)
  const shown = (!isMirror && from) || timeText
  const isWholeDay = event.startStr.slice(11, 16) === '00:00' && event.endStr.slice(11, 16) === '00:00'
  return (
    <span className="fc-words">
      {!isWholeDay && shown && (
        <>
          <span className="num" aria-hidden="true">
            {shown}
          </span>
          <span className="vh">{from ?? full}</span>
        </>
      )}{' '}
      <b>{event.title || (isMirror ? '' : blocked)}</b> {detail && <span className="fc-words__detail">{detail}</span>}
    </span>
  )
}
