import { addDays, daysBetween, type LocalDate } from '#app/core/calendar/dates.ts'
import type { Member } from './member-status.ts'

/** Days before the end of what is paid on which a member is reminded. */
export const remindDays = 30

/** Days after it until the membership lapses; a second reminder goes out at its beginning. */
const graceDays = 30

/** A year on, to the day; from February 29 to the 28th. */
export function yearAfter(day: LocalDate): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const isLeap = month === 2 && date === 29
  return `${year + 1}-${day.slice(5, 7)}-${isLeap ? '28' : day.slice(8)}`
}

/** Until when the next year of dues reaches: on from what is paid, or from today where that is over. */
export const nextPaidUntil = (paidUntil: LocalDate | null, today: LocalDate): LocalDate =>
  yearAfter(paidUntil !== null && paidUntil > today ? paidUntil : today)

export type DuesState = 'none' | 'paid' | 'soon' | 'due' | 'lapsed'

/** How the dues of a member stand. `none` where the association takes none, or they are no member now. */
export function duesState(
  { status, duesPaidUntil }: Pick<Member, 'status' | 'duesPaidUntil'>,
  duesCents: number,
  today: LocalDate,
): DuesState {
  if (duesCents === 0 || (status !== 'active' && status !== 'lapsed')) return 'none'
  if (status === 'lapsed') return 'lapsed'
  if (duesPaidUntil === null || duesPaidUntil < today) return 'due'
  return daysBetween(today, duesPaidUntil) <= remindDays ? 'soon' : 'paid'
}

/** The last day of dues whose grace is over today. */
export const lapsedBefore = (today: LocalDate): LocalDate => addDays(today, -graceDays)
