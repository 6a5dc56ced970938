import { z } from 'zod'
import { type Faults, hidden, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { everyWeeksChoices } from './hours.ts'
import type { RuleValues } from './schedule-change.ts'

/** Forms of schedules. Messages are keys of the `schedule` texts, as `problem` writes them; all fields are judged at once. */

export const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const wall = /^(?:[01]\d|2[0-3]):[0-5]\d$/
export const rowId = /^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/

export const weekdayNumbers = z.array(z.coerce.number().int().min(1).max(7)).optional()

/** A date that may be left out; past the calendar's end is a slip of the hand. */
export function readDate(text: string | undefined, name: string, faults: Faults): string | null {
  if (!text) return null
  if (isoDate.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && text < '2100') return text
  faults[name] = problem('errors.date')
  return null
}

/** Two wall times; midnight as an end is the end of the day, an end before the start lies on the next day. */
export function readTimes(
  { starts = '', ends = '' }: { starts?: string | undefined; ends?: string | undefined },
  [startsName, endsName]: readonly [string, string],
  faults: Faults,
): { starts: string; ends: string } | null {
  const isStart = wall.test(starts)
  const isEnd = wall.test(ends)
  if (!isStart) faults[startsName] = problem('errors.starts')
  if (!isEnd) faults[endsName] = problem('errors.ends')
  if (!isStart || !isEnd) return null
  const to = ends === '00:00' ? '24:00' : ends
  if (to !== starts) return { starts, ends: to }
  faults[endsName] = problem('errors.sameTime')
  return null
}

/** A wall time as a time control takes it. */
export const asControl = (time: string) => (time === '24:00' ? '00:00' : time)

/** One or two periods of some weekdays; the second is asked for only where a period is new. */
export const hoursForm = z
  .object({
    id: z.string().regex(rowId, { error: 'errors.stale' }),
    basis: words(40),
    weekdays: weekdayNumbers,
    starts: words(5),
    ends: words(5),
    starts2: words(5),
    ends2: words(5),
    everyWeeks: z.coerce.number().int().optional(),
    anchorDate: words(10),
    effectiveFrom: words(10),
    effectiveTo: words(10),
    visits: z.enum(['all', 'some']).optional(),
    visitTypeIds: z.array(z.string().max(80)).optional(),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const weekdays = [...new Set(typed.weekdays ?? [])].sort((one, other) => one - other)
    if (weekdays.length === 0) faults.weekdays = problem('errors.weekdays')
    const first = readTimes(typed, ['starts', 'ends'], faults)
    const hasSecond = Boolean(typed.starts2 || typed.ends2)
    const second = hasSecond
      ? readTimes({ starts: typed.starts2, ends: typed.ends2 }, ['starts2', 'ends2'], faults)
      : null
    const everyWeeks = everyWeeksChoices.find((count) => count === typed.everyWeeks) ?? 1
    const anchorDate = everyWeeks === 1 ? null : readDate(typed.anchorDate, 'anchorDate', faults)
    if (everyWeeks > 1 && anchorDate === null) faults.anchorDate ??= problem('errors.anchorDate')
    const effectiveFrom = readDate(typed.effectiveFrom, 'effectiveFrom', faults)
    const effectiveTo = readDate(typed.effectiveTo, 'effectiveTo', faults)
    if (effectiveFrom && effectiveTo && effectiveTo < effectiveFrom) faults.effectiveTo = problem('errors.dateOrder')
    const visitTypeIds = typed.visits === 'some' ? (typed.visitTypeIds ?? []) : null
    if (visitTypeIds?.length === 0) faults.visitTypeIds = problem('errors.visitTypes')
    reportFaults(faults, context)
    const common = { weekdays, effectiveFrom, effectiveTo, everyWeeks, anchorDate, visitTypeIds }
    const periods = [first, second].flatMap((times): RuleValues[] => (times ? [{ ...common, ...times }] : []))
    return { id: typed.id, basis: typed.basis ?? '', periods }
  })

/** The button that takes a period away, with the name of what the page showed. */
export const removalForm = z.object({ basis: hidden(80) })

export const copyForm = z
  .object({ basis: words(40), from: z.coerce.number().int().min(1).max(7).optional(), to: weekdayNumbers })
  .transform((typed, context) => {
    const faults: Faults = {}
    const to = (typed.to ?? []).filter((weekday) => weekday !== typed.from)
    if (typed.from === undefined) faults.from = problem('errors.copyFrom')
    if (to.length === 0) faults.to = problem('errors.copyTo')
    reportFaults(faults, context)
    return { from: typed.from ?? 0, to, basis: typed.basis ?? '' }
  })

/** Taking over the hours of another provider facility, as a preview has shown them. */
export const sameHoursForm = z
  .object({
    from: hidden(80),
    seen: hidden(40),
    id: z.string().regex(rowId, { error: 'errors.stale' }),
    day: weekdayNumbers,
  })
  .transform((typed, context) => {
    const days = [...new Set(typed.day ?? [])].toSorted((one, other) => one - other)
    if (days.length === 0) reportFaults({ from: problem('errors.copyTo') }, context)
    return { from: typed.from, seen: typed.seen, id: typed.id, days }
  })
