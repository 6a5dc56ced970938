/** What of the clinic's days can be closed by one press. */
export const closureSpans = ['rest', 'today', 'tomorrow'] as const
export type ClosureSpan = (typeof closureSpans)[number]

/** Part of a local day, in minutes from its midnight; 1440 is its end. */
export type DayPart = Readonly<{ from: number; to: number }>

export const dayMinutes = 1440
const wholeDay: DayPart = { from: 0, to: dayMinutes }

/** What is left of the hours of a day outside of what is closed, earliest first. */
export function openParts(hours: readonly DayPart[], closed: readonly DayPart[]): DayPart[] {
  const sorted = hours.toSorted((one, other) => one.from - other.from)
  return closed.reduce<DayPart[]>(
    (open, { from, to }) =>
      open.flatMap((part) =>
        [
          { from: part.from, to: Math.min(part.to, from) },
          { from: Math.max(part.from, to), to: part.to },
        ].filter((rest) => rest.from < rest.to),
      ),
    sorted.filter((part) => part.from < part.to),
  )
}

/** Whether all of a part of a day is closed. */
export const isClosedDuring = (part: DayPart, closed: readonly DayPart[]) => openParts([part], closed).length === 0

/** The part of its day that a span closes; `minute` is now. */
export const partOf = (span: ClosureSpan, minute: number): DayPart =>
  span === 'rest' ? { from: minute, to: dayMinutes } : wholeDay

/** What there is to close still: nothing of a day that is closed from now on. */
export function closableSpans(
  minute: number,
  { today, tomorrow }: Readonly<Record<'today' | 'tomorrow', readonly DayPart[]>>,
): ClosureSpan[] {
  const isOver = isClosedDuring(partOf('rest', minute), today)
  const isOff = isClosedDuring(wholeDay, tomorrow)
  return closureSpans.filter((span) => (span === 'tomorrow' ? !isOff : !isOver))
}

/** Minutes from midnight as a wall time "HH:MM"; the end of the day is "24:00". */
export function wallOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
