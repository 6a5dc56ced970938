import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { type ClockChange, zoneOffsets } from '#app/core/calendar/zones.ts'
import { dateFormat } from '#app/core/format/intl.ts'
import { icsWall } from './icalendar.ts'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const firstYear = 1970

/** "The second Sunday of March at 02:00": how a change recurs. `nth` holds every reading that its date allows; -1 is the last. */
type YearlyRule = Readonly<{ month: number; weekday: number; time: number; from: number; to: number; nth: number[] }>

function ruleOf(change: ClockChange): YearlyRule {
  // The wall time at which the change comes is told by the clock that is about to change (RFC 5545 §3.6.5).
  const wall = new Date(change.at + change.from)
  const date = wall.getUTCDate()
  const daysInMonth = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
  const nth = Math.ceil(date / 7)
  return {
    month: wall.getUTCMonth() + 1,
    weekday: wall.getUTCDay(),
    time: wall.getTime() % dayMs,
    from: change.from,
    to: change.to,
    nth: [...(nth <= 4 ? [nth] : []), ...(date + 7 > daysInMonth ? [-1] : [])],
  }
}

/** What both rules can mean, or null when they are two rules. */
function sameRule(one: YearlyRule, other: YearlyRule): YearlyRule | null {
  const nth = one.nth.filter((reading) => other.nth.includes(reading))
  const isSame = (['month', 'weekday', 'time', 'from', 'to'] as const).every((key) => one[key] === other[key])
  return isSame && nth.length > 0 ? { ...one, nth } : null
}

function sameRules(known: readonly YearlyRule[], year: number, timeZone: string): YearlyRule[] | null {
  const found = zoneOffsets(timeZone).changesIn(year).map(ruleOf)
  if (found.length !== known.length) return null
  const same = known.map((rule, index) => sameRule(rule, found[index]!))
  return same.includes(null) ? null : (same as YearlyRule[])
}

/** The rules that a zone keeps in a year and the years after it, and the year since which it keeps them; null without such rules. */
function yearlyRules(year: number, timeZone: string): { rules: YearlyRule[]; since: number } | null {
  let rules: YearlyRule[] | null = zoneOffsets(timeZone).changesIn(year).map(ruleOf)
  if (rules.length !== 2) return null
  for (const later of [1, 2, 3, 4, 5]) {
    rules = sameRules(rules, year + later, timeZone)
    if (!rules) return null
  }
  let since = year
  while (since > firstYear) {
    const earlier = sameRules(rules, since - 1, timeZone)
    if (!earlier) break
    rules = earlier
    since -= 1
  }
  return { rules, since }
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minuteMs
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

function zoneName(instant: number, timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}

function observance(change: ClockChange, timeZone: string, rule?: YearlyRule): string[] {
  const kind = change.to > change.from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    `TZNAME:${zoneName(change.at, timeZone)}`,
    `DTSTART:${icsWall(change.at + change.from)}`,
    ...(rule ? [`RRULE:FREQ=YEARLY;BYMONTH=${rule.month};BYDAY=${rule.nth[0]}${weekdays[rule.weekday]}`] : []),
    `END:${kind}`,
  ]
}

function observances(year: number, timeZone: string): string[] {
  const yearly = yearlyRules(year, timeZone)
  if (yearly) {
    const first = zoneOffsets(timeZone).changesIn(yearly.since)
    return yearly.rules.flatMap((rule, index) => observance(first[index]!, timeZone, rule))
  }
  // A zone without a rule that holds: its offset before the year, and each change around it by itself.
  const before = Date.UTC(year - 1, 0, 1)
  const offset = zoneOffsets(timeZone).offsetAt(before)
  const changes = [year - 1, year, year + 1].flatMap((around) => zoneOffsets(timeZone).changesIn(around))
  return [{ at: before, from: offset, to: offset }, ...changes].flatMap((change) => observance(change, timeZone))
}

const known = new Map<string, string[]>()

/** The VTIMEZONE of an IANA zone, right in the given year and, where the zone keeps a rule, in those after it. Content lines. */
export function timeZoneComponent(timeZone: string, year: number): string[] {
  const key = `${timeZone} ${year}`
  let lines = known.get(key)
  if (!lines) {
    lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances(year, timeZone), 'END:VTIMEZONE']
    known.set(key, lines)
  }
  return lines
}
