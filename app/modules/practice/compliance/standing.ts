import { daysBetween, type LocalDate } from '#app/core/calendar/dates.ts'

export type Status = 'valid' | 'expiring' | 'expired' | 'waived' | 'missing'

/** At how many days before the last one people are told; 0 is the last day itself. */
export const alertDays = [90, 60, 30, 0] as const

export type AlertDays = (typeof alertDays)[number]

/** How something stands on a day. */
export type Standing = Readonly<{
  status: Status
  /** Days until the last one, negative when it is over; null where there is none. */
  daysLeft: number | null
}>

type Dated = Readonly<{ isWaived: boolean; expires: LocalDate | null }>

/** Counted by the day of the clinic; on its last day something still holds. */
export function standingOf(item: Dated | null, today: LocalDate): Standing {
  if (item === null) return { status: 'missing', daysLeft: null }
  if (item.isWaived) return { status: 'waived', daysLeft: null }
  if (item.expires === null) return { status: 'valid', daysLeft: null }
  const daysLeft = daysBetween(today, item.expires)
  const status = daysLeft < 0 ? 'expired' : daysLeft <= alertDays[0] ? 'expiring' : 'valid'
  return { status, daysLeft }
}

/** The nearest of the alerts that a day has reached; null while all are to come. */
export function alertOf(expires: LocalDate, today: LocalDate): AlertDays | null {
  const daysLeft = daysBetween(today, expires)
  return alertDays.findLast((days) => daysLeft <= days) ?? null
}

/** What a page may be narrowed to. */
export const filters = ['expired', 'soon', 'missing'] as const

export type Filter = (typeof filters)[number]

export const isFilter = (text: unknown): text is Filter => filters.some((filter) => filter === text)

const statusOf = { expired: 'expired', soon: 'expiring', missing: 'missing' } as const satisfies Record<Filter, Status>

export const fits = (filter: Filter, { status }: Pick<Standing, 'status'>): boolean => statusOf[filter] === status
