import { addDays, daysBetween, mondayOf } from '#app/core/calendar/dates.ts'
import { isDeskDate } from './desk-dates.ts'

export const calendarViews = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Of more doctors than these a week would be slivers: it is drawn as a day with a column for each. */
export const weekDoctors = 3

/** The view of an address, else the one that suits: a week of one to three doctors, a day of more. */
export function readView(search: URLSearchParams, doctors: number): CalendarView {
  const asked = search.get('view')
  const usual = doctors > weekDoctors ? 'day' : 'week'
  // As addresses named the day with a column a doctor before.
  const view = asked === 'doctors' ? 'day' : (calendarViews.find((each) => each === asked) ?? usual)
  return view === 'week' ? usual : view
}

/** How long a view is; a list is a week of as many doctors as a week is drawn of. */
export type CalendarLength = 'day' | 'week' | 'month'

export function lengthOf(view: CalendarView, doctors: number): CalendarLength {
  if (view === 'list') return doctors > weekDoctors ? 'day' : 'week'
  return view
}

/** The local dates that are shown around a date: the first, and the first after it. A month is drawn in whole weeks. */
export function spanOf(length: CalendarLength, date: string): { from: string; to: string } {
  if (length === 'day') return { from: date, to: addDays(date, 1) }
  if (length === 'month') {
    const from = mondayOf(`${date.slice(0, 7)}-01`)
    return { from, to: addDays(mondayOf(addDays(nextMonth(date), -1)), 7) }
  }
  const from = mondayOf(date)
  return { from, to: addDays(from, 7) }
}

/** The date to which "back" and "on" lead. */
export function stepDate(length: CalendarLength, date: string, direction: 1 | -1): string {
  if (length === 'day') return addDays(date, direction)
  if (length === 'week') return addDays(date, 7 * direction)
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
