import { addDays, type LocalDate, mondayOf } from '#app/core/calendar/dates.ts'
import { type Dimension, dimensions } from './measures.ts'

/**
 * Ranges are whole weeks that have ended, of three lengths of which none is the sum of others: numbers of one cannot be subtracted
 * from those of another to leave a range that is shown as too small.
 */
export const rangeWeeks = [4, 13, 52] as const
type RangeWeeks = (typeof rangeWeeks)[number]

/** Days from Monday to Sunday, both included, and as many weeks before them to compare with. */
export type Range = Readonly<{
  weeks: RangeWeeks
  from: LocalDate
  to: LocalDate
  previousFrom: LocalDate
  previousTo: LocalDate
}>

export type Asked = Readonly<{ range: Range; by: Dimension }>

/** Reads an address; what cannot be understood counts as not given. */
export function readAsked(search: URLSearchParams, today: LocalDate): Asked {
  const weeks = rangeWeeks.find((each) => String(each) === search.get('weeks')) ?? 13
  const by = dimensions.find((each) => each === search.get('by')) ?? 'area'
  const monday = mondayOf(today)
  const from = addDays(monday, -7 * weeks)
  const previousFrom = addDays(from, -7 * weeks)
  return { range: { weeks, from, to: addDays(monday, -1), previousFrom, previousTo: addDays(from, -1) }, by }
}
