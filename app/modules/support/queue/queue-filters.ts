import { locales, type Locale } from '#app/core/i18n/locale.ts'
import { ticketKinds } from '../ticket-choices.ts'

/** What the queue shows: what is not ended, what the next word is owed for, and so on. */
export const queueViews = ['active', 'owed', 'waiting', 'solved', 'ended', 'all'] as const
export const queueAssignments = ['me', 'nobody'] as const

/** The queue as its address asks for it; nothing chosen is null. */
export type QueueFilters = {
  view: (typeof queueViews)[number]
  kind: (typeof ticketKinds)[number] | null
  assigned: (typeof queueAssignments)[number] | null
  language: Locale | null
  isOverdue: boolean
  /** A reference as it is read out on the telephone. */
  reference: string | null
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null

/** Reads the filters out of an address; what it does not know is left out. */
export function readQueueFilters(search: URLSearchParams): QueueFilters {
  const page = Number(search.get('page') ?? '1')
  const reference = (search.get('reference') ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 9)
  return {
    view: oneOf(queueViews, search.get('view')) ?? 'active',
    kind: oneOf(ticketKinds, search.get('kind')),
    assigned: oneOf(queueAssignments, search.get('assigned')),
    language: oneOf(locales, search.get('language')),
    isOverdue: search.get('overdue') === '1',
    reference: reference === '' ? null : reference,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** The same as an address has them; what is not chosen is not in it. */
export function queueSearch(filters: Partial<QueueFilters>): Record<string, string> {
  const { view, kind, assigned, language, isOverdue, reference, page } = filters
  return {
    ...(view && view !== 'active' && { view }),
    ...(kind && { kind }),
    ...(assigned && { assigned }),
    ...(language && { language }),
    ...(isOverdue && { overdue: '1' }),
    ...(reference && { reference }),
    ...(page && page > 1 && { page: String(page) }),
  }
}
