import type { Locale } from '#app/core/i18n/locale.ts'
import { siteEmail, siteName } from '#app/core/site.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { icsFile, icsInstant, icsParameter, icsText } from '#app/modules/notifications/calendar/icalendar.ts'
import type { AssociationEvent } from '../event-status.ts'

/** An event as a calendar file; each change of its time or place replaces the entry. */
export function eventCalendar(event: AssociationEvent, locale: Locale, link: string): string {
  const place = [event.venue, event.address].filter(Boolean).join(', ')
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(siteName('en-US'))}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:event-${event.id}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${icsInstant(event.updatedAt)}`,
    `DTSTART:${icsInstant(event.startsAt)}`,
    `DTEND:${icsInstant(event.endsAt)}`,
    `SUMMARY:${icsText(event.title[locale])}`,
    ...(place ? [`LOCATION:${icsText(place)}`] : []),
    `URL:${new URL(link).href}`,
    `ORGANIZER;CN=${icsParameter(siteName(locale))}:mailto:${siteEmail}`,
    `STATUS:${event.status === 'canceled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

export function calendarAnswer(file: string): Response {
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="event.ics"',
  }
  return new Response(file, { headers: { ...privateHeaders, ...headers } })
}
