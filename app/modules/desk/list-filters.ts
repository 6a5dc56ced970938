import { addDays } from '#app/core/calendar/dates.ts'
import { isDeskDate } from './desk-dates.ts'
import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { listedStatuses } from './step-nouns.ts'

export const sourceChoices = ['web', 'phone', 'front_desk', 'walk_in', 'waitlist', 'referral', 'partner'] as const

export type ListFilters = {
  status: (typeof listedStatuses)[number] | null
  source: (typeof sourceChoices)[number] | null
  /** Local dates, both included. */
  from: string
  to: string
  /** A reference as stored. A telephone number never stands in an address. */
  reference: string | null
  page: number
}

/** Days that a list or an export may span. */
const longestDays = 400

/** The filters of an address; what it does not say, or says wrongly, is a week from today on. */
export function readListFilters(search: URLSearchParams, today: string): ListFilters {
  const from = isDeskDate(search.get('from')) ? search.get('from')! : today
  const wanted = isDeskDate(search.get('to')) ? search.get('to')! : addDays(from, 6)
  const to = wanted < from ? from : wanted > addDays(from, longestDays) ? addDays(from, longestDays) : wanted
  const page = Number(search.get('page') ?? '1')
  return {
    status: listedStatuses.find((status) => status === search.get('status')) ?? null,
    source: sourceChoices.find((source) => source === search.get('source')) ?? null,
    from,
    to,
    reference: parseReference(search.get('q') ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The same filters as parameters, for links. */
export function listParams(filters: ListFilters, at: { slug: string | null; doctor: string | null }, page = 1) {
  const { status, source, from, to, reference } = filters
  const values = { place: at.slug, doctor: at.doctor, status, source, from, to, q: reference }
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams([...given, ...(page > 1 ? [['page', String(page)]] : [])])
}
