import { habits } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
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

type Addresses = Record<'events' | 'live' | 'move' | 'block' | 'visit', string>

type LiveCalendarProps = { data: CalendarPageData; addresses: Addresses }

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

/** How a page's calendar is drawn in its language: which view, from which day, and what may be done in it. */
function drawingOf({ view, choice, span }: CalendarPageData, locale: Locale): CalendarOptions {
  const clock = { hour: 'numeric', minute: '2-digit', hour12: habits[locale].clock === '12' } as const
  return {
    ...fixedOptions,
    // As long as it is: a list that scrolls inside the page could not be scrolled by keyboard.
    ...(view === 'list' && { height: 'auto' }),
    locales: [chinaLocale, taiwanLocale],
    locale: { 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-tw', 'en-US': 'en' }[locale],
    initialView: drawn[view],
    dayHeaders: view !== 'doctors',
    // Columns and phones are narrow: by their width alone they would be a slit.
    ...((view === 'doctors' || window.innerWidth < narrow) && { contentHeight: 600 }),
    initialDate: view === 'month' ? choice.date : span.from,
    editable: choice.mayManage,
    selectable: choice.mayBlock && view !== 'month' && view !== 'list',
    selectAllow: isWithinDay,
    eventTimeFormat: clock,
    slotLabelFormat: clock,
  }
}

/** What is marked to be blocked stays within a day. */
function isWithinDay({ startStr, endStr }: { startStr: string; endStr: string }): boolean {
  return startStr.slice(0, 10) === endStr.slice(0, 10) || endStr.slice(11, 16) === '00:00'
}

/** The events of one doctor, or of all, for the days that a calendar asks for; `onRefused` is told the status of another answer. */
function eventSource(addresses: Addresses, doctor: string | null, onRefused: (status: number) => void) {
  return async (asked: { startStr: string; endStr: string }): Promise<EventInput[]> => {
    const address = new URL(addresses.events, location.origin)
    address.searchParams.set('start', asked.startStr.slice(0, 10))
    address.searchParams.set('end', asked.endStr.slice(0, 10))
    if (doctor) address.searchParams.set('doctor', doctor)
    const answer = await fetch(address, { headers: { Accept: 'application/json', 'X-Poll': '1' } })
    if (!answer.ok) {
      onRefused(answer.status)
      return []
    }
    const events = (await answer.json()) as CalendarEvent[]
    return events.map((event) => asInput(event, addresses.visit))
  }
}

/** A visit was dragged: is it to be moved there? */
function moveQuestion({ event, revert }: EventDropArg): Question {
  return {
    kind: 'move',
    id: event.id,
    title: event.title,
    version: Number(event.extendedProps.version),
    start: event.startStr.slice(0, 19),
    revert,
  }
}

/** Time was marked: is it to be blocked? */
function blockQuestion({ startStr, endStr, view }: DateSelectArg, doctor: string | null): Question {
  return {
    kind: 'block',
    doctor,
    date: startStr.slice(0, 10),
    starts: startStr.slice(11, 16),
    ends: endStr.slice(11, 16),
    revert: () => view.calendar.unselect(),
  }
}

/** An event inside its box; one without a title is time that is blocked. */
function eventWords({ event, timeText, isMirror }: EventContentArg, blocked: string) {
  return (
    <span className="fc-words">
      <b className="num">{(!isMirror && (event.extendedProps.from as string | undefined)) || timeText}</b>{' '}
      {event.title || blocked}
      {event.extendedProps.detail && <span className="fc-words__detail">{String(event.extendedProps.detail)}</span>}
    </span>
  )
}

/** The wall clock of the facility, going on from what it was when the page was made. */
function useWallNow(wall: string | null): () => string {
  const loadedAt = useMemo(() => now(), [])
  return useCallback(
    () => new Date((wall ? Date.parse(wall) : loadedAt) + now() - loadedAt).toISOString(),
    [wall, loadedAt],
  )
}

/** The calendar as FullCalendar draws it; one a doctor, side by side, where the view asks for that. */
export default function LiveCalendar({ data, addresses }: LiveCalendarProps) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const { view, choice, wall } = data
  const [question, setQuestion] = useState<Question | null>(null)
  const [notice, setNotice] = useState('')
  const calendars = useRef(new Map<string, FullCalendar>())
  const refetch = useCallback(() => calendars.current.forEach((calendar) => calendar.getApi().refetchEvents()), [])
  useChanges(addresses.live, refetch)
  const wallNow = useWallNow(wall)
  const sayRefused = (status: number) => setNotice(t(status === 401 ? 'calendar.signedOut' : 'calendar.failed'))
  const ask = (next: Question) => {
    setNotice('')
    setQuestion(next)
  }
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
            {...drawingOf(data, locale)}
            ref={(calendar) => {
              if (calendar) calendars.current.set(slug, calendar)
              else calendars.current.delete(slug)
            }}
            now={wallNow}
            events={eventSource(addresses, slug || null, sayRefused)}
            select={(marked) => ask(blockQuestion(marked, slug || choice.doctor))}
            eventDrop={(dropped) => ask(moveQuestion(dropped))}
            eventContent={(event) => eventWords(event, t('calendar.block'))}
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
