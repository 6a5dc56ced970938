import { dayMs } from '#app/core/calendar/durations.ts'
import type { AppointmentStatus } from '../appointments/appointment-status.ts'
import { feedbackDays } from '../limits.ts'

type Visit = Readonly<{
  status: AppointmentStatus
  /** Epoch milliseconds; null of who came without an appointment. */
  startsAt: number | null
  endsAt: number | null
  checkedInAt: number | null
}>

/** The patient was there, whoever has or has not said so at the desk. */
const seen: readonly AppointmentStatus[] = ['arrived', 'in_room', 'completed']
const unsaid: readonly AppointmentStatus[] = ['booked', 'confirmed']

/** Whether a visit can be spoken of now: from its end on, or from when the desk says it is over, for `feedbackDays`. */
export function takesFeedback({ status, startsAt, endsAt, checkedInAt }: Visit, now: number): boolean {
  const from = endsAt ?? startsAt ?? checkedInAt
  if (from === null || now > from + feedbackDays * dayMs) return false
  if (status === 'completed') return true
  return (seen.includes(status) || unsaid.includes(status)) && now >= from
}
