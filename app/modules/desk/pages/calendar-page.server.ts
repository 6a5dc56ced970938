import { habits } from '#app/core/i18n/habits.ts'
import { now } from '#app/core/clock.ts'
import { formatLongDate, formatShortDate, formatWeekday, formatList } from '#app/core/format/format.ts'
import { wallClock, wallText } from '#app/core/calendar/zones.ts'
import { addDays, daysBetween, mondayOf } from '#app/core/calendar/dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { dateFormat } from '#app/core/format/intl.ts'
import { holidayNames } from '#app/modules/booking/holidays/holidays.ts'
import { closedSpans, type DoctorDay, hoursWindow } from '../calendar-hours.ts'
import { lengthOf, readView, spanOf, stepDate, type CalendarLength, weekDoctors } from '../calendar-span.ts'
import { choiceWords, type Desk } from './open-desk.server.ts'
import { awayAmong } from '../queries/away-doctors.server.ts'
import { type CalendarEvent, listCalendarEvents } from '../queries/calendar-events.server.ts'
import { type CalendarHours, readCalendarHours } from '../queries/calendar-hours.server.ts'

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

type Dates = { from: string; to: string }

/** The dates of a view in words: one day, or from the first to the last. */
function titleOf(length: CalendarLength, date: string, { from, to }: Dates, locale: Locale): string {
  if (length === 'month')
    return dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon(date))
  const words = (day: string) => formatShortDate(noon(day), locale, 'UTC')
  const last = addDays(to, -1)
  if (from !== last) return `${words(from)}–${words(last)}`
  const weekday = formatWeekday(wallClock(noon(from), 'UTC').weekday, locale, 'short')
  return formatList(habits[locale].weekdayFirst ? [weekday, words(from)] : [words(from), weekday], locale, 'parts')
}

/** A date as heads and strips write it. */
function dateWords(date: string, locale: Locale, { holidays }: CalendarHours) {
  const { weekday } = wallClock(noon(date), 'UTC')
  const holiday = holidays.get(date)
  return {
    date,
    weekday: formatWeekday(weekday, locale, 'short'),
    letter: dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(noon(date)),
    words: formatShortDate(noon(date), locale, 'UTC'),
    long: formatLongDate(noon(date), locale, 'UTC'),
    holiday: holiday ? holidayNames[holiday][locale] : null,
  }
}

type Doctor = { slug: string; name: string }

/** A column of a date: a doctor with what is closed for them. */
const columnOf = ({ slug, name }: Doctor, days: readonly DoctorDay[], date: string) => ({
  slug,
  name,
  closed: closedSpans(
    days.filter(({ doctor }) => doctor === slug),
    date,
  ),
})

/** The doctors of a date: those who have a column, and those who are away, with the reason that is known. */
function columnsOf(
  doctors: readonly Doctor[],
  { days }: CalendarHours,
  events: readonly CalendarEvent[],
  date: string,
) {
  const here = days.filter((day) => day.date === date)
  const away = awayAmong(doctors, here, events)
  // Where everybody is away nobody is folded: there is nothing else to draw.
  const folded = away.length === doctors.length ? [] : away
  const shown = doctors.filter(({ slug }) => folded.every((each) => each.slug !== slug))
  return { columns: shown.map((doctor) => columnOf(doctor, here, date)), away: folded }
}

/** Everything the calendar's page shows, also where no script draws it. */
export async function calendarPage(desk: Desk) {
  const { choice, locale, date, search } = desk
  const providerFacilities = choice?.providerFacilities ?? []
  const doctors = providerFacilities.map(({ doctor: { slug, name } }) => ({ slug, name }))
  const view = readView(search, doctors.length)
  const length = lengthOf(view, doctors.length)
  const span = spanOf(length, date)
  const days = daysBetween(span.from, span.to)
  // The strip over a day is the whole of its week.
  const week = length === 'day' ? { from: mondayOf(date), days: 7 } : { from: span.from, days }
  const [events, hours] = await Promise.all([
    listCalendarEvents({ providerFacilities, from: span.from, days, locale }),
    readCalendarHours({ providerFacilities, ...week }),
  ])
  const dates = Array.from({ length: week.days }, (_, index) => addDays(week.from, index))
  const shown = dates.filter((each) => each >= span.from && each < span.to)
  const visits = events.filter(({ kind }) => kind === 'visit')
  const open = hours.days.filter((day) => shown.includes(day.date)).flatMap((day) => day.open)
  return {
    choice: choiceWords(desk),
    view,
    /** Whether the address names the view. */
    isViewAsked: search.has('view'),
    hasWeek: doctors.length <= weekDoctors,
    span,
    title: titleOf(length, date, span, locale),
    steps: { before: stepDate(length, date, -1), after: stepDate(length, date, 1) },
    dates: shown.map((each) => dateWords(each, locale, hours)),
    strip: length === 'day' ? dates.map((each) => dateWords(each, locale, hours)) : [],
    events,
    ...columnsOf(doctors, hours, events, date),
    closed: view === 'week' ? shown.flatMap((each) => closedSpans(hours.days, each)) : [],
    window: hoursWindow([...open, ...visits]),
    snapMinutes: hours.snapMinutes,
    /** The wall clock of the facility, written as if it were UTC, and when that was. */
    wall: choice ? wallText(now(), choice.facility.timeZone) : null,
  }
}

export type CalendarPageData = Awaited<ReturnType<typeof calendarPage>>
