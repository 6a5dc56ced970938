import { habits } from '#app/core/i18n/habits.ts'
import { now } from '#app/core/clock.ts'
import { formatShortDate, formatWeekday, formatList } from '#app/core/format/format.ts'
import { wallClock, wallText } from '#app/core/calendar/zones.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { dateFormat } from '#app/core/format/intl.ts'
import { type CalendarView, readView, spanOf, stepDate } from '../calendar-span.ts'
import { choiceWords, type Desk } from './open-desk.server.ts'
import { listCalendarEvents, listTones } from '../queries/calendar-events.server.ts'

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** The dates of a view in words: one day, or from the first to the last. */
function titleOf(view: CalendarView, date: string, { from, to }: { from: string; to: string }, locale: Locale): string {
  if (view === 'month')
    return dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon(date))
  const words = (day: string) => formatShortDate(noon(day), locale, 'UTC')
  const last = addDays(to, -1)
  if (from !== last) return `${words(from)}–${words(last)}`
  const weekday = formatWeekday(wallClock(noon(from), 'UTC').weekday, locale, 'short')
  return formatList(habits[locale].weekdayFirst ? [weekday, words(from)] : [words(from), weekday], locale, 'parts')
}

/** Everything the calendar's page shows, also where no script draws it. */
export async function calendarPage(desk: Desk) {
  const { choice, locale, date, search } = desk
  const view = readView(search, choice && choice.providerFacilities.length > 1 ? 'doctors' : 'week')
  const span = spanOf(view, date)
  const providerFacilities = (view === 'doctors' ? choice?.colleagues : choice?.providerFacilities) ?? []
  const days = Math.round((noon(span.to) - noon(span.from)) / 86_400_000)
  const [events, { legend }] = await Promise.all([
    listCalendarEvents({ providerFacilities, colleagues: choice?.colleagues ?? [], from: span.from, days, locale }),
    listTones(choice?.colleagues ?? [], locale),
  ])
  return {
    choice: choiceWords(desk),
    view,
    span,
    title: titleOf(view, date, span, locale),
    steps: { before: stepDate(view, date, -1), after: stepDate(view, date, 1) },
    dates: Array.from({ length: days }, (_, index) => dateWords(addDays(span.from, index), locale)),
    events,
    legend,
    /** The wall clock of the facility, written as if it were UTC, and when that was. */
    wall: choice ? wallText(now(), choice.facility.timeZone) : null,
    timeZone: choice?.facility.timeZone ?? null,
  }
}

function dateWords(date: string, locale: Locale) {
  const weekday = formatWeekday(wallClock(noon(date), 'UTC').weekday, locale, 'short')
  return { date, weekday, words: formatShortDate(noon(date), locale, 'UTC') }
}

export type CalendarPageData = Awaited<ReturnType<typeof calendarPage>>
