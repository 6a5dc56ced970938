import { formatWallTime, wallClock } from '#app/core/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { dateText, dayNumber, wallMinutes } from '#app/modules/booking/slots/local-date.ts'
import { zoneOffsets } from '#app/modules/booking/slots/zone-offsets.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** A time as desks read it: 13:30 · 1:30 PM. */
export function deskTime(instant: number, timeZone: string, locale: Locale): string {
  const { time } = wallClock(instant, timeZone)
  return locale === 'en-US' ? formatWallTime(time, locale) : time
}

/** The local date of an instant. */
export function localDate(instant: number, timeZone: string): string {
  return dateText(zoneOffsets(timeZone).dayOf(instant))
}

/** The first instants of a local date and of the date `days` later. */
export function dateSpan(date: string, timeZone: string, days = 1): { from: number; to: number } {
  const zone = zoneOffsets(timeZone)
  const day = dayNumber(date)
  return { from: zone.dayStart(day), to: zone.dayStart(day + days) }
}

/** Whether a text is a date on the calendar, within a lifetime of software. */
export function isDate(text: string | null | undefined): text is string {
  if (!text || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && dateText(instant / dayMs) === text
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = dayNumber(date)
  return dateText(day - ((((day + 3) % 7) + 7) % 7))
}

/**
 * What the clock on the wall shows at an instant, written as if it were UTC: "2026-11-01T09:00:00Z". The calendar of the
 * browser draws in UTC, so that neither its own zone nor a table of zones is needed there.
 */
export function wallText(instant: number, timeZone: string): string {
  const shifted = instant + zoneOffsets(timeZone).offsetAt(instant)
  return `${new Date(shifted).toISOString().slice(0, 19)}Z`
}

/**
 * Both ends of a visit on the wall. Where the clock goes back meanwhile the end would stand before the start, and where it
 * goes forward the visit would look an hour longer: the drawn length is the real one.
 */
export function wallSpan(startsAt: number, endsAt: number, timeZone: string): { start: string; end: string } {
  const start = wallText(startsAt, timeZone)
  const end = new Date(Date.parse(start) + (endsAt - startsAt)).toISOString()
  return { start, end: `${end.slice(0, 19)}Z` }
}

/** The instant of a wall time "2026-11-01T09:00"; of one that comes twice the first, of one that is skipped the change. Null for no wall time. */
export function instantOfWall(wall: string | null | undefined, timeZone: string): number | null {
  const match = /^(20\d{2}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?Z?$/.exec(wall ?? '')
  if (!match || !isDate(match[1])) return null
  const [hours, minutes] = match[2]!.split(':').map(Number) as [number, number]
  if (hours > 23 || minutes > 59) return null
  return zoneOffsets(timeZone).instantOf(dayNumber(match[1]), wallMinutes(match[2]!), 'start')
}

/** Whole minutes from one instant to a later one; never below 0. */
export function minutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / minuteMs))
}

/** Completed years of age on a local date; null without a birth date. */
export function ageOn(birthDate: string | null, date: string): number | null {
  if (!birthDate) return null
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = date.split('-').map(Number)
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day)
  return thisYear - year - (hadBirthday ? 0 : 1)
}
