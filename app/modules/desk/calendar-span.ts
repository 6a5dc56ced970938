import { addDays, daysBetween, mondayOf } from '#app/core/calendar/dates.ts'
import { isDeskDate } from './desk-dates.ts'

export const calendarViews = ['week', 'day', 'month', 'doctors', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The view of an address, else the one that suits: a week of one doctor, a day of several. */
export function readView(search: URLSearchParams, usual: CalendarView): CalendarView {
  const view = search.get('view')
  return calendarViews.find((each) => each === view) ?? usual
}

/** The local dates a view of a date shows: the first, and the first after it. A month is drawn in whole weeks. */
export function spanOf(view: CalendarView, date: string): { from: string; to: string } {
  if (view === 'day' || view === 'doctors') return { from: date, to: addDays(date, 1) }
  if (view === 'month') {
    const from = mondayOf(`${date.slice(0, 7)}-01`)
    return { from, to: addDays(mondayOf(addDays(nextMonth(date), -1)), 7) }
  }
  const from = mondayOf(date)
  return { from, to: addDays(from, 7) }
}

/** The date to which "back" and "on" lead. */
export function stepDate(view: CalendarView, date: string, direction: 1 | -1): string {
  if (view === 'day' || view === 'doctors') return addDays(date, direction)
  if (view !== 'month') return addDays(date, 7 * direction)
  return direction === 1 ? nextMonth(date) : `${addDays(`${date.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
}

const nextMonth = (date: string) => `${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`

/** Days that may be asked for at once: six weeks of a month and one to spare. */
const longestDays = 49

/**
 * The local dates of a question of the calendar, whose `start` and `end` are wall times written as UTC; null when it is
 * none, or longer than any view.
 */
export function readSpan(search: URLSearchParams): { from: string; days: number } | null {
  const from = search.get('start')?.slice(0, 10)
  const to = search.get('end')?.slice(0, 10)
  if (!isDeskDate(from) || !isDeskDate(to)) return null
  const days = daysBetween(from, to)
  return days >= 1 && days <= longestDays ? { from, days } : null
}
