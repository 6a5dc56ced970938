import { instantOfWall, wallClock } from '#app/core/calendar/zones.ts'
import { addDays, daysBetween } from '#app/core/calendar/dates.ts'
import type { TemplateCode } from './message-templates.ts'

const hour = 60 * 60_000
const morning = '10:00'
const longAhead = 10

type Reminder = Readonly<{
  template: Extract<TemplateCode, `reminder_${ReminderKind}`>
  /** When it is due, and from when on it would mislead; epoch milliseconds. */
  at: number
  notAfter: number
}>

/** The reminders a provider may leave out, by when they come. */
export type ReminderKind = 'week' | 'two_days' | 'hours'

export function templateOfReminder(kind: ReminderKind): Reminder['template'] {
  return `reminder_${kind}`
}

type RemindedVisit = Readonly<{
  /** Epoch milliseconds. */
  startsAt: number
  /** IANA zone of the facility: its calendar says what "two days before" is. */
  timeZone: string
  /** When this time was chosen: the booking, or the last change of time. */
  chosenAt: number
  /** Those that are wanted; left out, all. */
  kinds?: readonly ReminderKind[]
}>

/**
 * The reminders of a visit that are still to come, earliest first: a week before when the time was chosen more than ten days
 * ahead, two days before (both at 10:00 on the facility's calendar), and three elapsed hours before.
 */
export function planReminders(visit: RemindedVisit, at: number): Reminder[] {
  const { startsAt, timeZone, chosenAt, kinds } = visit
  const wanted = kinds?.map(templateOfReminder)
  const date = wallClock(startsAt, timeZone).date
  const daysBefore = (days: number) => instantOfWall(addDays(date, -days), morning, timeZone)
  const isLongAhead = daysBetween(wallClock(chosenAt, timeZone).date, date) > longAhead
  const reminders: Reminder[] = [
    ...(isLongAhead ? [{ template: 'reminder_week', at: daysBefore(7), notAfter: daysBefore(6) } as const] : []),
    { template: 'reminder_two_days', at: daysBefore(2), notAfter: daysBefore(2) + 12 * hour },
    { template: 'reminder_hours', at: startsAt - 3 * hour, notAfter: startsAt },
  ]
  return reminders.filter(({ template, at: due }) => due > at && wanted?.includes(template) !== false)
}
