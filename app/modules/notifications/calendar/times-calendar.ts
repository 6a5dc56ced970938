import { siteName } from '#app/core/site.server.ts'
import { icsFile, icsInstant, icsText } from './icalendar.ts'

/** A time in somebody's calendar; `summary` and `location` tell nothing about a patient. */
export type CalendarTime = Readonly<{
  /** The same for as long as the entry is. */
  uid: string
  /** Epoch milliseconds. */
  startsAt: number
  endsAt: number
  changedAt: number
  isTentative: boolean
  summary: string
  location: string
  link: string
}>

/** How often a program may ask again (RFC 7986 §5.7); most ask seldom, whatever they are told. */
const everyHour = 'PT1H'

/**
 * Times as a calendar that a program subscribes to (RFC 5545, RFC 7986). Instants stand in UTC: a program shows them by the clock of where
 * its owner is. What is no longer in it is gone from the calendar the next time it is read.
 */
export function timesCalendar(name: string, times: readonly CalendarTime[]): string {
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(siteName('en-US'))}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${everyHour}`,
    `X-PUBLISHED-TTL:${everyHour}`,
    ...times.flatMap((time) => [
      'BEGIN:VEVENT',
      `UID:${time.uid}`,
      `DTSTAMP:${icsInstant(time.changedAt)}`,
      `DTSTART:${icsInstant(time.startsAt)}`,
      `DTEND:${icsInstant(time.endsAt)}`,
      `SUMMARY:${icsText(time.summary)}`,
      `LOCATION:${icsText(time.location)}`,
      `URL:${time.link}`,
      `STATUS:${time.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'CLASS:PRIVATE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}
