/** A visit as far as the report counts it. */
export type Counted = {
  status: string
  /** The Monday of its local week. */
  week: string
  /** Local days between booking and visit; null of who came without an appointment. */
  leadDays: number | null
}

const cameStatuses = ['completed', 'arrived', 'in_room']

/** How many came or were missed who had an appointment: of these no-shows are a share, as nobody else can miss one. */
const countDue = (visits: readonly Counted[], came: readonly string[]) =>
  visits.filter(({ status, leadDays }) => leadDays !== null && (status === 'no_show' || came.includes(status))).length

export type WeekCount = { week: string; came: number; missed: number; cancelled: number; due: number }

/** Visits by week of the calendar: who came, who did not, what was called off. Weeks without any are there too. */
export function countWeeks(visits: readonly Counted[], weeks: readonly string[]): WeekCount[] {
  return weeks.map((week) => {
    const own = visits.filter((visit) => visit.week === week)
    const of = (...statuses: string[]) => own.filter(({ status }) => statuses.includes(status)).length
    return {
      week,
      came: of(...cameStatuses),
      missed: of('no_show'),
      cancelled: of('cancelled'),
      due: countDue(own, cameStatuses),
    }
  })
}

/** How far ahead people book, in days; the last is open-ended. */
const leadBounds = [0, 2, 7, 14, 30, Infinity] as const

export type LeadCount = { from: number; to: number; count: number; missed: number }

/** Visits that took place or were missed, by how many days ahead they were booked. */
export function countLeads(visits: readonly Counted[]): LeadCount[] {
  const decided = visits.flatMap(({ status, leadDays }) =>
    leadDays !== null && (status === 'completed' || status === 'no_show') ? [{ status, leadDays }] : [],
  )
  return leadBounds.map((to, index) => {
    const from = index === 0 ? 0 : leadBounds[index - 1]! + 1
    const own = decided.filter(({ leadDays }) => leadDays >= from && leadDays <= to)
    return { from, to, count: own.length, missed: own.filter(({ status }) => status === 'no_show').length }
  })
}

export type Totals = { came: number; missed: number; cancelled: number; due: number; medianLead: number | null }

export function totalsOf(visits: readonly Counted[]): Totals {
  const of = (status: string) => visits.filter((visit) => visit.status === status).length
  const leads = visits.flatMap(({ status, leadDays }) =>
    status === 'cancelled' || leadDays === null ? [] : [leadDays],
  )
  const sorted = leads.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const medianLead =
    sorted.length === 0 ? null : sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  const due = countDue(visits, ['completed'])
  return { came: of('completed'), missed: of('no_show'), cancelled: of('cancelled'), due, medianLead }
}

/** A share in percent with one digit, "4.2"; null of nothing. */
export function percentText(part: number, whole: number): string | null {
  return whole === 0 ? null : (Math.round((part / whole) * 1000) / 10).toFixed(1)
}
