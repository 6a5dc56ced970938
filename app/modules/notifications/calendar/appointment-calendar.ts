import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteEmail, siteName } from '#app/core/site.server.ts'
import { neutralName } from '../neutral-words.ts'
import { icsFile, icsInstant, icsParameter, icsText, icsWall } from './icalendar.ts'
import { timeZoneComponent } from './time-zone-component.ts'
import { instantOfWall, zoneOffsets } from '#app/core/calendar/zones.ts'

export type CalendarEntry = Readonly<{
  method: 'PUBLISH' | 'CANCEL'
  /** A time that was asked for and that nobody has approved yet. */
  isTentative?: boolean
  /** Every later file of the same entry replaces or removes it. */
  entryId: string
  /** What an event is called; a visit is named in neutral words. */
  topic?: string | undefined
  /** `appointments.ics_sequence`: one more with every change, so that calendars replace the entry. */
  sequence: number
  /** Epoch milliseconds. */
  startsAt: number
  endsAt: number
  /** IANA zone of the facility. */
  timeZone: string
  /** English, as map programs find them. A name that tells a specialty is left out. */
  clinicName: string
  /** Null where nobody goes there: by video, by telephone or at the patient's home. */
  address: string | null
  /** The patient's page for this appointment. */
  link?: string | undefined
  locale: Locale
  /** When this version of the entry was made, epoch milliseconds. */
  stampedAt: number
}>

/** `DTSTART`/`DTEND`. A wall time with its zone; in UTC where the wall time comes twice and this is the second. */
function timeProperty(name: string, instant: number, timeZone: string): string {
  const wall = instant + zoneOffsets(timeZone).offsetAt(instant)
  const [date = '', time = ''] = new Date(wall).toISOString().split('T')
  if (instantOfWall(date, time.slice(0, 5), timeZone) !== instant) return `${name}:${icsInstant(instant)}`
  return `${name};TZID=${timeZone}:${icsWall(wall)}`
}

/**
 * A visit as an iCalendar file (RFC 5545, RFC 5546): one VEVENT with its VTIMEZONE, in neutral words; an event under its own name.
 */
export function appointmentCalendar(entry: CalendarEntry): string {
  const t = translator(entry.locale, 'messages')
  const clinic = neutralName(entry.clinicName)
  const summary = entry.topic ?? [t('calendar.summary'), clinic].filter(Boolean).join(' - ')
  const location = entry.address === null ? null : [clinic, entry.address].filter(Boolean).join(', ')
  const link = entry.link && new URL(entry.link).href
  const isCanceled = entry.method === 'CANCEL'
  const { isTentative = false } = entry
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(siteName('en-US'))}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.method}`,
    ...timeZoneComponent(entry.timeZone, new Date(entry.startsAt).getUTCFullYear()),
    'BEGIN:VEVENT',
    `UID:${entry.entryId}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${icsInstant(entry.stampedAt)}`,
    timeProperty('DTSTART', entry.startsAt, entry.timeZone),
    timeProperty('DTEND', entry.endsAt, entry.timeZone),
    `SUMMARY:${icsText(summary)}`,
    ...(location === null ? [] : [`LOCATION:${icsText(location)}`]),
    ...(link ? [`DESCRIPTION:${icsText(t('calendar.description', { link }))}`, `URL:${link}`] : []),
    `ORGANIZER;CN=${icsParameter(siteName(entry.locale))}:mailto:${siteEmail}`,
    `STATUS:${isCanceled ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    ...(isCanceled || isTentative
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${icsText(summary)}`, 'TRIGGER:-PT3H', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
