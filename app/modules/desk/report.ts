/** A visit as far as the report counts it. Instants are epoch milliseconds. */
export type Counted = {
  startsAt: number
  bookedAt: number
  status: string
  /** The Monday of its local week. */
  week: string
  /** Local days between booking and visit. */
  leadDays: number
}

export type WeekCount = { week: string; came: number; missed: number; cancelled: number }

/** Visits by week of the calendar: who came, who did not, what was called off. Weeks without any are there too. */
export function countWeeks(visits: readonly Counted[], weeks: readonly string[]): WeekCount[] {
  return weeks.map((week) => {
    const own = visits.filter((visit) => visit.week === week)
    const of = (...statuses: string[]) => own.filter(({ status }) => statuses.includes(status)).length
    return {
      week,
      came: of('completed', 'arrived', 'in_room'),
      missed: of('no_show'),
      cancelled: of('cancelled'),
    }
  })
}

/** How far ahead people book, in days; the last is open-ended. */
const leadBounds = [0, 2, 7, 14, 30, Infinity] as const

export type LeadCount = { from: number; to: number; count: number; missed: number }

/** Visits that took place or were missed, by how many days ahead they were booked. */
export function countLeads(visits: readonly Counted[]): LeadCount[] {
  const decided = visits.filter(({ status }) => status === 'completed' || status === 'no_show')
  return leadBounds.map((to, index) => {
    const from = index === 0 ? 0 : leadBounds[index - 1]! + 1
    const own = decided.filter(({ leadDays }) => leadDays >= from && leadDays <= to)
    return { from, to, count: own.length, missed: own.filter(({ status }) => status === 'no_show').length }
  })
}

export type Totals = { came: number; missed: number; cancelled: number; medianLead: number | null }

export function totalsOf(visits: readonly Counted[]): Totals {
  const of = (status: string) => visits.filter((visit) => visit.status === status).length
  const leads = visits.filter(({ status }) => status !== 'cancelled').map(({ leadDays }) => leadDays)
  const sorted = leads.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const medianLead =
    sorted.length === 0 ? null : sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { came: of('completed'), missed: of('no_show'), cancelled: of('cancelled'), medianLead }
}

/** A share in percent with one digit, "4.2"; null of nothing. */
export function percentText(part: number, whole: number): string | null {
  return whole === 0 ? null : (Math.round((part / whole) * 1000) / 10).toFixed(1)
}
