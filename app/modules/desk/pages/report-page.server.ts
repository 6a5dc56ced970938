import { formatShortDate } from '#app/core/format/format.ts'
import { addDays, mondayOf } from '#app/core/calendar/dates.ts'
import { choiceWords, type Desk } from './open-desk.server.ts'
import { listCounted } from '../queries/report-visits.server.ts'
import { countLeads, countWeeks, totalsOf } from '../report.ts'

/** Weeks that the report may look back. */
export const weekChoices = [4, 12, 26, 52] as const

/** The figures of the last whole weeks and this one. */
export async function reportPage(desk: Desk) {
  const { choice, search, today, locale } = desk
  const weekCount = weekChoices.find((each) => String(each) === search.get('weeks')) ?? 12
  const first = addDays(mondayOf(today), -7 * (weekCount - 1))
  const visits = await listCounted(choice?.providerFacilities ?? [], first, today)
  const weeks = Array.from({ length: weekCount }, (_, index) => addDays(first, 7 * index))
  const words = (date: string) => formatShortDate(Date.parse(`${date}T12:00:00Z`), locale, 'UTC')
  return {
    choice: choiceWords(desk),
    weekCount,
    weeks: countWeeks(visits, weeks).map((each) => ({ ...each, words: words(each.week) })),
    // Infinity does not survive JSON.
    leads: countLeads(visits).map(({ to, ...rest }) => ({ ...rest, to: Number.isFinite(to) ? to : null })),
    totals: totalsOf(visits),
  }
}

export type ReportPageData = Awaited<ReturnType<typeof reportPage>>
