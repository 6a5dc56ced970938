/** One opening of a weekday, Monday is 1; wall times "HH:MM". */
export type FacilityHours = Readonly<{ weekday: number; opens: string; closes: string }>

type Values = Readonly<Record<string, unknown>>

/** The opening hours of a facility as people type them: a line for each day of the week, empty where it is closed. */

export const hoursNames = ['hours1', 'hours2', 'hours3', 'hours4', 'hours5', 'hours6', 'hours7'] as const

export type HoursName = (typeof hoursNames)[number]

export const isHoursName = (name: string): name is HoursName => hoursNames.some((each) => each === name)

/** ISO 8601: Monday is 1. */
export const weekdayOf = (name: HoursName) => Number(name.slice(-1))

const span = /^(\d{1,2}):(\d{2})\s*(?:[-–—~～]|至|到)\s*(\d{1,2}):(\d{2})$/
const minuteOf = (hour: string, minute: string) => Number(hour) * 60 + Number(minute)
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The times of a day as they are kept, "09:00-12:00, 13:00-17:00"; null for what is none, or runs backwards or over each other. */
export function readDayHours(typed: string): string | null {
  const texts = typed.normalize('NFKC').split(/[,，;；、\n]/)
  const spans = texts.flatMap((text) => text.trim() || []).map((text) => span.exec(text))
  let last = -1
  const read: string[] = []
  for (const match of spans) {
    if (!match || Number(match[2]) > 59 || Number(match[4]) > 59) return null
    const [opens, closes] = [minuteOf(match[1]!, match[2]!), minuteOf(match[3]!, match[4]!)]
    if (opens < last || closes <= opens || closes > 24 * 60) return null
    last = closes
    read.push(`${timeOf(opens)}-${timeOf(closes)}`)
  }
  return read.join(', ')
}

/** Stored hours by the names of a form. */
export function hoursValues(rows: readonly FacilityHours[]): Record<HoursName, string> {
  const entries = hoursNames.map((name) => {
    const own = rows.filter(({ weekday }) => weekday === weekdayOf(name))
    return [name, own.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')] as const
  })
  return Object.fromEntries(entries) as Record<HoursName, string>
}

/** What is stored of the values of a form. */
export function hoursOfValues(values: Values): FacilityHours[] {
  return hoursNames.flatMap((name) => {
    const text = typeof values[name] === 'string' ? values[name] : ''
    return text.split(', ').flatMap((part) => {
      const [opens, closes] = part.split('-')
      return opens && closes ? [{ weekday: weekdayOf(name), opens, closes }] : []
    })
  })
}
