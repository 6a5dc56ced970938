import type { SlotCase } from './cases.ts'

/**
 * Open slots the slow way: minute by minute, each minute's wall clock asked of Intl, sets of minutes instead of
 * intervals. It shares no code with the product, so that both being wrong alike is unlikely.
 */

export type OracleSlot = {
  startsAt: number
  endsAt: number
  busyFrom: number
  busyTo: number
  seat: number
  resourceIds: string[]
}

const minute = 60_000
const dayMs = 1440 * minute
const formats = new Map<string, Intl.DateTimeFormat>()
const days = new Map<string, Int32Array>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    const two = '2-digit'
    const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const
    formats.set(timeZone, (format = new Intl.DateTimeFormat('en-GB', { timeZone, ...fields })))
  }
  return format
}

/** The minutes since 1970 that the wall clock of a zone shows at an instant, asked of Intl. */
export function shownAt(timeZone: string, instant: number): number {
  const shown = formatOf(timeZone).format(instant).match(/\d+/g)!
  const [day, month, year, hour, min] = shown.map(Number)
  return Date.UTC(year!, month! - 1, day, hour, min) / minute
}

/** What the wall clock of a zone shows in each minute of a UTC day, as minutes since 1970 on that wall. */
function wallDay(timeZone: string, dayStart: number): Int32Array {
  const key = `${timeZone} ${dayStart}`
  let walls = days.get(key)
  if (!walls) {
    days.set(
      key,
      (walls = Int32Array.from({ length: 1440 }, (_, index) => shownAt(timeZone, dayStart + index * minute))),
    )
  }
  return walls
}

function wallMinute(timeZone: string, instant: number): number {
  const dayStart = Math.floor(instant / dayMs) * dayMs
  return wallDay(timeZone, dayStart)[Math.floor((instant - dayStart) / minute)]!
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const wallOf = (date: string) => Date.parse(`${date}T00:00Z`) / minute
const dateOf = (wall: number) => new Date(wall * minute).toISOString().slice(0, 10)
const shift = (date: string, days: number) => dateOf(wallOf(date) + days * 1440)
const weekdayOf = (date: string) => new Date(`${date}T12:00Z`).getUTCDay() || 7
const mondayOf = (date: string) => shift(date, 1 - weekdayOf(date))

export function slowSlots(test: SlotCase): OracleSlot[] {
  const { timeZone, visitType } = test
  if (test.isNewPatient === true && visitType.newPatients === 'returning_only') return []
  if (test.isNewPatient === false && visitType.newPatients === 'new_only') return []
  const first = Date.parse(`${shift(test.fromDate, -3)}T00:00Z`)
  const size = (test.days + 6) * 1440
  const walls = new Int32Array(size)
  for (let index = 0; index < size; index += 1440) walls.set(wallDay(timeZone, first + index * minute), index)

  /** The minute at which a boundary lies: midnight and starts the first time they are shown, ends the last. */
  const boundary = (wall: number, isEnd: boolean) => {
    const shown = isEnd && wall % 1440 !== 0 ? walls.lastIndexOf(wall) : walls.indexOf(wall)
    if (shown >= 0) return shown
    const later = walls.findIndex((each) => each > wall)
    return later < 0 ? size : later
  }
  const paint = (minutes: Uint8Array, date: string, starts: string, ends: string, value = 1) => {
    const from = wallOf(date) + minutesOf(starts)
    const isOvernight = minutesOf(ends) < minutesOf(starts)
    const to = wallOf(date) + minutesOf(ends) + (isOvernight ? 1440 : 0)
    if (to > from) minutes.fill(value, boundary(from, false), boundary(to, true))
  }

  const open = new Uint8Array(size)
  const dates = Array.from({ length: test.days + 4 }, (_, index) => shift(test.fromDate, index - 2))
  for (const date of dates) {
    if (test.activeFrom !== null && date < test.activeFrom) continue
    if (test.activeTo !== null && date > test.activeTo) continue
    const today = test.exceptions.filter((each) => each.date === date)
    const replaced = today.some(({ kind }) => kind === 'replace')
    for (const rule of replaced ? [] : test.rules) {
      if (rule.visitTypeIds !== null && !rule.visitTypeIds.includes(visitType.id)) continue
      if (!rule.weekdays.includes(weekdayOf(date))) continue
      if (rule.effectiveFrom !== null && date < rule.effectiveFrom) continue
      if (rule.effectiveTo !== null && date > rule.effectiveTo) continue
      const anchor = mondayOf(rule.anchorDate ?? rule.effectiveFrom ?? '1970-01-01')
      const weeks = (wallOf(mondayOf(date)) - wallOf(anchor)) / (7 * 1440)
      if (weeks % rule.everyWeeks === 0) paint(open, date, rule.starts, rule.ends)
    }
    for (const { kind, starts, ends } of today)
      if (kind !== 'off' && starts !== null && ends !== null) paint(open, date, starts, ends)
  }
  for (const { date, kind, starts, ends } of test.exceptions)
    if (kind === 'off' && dates.includes(date)) paint(open, date, starts ?? '00:00', ends ?? '24:00', 0)
  for (const closure of test.closures)
    for (const date of dates) {
      if (date < closure.dateFrom || date > closure.dateTo) continue
      const starts = closure.part === 'times' ? closure.startsAt! : closure.part === 'pm' ? '12:00' : '00:00'
      const ends = closure.part === 'times' ? closure.endsAt! : closure.part === 'am' ? '12:00' : '24:00'
      paint(open, date, starts, ends, 0)
    }

  const lastDate = shift(dateOf(wallMinute(timeZone, test.now)), visitType.horizonDays)
  const isWanted = (date: string) => date >= test.fromDate && date < shift(test.fromDate, test.days) && date <= lastDate
  const wanted = new Set(dates.filter(isWanted).map(wallOf))
  const slots: OracleSlot[] = []
  for (let index = 0; index < size; index++) {
    const midnight = walls[index]! - (walls[index]! % 1440)
    if (!wanted.has(midnight)) continue
    if ((walls[index]! % 1440) % visitType.alignMinutes !== 0) continue
    if (open.subarray(index, index + visitType.minutes).includes(0)) continue
    const startsAt = first + index * minute
    if (startsAt - test.now < visitType.leadMinutes * minute) continue
    const onThatDay = test.cappedStarts.filter((each) => dateOf(wallMinute(timeZone, each)) === dateOf(midnight))
    if (visitType.dailyCap !== null && onThatDay.length >= visitType.dailyCap) continue
    const slot = seated(test, startsAt)
    if (slot) slots.push(slot)
  }
  return slots
}

function seated(test: SlotCase, startsAt: number): OracleSlot | null {
  const { visitType } = test
  const endsAt = startsAt + visitType.minutes * minute
  const busyFrom = startsAt - visitType.bufferBefore * minute
  const busyTo = endsAt + visitType.bufferAfter * minute
  const isGroup = visitType.capacity > 1
  const companions = test.busy.filter(
    (each) => isGroup && each.visitTypeId === visitType.id && each.startsAt === startsAt,
  )
  for (let at = busyFrom; at < busyTo; at += minute) {
    const inVisit = at >= startsAt && at < endsAt
    for (let i = 0; i < test.taken.length; i += 2) if (at >= test.taken[i]! && at < test.taken[i + 1]!) return null
    for (const other of test.busy) {
      if (companions.includes(other) || at < other.busyFrom || at >= other.busyTo) continue
      // Buffer on buffer is allowed where both share; the sessions of one group visit do as their visit type does.
      const isOwnKind = isGroup && other.visitTypeId === visitType.id
      const bothShare = visitType.sharesBuffers && (isOwnKind || other.sharesBuffers)
      const inOtherVisit = at >= other.startsAt && at < other.endsAt
      if (!bothShare || inVisit || inOtherVisit) return null
    }
  }
  const times = { startsAt, endsAt, busyFrom, busyTo }
  if (companions.length > 0) {
    const seats = companions.map(({ seat }) => seat)
    const seat = Array.from({ length: visitType.capacity }, (_, index) => index).find((each) => !seats.includes(each))
    return seat === undefined ? null : { ...times, seat, resourceIds: [...companions[0]!.resourceIds] }
  }
  const [from, to] = visitType.sharesBuffers ? [startsAt, endsAt] : [busyFrom, busyTo]
  const resourceIds: string[] = []
  for (const kind of visitType.resourceKinds) {
    const free = test.resources.find((resource) => {
      if (resource.kind !== kind) return false
      for (let at = from; at < to; at += minute) {
        const users = test.resourceUses.filter((use) => use.resourceId === resource.id && at >= use.from && at < use.to)
        if (new Set(users.map(({ session }) => session)).size >= resource.capacity) return false
      }
      return true
    })
    if (!free) return null
    resourceIds.push(free.id)
  }
  return { ...times, seat: 0, resourceIds }
}
