/** Local dates as day numbers (days since 1970-01-01) and wall times as minutes from midnight: what slot arithmetic runs on. */

const dayMs = 86_400_000

/** The day number of a local date "YYYY-MM-DD". */
export function dayNumber(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / dayMs
  if (!Number.isInteger(day)) throw new RangeError(`Not a local date: ${date}`)
  return day
}

/** The local date "YYYY-MM-DD" of a day number. */
export function dateText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Monday is 1 (ISO 8601); 1970-01-01 was a Thursday. */
export function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The number of the Monday-to-Sunday week a day lies in; only differences mean something. */
export function weekNumber(day: number): number {
  return Math.floor((day + 3) / 7)
}

/** Minutes from midnight of a wall time "HH:MM", "24:00" included. */
export function wallMinutes(time: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Infinity
  if (minutes > 1440) throw new RangeError(`Not a wall time: ${time}`)
  return minutes
}
