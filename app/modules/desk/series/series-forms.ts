import { z } from 'zod'
import { readSlot, slotText } from '#app/modules/booking/slots/slot-text.ts'
import { mostVisits, type SeriesRule } from '#app/modules/booking/series/series-rule.ts'
import { type Override, type PassableKind, passableKinds } from '#app/modules/booking/time-obstacles.ts'
import { cancelReasons } from '#app/modules/booking/booking-input.ts'
import { hidden, reportFaults, words } from '#app/core/form/form.ts'
import { isDeskDate } from '../desk-dates.ts'

/** What is decided about one date of a series, as an option of its select says it: the date's own name, then the answer. */
export type Decision =
  | Readonly<{ kind: 'plan' | 'skip' | 'open' }>
  | Readonly<{ kind: 'fit'; passes: readonly PassableKind[] }>
  | Readonly<{ kind: 'at'; startsAt: number }>

/** @param ref the date's own name: the instant that is planned, or the id of the visit that is moved */
export function decisionText(ref: string, decision: Decision): string {
  const more =
    decision.kind === 'fit' ? decision.passes.join('.') : decision.kind === 'at' ? slotText(decision.startsAt) : ''
  return `${ref}~${decision.kind}~${more}`
}

function readDecision(kind: string | undefined, more: string): Decision {
  if (kind === 'plan' || kind === 'skip') return { kind }
  const startsAt = kind === 'at' ? readSlot(more) : null
  if (startsAt !== null) return { kind: 'at', startsAt }
  return kind === 'fit'
    ? { kind, passes: passableKinds.filter((each) => more.split('.').includes(each)) }
    : { kind: 'open' }
}

const choices = z
  .array(z.string().max(200).catch(''))
  .optional()
  .transform((texts = []) => {
    const said = texts.map((text) => text.split('~'))
    return new Map(said.map(([ref = '', kind, more = '']) => [ref, readDecision(kind, more)]))
  })

export type Decisions = ReadonlyMap<string, Decision>

/** The time that a decision about a planned one means; null for none. */
export function timeOf(decision: Decision, planned: number): { startsAt: number; override: Override | null } | null {
  if (decision.kind === 'skip' || decision.kind === 'open') return null
  if (decision.kind === 'at') return { startsAt: decision.startsAt, override: null }
  const override = decision.kind === 'fit' ? { startsAt: planned, kinds: decision.passes } : null
  return { startsAt: planned, override }
}

/** What the form of a series says beside its rule, typed or not. */
export const seriesPressed = z.object({
  does: hidden(5),
  key: hidden(22),
  /** The rule whose dates were on the page. */
  ruleOf: hidden(200),
  choice: choices,
})

const wholeNumber = (text: string | undefined, most: number) => {
  const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

/** How the visits follow each other. Messages are keys of the `desk` texts. */
export const ruleForm = z
  .object({
    unit: z.enum(['day', 'week']).catch('week'),
    every: words(5),
    weekdays: z.array(z.string().max(1)).optional(),
    ends: z.enum(['count', 'until']).catch('count'),
    count: words(5),
    until: words(10),
  })
  .transform(({ unit, ends, ...typed }, context): SeriesRule => {
    const every = wholeNumber(typed.every, unit === 'week' ? 26 : 180)
    const count = wholeNumber(typed.count, mostVisits)
    const weekdays = (typed.weekdays ?? []).filter((day) => /^[1-7]$/.test(day)).map(Number)
    const until = isDeskDate(typed.until) ? typed.until : null
    reportFaults(
      {
        every: every === null ? 'desk:errors.every' : undefined,
        weekdays: unit === 'week' && weekdays.length === 0 ? 'desk:errors.weekdays' : undefined,
        count: ends === 'count' && count === null ? 'desk:errors.count' : undefined,
        until: ends === 'until' && until === null ? 'desk:errors.date' : undefined,
      },
      context,
    )
    return {
      ...{ unit, every: every ?? 1, weekdays },
      count: ends === 'count' ? count : null,
      until: ends === 'until' ? until : null,
    }
  })

export const ruleText = ({ unit, every, weekdays, count, until }: SeriesRule) =>
  [unit, every, unit === 'week' ? weekdays.join('') : '', count ?? '', until ?? ''].join(' ')

/** Visits of a series that are called off, with the reason. */
export const seriesCancellationForm = z.object({
  visit: z.array(z.string().max(80), { error: 'desk:errors.visits' }),
  reason: z.enum(cancelReasons.clinic, { error: 'desk:errors.reason' }),
})

/** The new date and clock of the first of the visits that are moved, and what is decided about each. */
export const seriesMoveForm = z.object({ date: hidden(10), time: hidden(5), does: hidden(5), choice: choices })
