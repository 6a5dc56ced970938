/** What the desk's waitlist can be narrowed to; `open` is everybody who still waits. */
export const entryStatuses = ['open', 'waiting', 'offered', 'paused', 'accepted', 'cancelled', 'expired'] as const

export type WaitlistFilters = {
  status: (typeof entryStatuses)[number]
  /** The code of a visit type, which doctors of a clinic have in common; null is any. */
  visit: string | null
  page: number
}

/** The view of the day list's address that is the waitlist. */
export const waitlistView = 'waitlist'

/** The filters of an address; what it does not say, or says wrongly, is everybody who waits. */
export function readWaitlistFilters(search: URLSearchParams): WaitlistFilters {
  const page = Number(search.get('page') ?? '1')
  return {
    status: entryStatuses.find((status) => status === search.get('status')) ?? 'open',
    visit: search.get('visit')?.slice(0, 80) || null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The same filters as parameters, for links to the waitlist. */
export function waitlistParams(
  { status, visit }: WaitlistFilters,
  at: { slug: string | null; doctor: string | null },
  page = 1,
): URLSearchParams {
  const values = {
    place: at.slug,
    doctor: at.doctor,
    visit,
    status: status === 'open' ? null : status,
    page: page > 1 ? String(page) : null,
  }
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
