import { and, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { appointments } from '#drizzle/schema/scheduling.ts'
import type { AppointmentStatus } from '../appointment-status.ts'

/** What has a place in a day: neither asked for only, nor called off, nor written by mistake. */
export const dayStatuses = [
  'booked',
  'confirmed',
  'arrived',
  'in_room',
  'completed',
  'no_show',
] as const satisfies readonly AppointmentStatus[]

type Times = Readonly<{ startsAt: number | null; checkedInAt: number | null }>

/** When a visit is or was: its time, and of who came without one when they came. Null while a time is only wished for. */
export const timeOfVisit = ({ startsAt, checkedInAt }: Times): number | null => startsAt ?? checkedInAt

/** The same in a statement. */
export const visitTime = sql<number>`coalesce(${appointments.startsAt}, ${appointments.checkedInAt})`

/** Visits of a span, whatever became of them: by their time, and who came without one by when they came. */
export function fallsWithin({ from, to }: Readonly<{ from: number; to: number }>): SQL {
  const byTime = and(gte(appointments.startsAt, from), lt(appointments.startsAt, to))
  const cameWithout = and(
    isNull(appointments.startsAt),
    gte(appointments.checkedInAt, from),
    lt(appointments.checkedInAt, to),
  )
  return or(byTime, cameWithout)!
}

/** Visits of a span that have a place in it: as many as the desk's day and the office count. */
export function countsWithin(span: Readonly<{ from: number; to: number }>): SQL {
  return and(inArray(appointments.status, [...dayStatuses]), fallsWithin(span))!
}
