import { habits } from '#app/core/i18n/habits.ts'
import type { CalendarOptions, DateSelectArg, EventContentArg, EventDropArg, EventInput } from '@fullcalendar/core'
import chinaLocale from '@fullcalendar/core/locales/zh-cn'
import taiwanLocale from '@fullcalendar/core/locales/zh-tw'
import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin from '@fullcalendar/interaction'
import listPlugin from '@fullcalendar/list'
import FullCalendar from '@fullcalendar/react'
import timeGridPlugin from '@fullcalendar/timegrid'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '#app/core/clock.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import type { CalendarEvent } from '#app/modules/desk/queries/calendar-events.server.ts'
import { CalendarQuestion, type Question } from './calendar-question.tsx'
import { eventClass } from './event-board.tsx'
import { useChanges } from './use-changes.ts'

/** The icon font that comes with FullCalendar is a data address, which the content policy refuses; none of its icons is shown. */
function dropIconFont(): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-fullcalendar]')?.sheet
  if (!sheet) return
  for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
    if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index)
  }
}
dropIconFont()

type LiveCalendarProps = {
  data: CalendarPageData
  addresses: { events: string; live: string; move: string; block: string; visit: string }
}

/** Pixels below which a screen is a phone's. */
const narrow = 768

const drawn = {
  week: 'timeGridWeek',
  day: 'timeGridDay',
  doctors: 'timeGridDay',
  month: 'dayGridMonth',
  list: 'listWeek',
} as const

/** What stands on the wall: the calendar runs in UTC and is handed wall times, so no zone of the browser comes in. */
const fixedOptions = {
  plugins: [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin],
  timeZone: 'UTC',
  headerToolbar: false,
  firstDay: 1,
  allDaySlot: false,
  nowIndicator: true,
  // The specification's defaults.
  aspectRatio: 1.35,
  defaultTimedEventDuration: '01:00:00',
  scrollTime: '06:00:00',
  longPressDelay: 1000,
  eventDurationEditable: false,
  selectMirror: true,
  eventMinHeight: 24,
  slotDuration: '00:30:00',
  snapDuration: '00:05:00',
  dayMaxEvents: 4,
  // Visits of many doctors at once would be slivers.
  eventMaxStack: 3,
  slotEventOverlap: false,
  displayEventEnd: false,
  unselectAuto: false,
} satisfies CalendarOptions

function asInput(event: CalendarEvent, visitAddress: string): EventInput {
  const { id, kind, start, end, title, version, doctor, detail, words } = event
  return {
    id,
    start,
    end,
    title,
    classNames: eventClass(event).split(' '),
    editable: version !== null,
    ...(kind === 'visit' && { url: visitAddress.replace('ID', id) }),
    extendedProps: { version, doctor, detail, kind, from: words?.from },
  }
}

/** The hours scroll inside the calendar: on a day without visits only a cell of the grid can take the keyboard there. */
function reachByKeyboard(view: HTMLElement): void {
  view.querySelector('.fc-timegrid-col[role=gridcell]')?.setAttribute('tabindex', '0')
}

/** The calendar as FullCalendar draws it; one a doctor, side by side, where the view asks for that. */
export default function LiveCalendar({ data, addresses }: LiveCalendarProps) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const { view, choice, span, wall } = data
  const [question, setQuestion] = useState<Question | null>(null)
  const [notice, setNotice] = useState('')
  const calendars = useRef(new Map<string, FullCalendar>())
  const refetch = useCallback(() => calendars.current.forEach((calendar) => calendar.getApi().refetchEvents()), [])
  useChanges(addresses.live, refetch)
  const loadedAt = useMemo(() => now(), [])
  const wallNow = useCallback(
    () => new Date((wall ? Date.parse(wall) : loadedAt) + now() - loadedAt).toISOString(),
    [wall, loadedAt],
  )

  const eventsOf = (doctor: string | null) => async (asked: { startStr: string; endStr: string }) => {
    const address = new URL(addresses.events, location.origin)
    address.searchParams.set('start', asked.startStr.slice(0, 10))
    address.searchParams.set('end', asked.endStr.slice(0, 10))
    if (doctor) address.searchParams.set('doctor', doctor)
    const answer = await fetch(address, { headers: { Accept: 'application/json', 'X-Poll': '1' } })
    if (!answer.ok) {
      setNotice(t(answer.status === 401 ? 'calendar.signedOut' : 'calendar.failed'))
      return []
    }
    const events = (await answer.json()) as CalendarEvent[]
    return events.map((event) => asInput(event, addresses.visit))
  }

  const onDrop = ({ event, revert }: EventDropArg) => {
    setNotice('')
    setQuestion({
      kind: 'move',
      id: event.id,
      title: event.title,
      version: Number(event.extendedProps.version),
      start: event.startStr.slice(0, 19),
      revert,
    })
  }
  const onSelect = (doctor: string | null) => (arg: DateSelectArg) => {
    setNotice('')
    setQuestion({
      kind: 'block',
      doctor: doctor ?? choice.doctor,
      date: arg.startStr.slice(0, 10),
      starts: arg.startStr.slice(11, 16),
      ends: arg.endStr.slice(11, 16),
      revert: () => arg.view.calendar.unselect(),
    })
  }
  const content = ({ event, timeText, isMirror }: EventContentArg) => (
    <span className="fc-words">
      <b className="num">{(!isMirror && (event.extendedProps.from as string | undefined)) || timeText}</b>{' '}
      {event.title || t('calendar.block')}
      {event.extendedProps.detail && <span className="fc-words__detail">{String(event.extendedProps.detail)}</span>}
    </span>
  )
  // Columns and phones are narrow: by their width alone they would be a slit.
  const height = view === 'doctors' || window.innerWidth < narrow ? { contentHeight: 600 } : {}
  const columns = view === 'doctors' ? choice.doctors : [{ slug: '', name: '' }]
  return (
    <div className={`drawn drawn--${view}`}>
      <p className="drawn__notice" role="status">
        {notice}
      </p>
      {columns.map(({ slug, name }) => (
        <section key={slug} aria-label={name || t('title.calendar')}>
          {name && <h2 className="events__title">{name}</h2>}
          <FullCalendar
            {...fixedOptions}
            // As long as it is: a list that scrolls inside the page could not be scrolled by keyboard.
            {...(view === 'list' && { height: 'auto' })}
            ref={(calendar) => {
              if (calendar) calendars.current.set(slug, calendar)
              else calendars.current.delete(slug)
            }}
            locales={[chinaLocale, taiwanLocale]}
            locale={{ 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-tw', 'en-US': 'en' }[locale]}
            initialView={drawn[view]}
            dayHeaders={view !== 'doctors'}
            {...height}
            initialDate={view === 'month' ? choice.date : span.from}
            now={wallNow}
            events={eventsOf(slug || null)}
            editable={choice.mayManage}
            selectable={choice.mayBlock && view !== 'month' && view !== 'list'}
            selectAllow={({ startStr, endStr }) =>
              startStr.slice(0, 10) === endStr.slice(0, 10) || endStr.slice(11, 16) === '00:00'
            }
            select={onSelect(slug || null)}
            eventDrop={onDrop}
            eventContent={content}
            eventTimeFormat={{ hour: 'numeric', minute: '2-digit', hour12: habits[locale].clock === '12' }}
            slotLabelFormat={{ hour: 'numeric', minute: '2-digit', hour12: habits[locale].clock === '12' }}
            noEventsText={t('board.none')}
            viewDidMount={({ el }) => reachByKeyboard(el)}
            // A link without an address that opens something is a button.
            moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
          />
        </section>
      ))}
      {question && (
        <CalendarQuestion
          question={question}
          doctors={choice.doctors}
          addresses={addresses}
          onDone={(text) => {
            setQuestion(null)
            setNotice(text)
            refetch()
          }}
        />
      )}
    </div>
  )
}
