import { addDays, daysBetween, type LocalDate, mondayOf } from '#app/core/calendar/dates.ts'

/** A span of whole weeks: a Monday, and the Monday after the last week. */
export type Span = Readonly<{ startsOn: LocalDate; endsOn: LocalDate }>

/** What takes a place in a placement: its weeks, and its targets (none: the whole placement). */
export type Booked = Span & Readonly<{ targets: readonly string[] }>

export const weeksOf = ({ startsOn, endsOn }: Span): number => daysBetween(startsOn, endsOn) / 7

export const spanOf = (startsOn: LocalDate, weeks: number): Span => ({ startsOn, endsOn: addDays(startsOn, weeks * 7) })

/** The Monday with which a campaign can begin at the earliest. */
export const nextMonday = (today: LocalDate): LocalDate => addDays(mondayOf(today), 7)

/** The Mondays of a span. */
export const mondaysOf = (span: Span): LocalDate[] =>
  Array.from({ length: weeksOf(span) }, (_, week) => addDays(span.startsOn, week * 7))

/** The last day of a span, a Sunday: the Monday with which it ends is none of its days. */
export const lastDayOf = ({ endsOn }: Pick<Span, 'endsOn'>): LocalDate => addDays(endsOn, -1)

/** Whether a day is one of a span: its first and its last are. */
export const covers = (span: Span, day: LocalDate): boolean => span.startsOn <= day && day <= lastDayOf(span)

/** How many campaigns have a week of a target; null is a placement without targets. */
export function takenIn(booked: readonly Booked[], monday: LocalDate, target: string | null): number {
  return booked.filter((each) => covers(each, monday) && (target === null || each.targets.includes(target))).length
}

/** Whether every week of every target has a place left beside what is booked. */
export function hasRoom(booked: readonly Booked[], wanted: Booked, slots: number): boolean {
  const targets = wanted.targets.length > 0 ? wanted.targets : [null]
  return mondaysOf(wanted).every((monday) => targets.every((target) => takenIn(booked, monday, target) < slots))
}

/** The same weeks later: the first Monday from `from` on, within `ahead` weeks, with room for all of them; null when there is none. */
export function firstFree(
  booked: readonly Booked[],
  wanted: Booked,
  { slots, from, ahead }: Readonly<{ slots: number; from: LocalDate; ahead: number }>,
): Span | null {
  const weeks = weeksOf(wanted)
  for (let week = 0; week < ahead; week += 1) {
    const span = spanOf(addDays(from, week * 7), weeks)
    if (hasRoom(booked, { ...wanted, ...span }, slots)) return span
  }
  return null
}
