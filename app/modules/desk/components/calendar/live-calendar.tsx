import { habits } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { CalendarOptions, EventDropArg, EventInput } from '@fullcalendar/core'
import chinaLocale from '@fullcalendar/core/locales/zh-cn'
import taiwanLocale from '@fullcalendar/core/locales/zh-tw'
import dayGridPlugin from '@fullcalendar/daygrid'
import interactionPlugin from '@fullcalendar/interaction'
import FullCalendar from '@fullcalendar/react'
import timeGridPlugin from '@fullcalendar/timegrid'
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '#app/core/clock.ts'
import { paths } from '#app/paths.ts'
import { ToastModel } from '#app/ui/notices/toast.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CalendarPageData } from '#app/modules/desk/pages/calendar-page.server.ts'
import type { CalendarEvent } from '#app/modules/desk/queries/calendar-events.server.ts'
import { choiceParams } from '../desk-chooser.tsx'
import { fixedOptions } from './calendar-defaults.ts'
import { CalendarQuestion, type Outcome, type Question } from './calendar-question.tsx'
import { DayCount, DateHead, DoctorHead, EventWords } from './drawn-parts.tsx'
import { closedEvents, drawnEvents, type EventFacts, withClassesAsOne } from './drawn-events.ts'
import { drawnFrom, drawnNow, type Grid, realWall } from './drawn-times.ts'
import { sayAsToast } from './say-toast.ts'
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

type Addresses = Record<
  'events' | 'live' | 'move' | 'block' | 'visit' | 'group' | 'step' | 'booking' | 'calendar',
  string
>

type LiveCalendarProps = { data: CalendarPageData; addresses: Addresses }

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin]

/** How a page's calendar is drawn in its language: which view, from which day, and what may be done in it. */
function drawingOf(
  { view, choice, window, snapMinutes }: CalendarPageData,
  grid: Grid,
  locale: Locale,
): CalendarOptions {
  const clock = { hour: 'numeric', minute: '2-digit', hour12: habits[locale].clock === '12' } as const
  return {
    ...fixedOptions,
    plugins,
    locales: [chinaLocale, taiwanLocale],
    locale: { 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-tw', 'en-US': 'en' }[locale],
    views: { columns: { type: 'timeGrid', duration: { days: grid.doctors?.length ?? 1 } } },
    initialView: { week: 'timeGridWeek', day: 'columns', month: 'dayGridMonth', list: 'columns' }[view],
    initialDate: view === 'month' ? choice.date : drawnFrom(grid),
    // Alone nobody needs a name over the only column.
    dayHeaders: view !== 'day' || choice.doctors.length > 1,
    slotMinTime: window.from,
    slotMaxTime: window.to,
    slotLabelInterval: '01:00:00',
    snapDuration: { minutes: snapMinutes },
    editable: choice.mayManage,
    selectable: choice.mayManage && view !== 'month',
    selectAllow: isWithinDay,
    // The axis says which half of the day it is; a column is too narrow to say it again.
    eventTimeFormat: view === 'month' ? clock : { ...clock, meridiem: false },
    slotLabelFormat: clock,
  }
}

/** What is marked stays within a column. */
function isWithinDay({ startStr, endStr }: { startStr: string; endStr: string }): boolean {
  return startStr.slice(0, 10) === endStr.slice(0, 10) || endStr.slice(11, 16) === '00:00'
}

/** Reads the events of the days of a page; `onFailed` is told where they do not come. Who is signed out is led to the login. */
async function readEvents(address: string, span: { from: string; to: string }, onFailed: () => void) {
  const asked = new URL(address, location.origin)
  asked.searchParams.set('start', span.from)
  asked.searchParams.set('end', span.to)
  const answer = await fetch(asked, { headers: { Accept: 'application/json', 'X-Poll': '1' } })
  if (answer.ok) return (await answer.json()) as CalendarEvent[]
  if (answer.status === 401) location.reload()
  else onFailed()
  return []
}

/** A visit was dragged: is it to be moved there? Null for another doctor's column: that is asked on the page of a move, old beside new. */
function moveQuestion({ event, oldEvent, revert }: EventDropArg, grid: Grid): Question | null {
  const before = realWall(grid, oldEvent.startStr)
  const after = realWall(grid, event.startStr)
  const { version, doctor } = event.extendedProps as EventFacts
  if (after.doctor !== null && after.doctor !== doctor) return null
  const start = after.wall.slice(0, 19)
  return {
    kind: 'move',
    id: event.id,
    title: event.title,
    version: Number(version),
    doctor,
    before: before.wall,
    start,
    revert,
  }
}

/** The wall clock of the facility, going on from what it was when the page was made. */
function useWallNow(wall: string | null): () => string {
  const loadedAt = useMemo(() => now(), [])
  return useCallback(
    () => new Date((wall ? Date.parse(wall) : loadedAt) + now() - loadedAt).toISOString(),
    [wall, loadedAt],
  )
}

/** The events as FullCalendar asks for them: visits and blocks, and what is closed behind them. */
function useEvents(data: CalendarPageData, grid: Grid, addresses: Addresses, onFailed: () => void) {
  const { t } = useTranslation('desk')
  const { choice, view, span } = data
  const isOneDoctor = grid.doctors !== null || choice.doctor !== null || choice.doctors.length === 1
  const nameOf = new Map(choice.doctors.map(({ slug, name }) => [slug, name]))
  const detail = (event: CalendarEvent) =>
    [
      !isOneDoctor && nameOf.get(event.doctor),
      event.status && t(`status.${event.status}`),
      view !== 'month' && event.detail,
      event.seats && t('line.seats', event.seats),
    ]
      .filter(Boolean)
      .join(t('list.comma'))
  const words = { detail, visitAddress: addresses.visit, groupAddress: addresses.group }
  // Another function would be another source, and what was just dragged would jump back before it is asked about.
  const [source] = useState(() => async (): Promise<EventInput[]> => {
    const events = withClassesAsOne(await readEvents(addresses.events, span, onFailed))
    const drawn = events.flatMap((event) => drawnEvents(event, grid, isOneDoctor && view !== 'month', words))
    return [...drawn, ...closedEvents(data, grid, t('calendar.break'))]
  })
  return source
}

/** What an empty time leads to: the form of a booking with doctor, date and time, from a month the day. */
function useEmptyTimes({ choice, view }: CalendarPageData, grid: Grid, addresses: Addresses) {
  const bookingAt = (start: string, doctor: string | null) =>
    choiceParams(choice, { doctor: doctor ?? choice.doctor, date: start.slice(0, 10), time: start.slice(11, 16) })
  const open = (drawn: string) => {
    const { wall, doctor } = realWall(grid, drawn)
    const day = choiceParams(choice, { date: wall.slice(0, 10), view: 'day' })
    if (view === 'month') location.assign(`${addresses.calendar}?${day.toString()}`)
    else if (choice.mayBook) location.assign(`${addresses.booking}?${bookingAt(wall, doctor).toString()}`)
  }
  const bookingFor = (question: Question) =>
    choice.mayBook && question.kind === 'marked' ? paths.deskNew(bookingAt(question.start, question.doctor)) : null
  return { open, bookingFor }
}

/** The calendar as FullCalendar draws it; the doctors of a day are columns of one calendar with one axis. */
export default function LiveCalendar({ data, addresses }: LiveCalendarProps) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const { view, choice, wall, columns, span, dates } = data
  const grid = useMemo<Grid>(
    () => ({ date: span.from, doctors: view === 'day' ? columns.map(({ slug }) => slug) : null }),
    [span, view, columns],
  )
  const [question, setQuestion] = useState<Question | null>(null)
  const calendar = useRef<FullCalendar>(null)
  const models = useRef<HTMLDivElement>(null)
  const refetch = useCallback(() => calendar.current?.getApi().refetchEvents(), [])
  useChanges(addresses.live, refetch)
  const wallNow = useWallNow(wall)
  const say = ({ tone, text }: NonNullable<Outcome>) => sayAsToast(models.current, tone, text)
  const sayFailed = () => say({ tone: 'error', text: t('calendar.failed') })
  const events = useEvents(data, grid, addresses, sayFailed)
  const { open, bookingFor } = useEmptyTimes(data, grid, addresses)
  const [isCounted] = useState(() => view === 'month' && matchMedia('(width < 48rem)').matches)
  const [drawing] = useState(() => drawingOf(data, grid, locale))
  const drop = (dropped: EventDropArg) => {
    const asked = moveQuestion(dropped, grid)
    if (asked) return setQuestion(asked)
    const { wall, doctor } = realWall(grid, dropped.event.startStr)
    dropped.revert()
    const search = new URLSearchParams({ with: doctor!, at: wall.slice(0, 19) })
    location.assign(`${addresses.step.replace('ID', dropped.event.id)}?${search.toString()}`)
  }
  return (
    <div className={`drawn drawn--${view}`} style={{ '--columns': grid.doctors?.length ?? 1 } as CSSProperties}>
      <div ref={models} hidden>
        <ToastModel tone="success" text="" />
        <ToastModel tone="error" text="" />
      </div>
      <section className="drawn__sheet" aria-label={t('title.calendar')} tabIndex={0}>
        <FullCalendar
          {...drawing}
          {...(isCounted && { dayMaxEvents: 0 })}
          ref={calendar}
          now={() => drawnNow(grid, wallNow())}
          events={events}
          dateClick={({ dateStr }) => open(dateStr)}
          select={({ startStr, endStr, view: { calendar: drawn } }) => {
            const { wall: start, doctor } = realWall(grid, startStr)
            const end = realWall(grid, endStr).wall
            setQuestion({ kind: 'marked', doctor: doctor ?? choice.doctor, start, end, revert: () => drawn.unselect() })
          }}
          eventDrop={drop}
          eventContent={(event) => <EventWords arg={event} blocked={t('calendar.block')} />}
          dayHeaderContent={({ date }) => {
            const { doctor } = realWall(grid, date.toISOString())
            if (grid.doctors) return <DoctorHead doctor={columns.find(({ slug }) => slug === doctor)} />
            // The heads of a month are of no dates: its first week has their words.
            const isOf = view === 'month' ? date.getUTCDay() : null
            const words = dates.find((each) =>
              isOf === null ? each.date === date.toISOString().slice(0, 10) : new Date(each.date).getUTCDay() === isOf,
            )
            return <DateHead words={words} isMonth={view === 'month'} today={choice.today} />
          }}
          moreLinkContent={({ num }) => (isCounted ? <DayCount count={num} /> : t('calendar.more', { count: num }))}
          // A link without an address that opens something is a button.
          moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
          moreLinkClick={({ date }) => {
            if (view === 'month') open(date.toISOString())
            return 'popover'
          }}
        />
      </section>
      {question && (
        <CalendarQuestion
          question={question}
          doctors={choice.doctors}
          addresses={addresses}
          booking={bookingFor(question)}
          mayBlock={choice.mayBlock}
          onDone={(outcome) => {
            setQuestion(null)
            if (outcome) say(outcome)
            refetch()
          }}
        />
      )}
    </div>
  )
}
