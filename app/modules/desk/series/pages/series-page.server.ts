import type { SubmissionResult } from '@conform-to/react'
import { addDays, dayNumber, isoWeekday } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { type Outcome, type Refusal } from '#app/core/answer/outcome.ts'
import { answersIn, type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import type { SeriesResult, SeriesVisit } from '#app/modules/booking/series/commands/book-series.server.ts'
import { sameTimeOn, type SeriesRule, seriesDates } from '#app/modules/booking/series/series-rule.ts'
import { ruleForm, ruleText, seriesPressed, timeOf } from '../series-forms.ts'
import { seriesWhen } from '../queries/series-of-visit.server.ts'
import { type PlannedVisit, readSeriesRows, type SeriesBasis, type SeriesRow } from './series-rows.server.ts'

/** What is repeated: whose time, from when on, and whether the first is booked already. */
export type SeriesStart = SeriesBasis &
  Readonly<{ startsAt: number; isBooked: boolean; visitName: string; patient: string | null }>

export type SeriesState = {
  /** The rule as it was typed, or as the page proposes it. */
  typed: { unit: string; every: string; weekdays: string[]; ends: string; count: string; until: string }
  /** The rule whose dates are listed. */
  ruleOf: string
  key: string
  first: string
  isBooked: boolean
  doctor: string
  visit: string
  patient: string | null
  /** Null while the rule is not right. */
  rows: SeriesRow[] | null
}

export type SeriesAnswer = {
  submission: SubmissionResult<string[]> | null
  refusal: BookingReason | null
  /** Whether it was sent with a date that nobody has decided about. */
  isOpen: boolean
  carried: Record<string, string>
  state: SeriesState
}

/** Ten times, each week on the same weekday: what is asked for most. */
function usualRule({ startsAt, providerFacility: { timeZone } }: SeriesStart): SeriesRule {
  const weekday = isoWeekday(dayNumber(localDate(startsAt, timeZone)))
  return { unit: 'week', every: 1, weekdays: [weekday], count: 10, until: null }
}

const asTyped = ({ unit, every, weekdays, count, until }: SeriesRule): SeriesState['typed'] => ({
  unit,
  every: String(every),
  weekdays: weekdays.map(String),
  ends: count === null ? 'until' : 'count',
  count: count === null ? '' : String(count),
  until: until ?? '',
})

/** The dates of a rule, without one that is booked; a visit that is over is repeated from its weekday to come. */
function plannedBy(rule: SeriesRule, { startsAt, isBooked, providerFacility: { timeZone } }: SeriesStart) {
  let first = localDate(startsAt, timeZone)
  while (!isBooked && sameTimeOn(first, startsAt, timeZone) <= now()) first = addDays(first, 7)
  const dates = seriesDates(rule, first).slice(isBooked ? 1 : 0)
  return dates.map((date): PlannedVisit => {
    const at = sameTimeOn(date, startsAt, timeZone)
    return { ref: String(at), startsAt: at, from: null }
  })
}

type Said = { rule: SeriesRule | null; typed: SeriesState['typed']; pressed: ReturnType<typeof pressedIn> }

const pressedIn = (form: FormBody) => answersIn(form, seriesPressed)

async function stateOf(start: SeriesStart, { rule, typed, pressed }: Said, locale: Locale): Promise<SeriesState> {
  const { providerFacility, startsAt, isBooked, visitName, patient } = start
  const asked = { said: pressed.choice, locale }
  return {
    ...{ typed, isBooked, patient },
    ruleOf: rule === null ? '' : ruleText(rule),
    key: /^[A-Za-z0-9]{22}$/.test(pressed.key) ? pressed.key : newToken(),
    first: seriesWhen(startsAt, providerFacility.timeZone, locale),
    doctor: providerFacility.doctor.name,
    visit: visitName,
    rows: rule === null ? null : await readSeriesRows(start, plannedBy(rule, start), asked),
  }
}

/** The page of a series that begins: with the rule that is asked for most, and its dates. */
export function beginSeries(start: SeriesStart, locale: Locale): Promise<SeriesState> {
  const rule = usualRule(start)
  const pressed = { does: '', key: '', ruleOf: '', choice: new Map<string, never>() }
  return stateOf(start, { rule, typed: asTyped(rule), pressed }, locale)
}

const refused = (answer: SeriesAnswer, status: number) => refusedPage({ series: answer }, status)

type Submitted = Readonly<{
  form: FormBody
  start: SeriesStart
  locale: Locale
  /** Fields of a booking's form that go from press to press. */
  carried?: Record<string, string>
}>
type Book = (
  booked: Readonly<{ idempotencyKey: string; visits: readonly SeriesVisit[] }>,
) => Promise<Outcome<SeriesResult, Refusal<`booking.${BookingReason}`>['code']>>

/**
 * The form of a series: lists the dates of its rule, or books what was decided about each.
 * @returns the answer, or what was booked
 */
export async function submitSeries({ form, start, locale, carried = {} }: Submitted, book: Book) {
  const pressed = pressedIn(form)
  // A form that comes from elsewhere has no rule yet.
  if (pressed.does === '') {
    const state = await beginSeries(start, locale)
    return refused({ submission: null, refusal: null, isOpen: false, carried, state }, 200)
  }
  const submission = parseForm(form, ruleForm)
  const rule = submission.status === 'success' ? submission.value : null
  const { weekdays, ...typed } = (submission.reply().initialValue ?? {}) as Record<string, string>
  const days = [weekdays ?? []].flat()
  const said = { rule, typed: { ...emptyRule, ...typed, weekdays: days }, pressed }
  const state = await stateOf(start, said, locale)
  const answer = { submission: submission.reply(), refusal: null, isOpen: false, carried, state }
  if (state.rows === null) return refused(answer, 400)
  if (pressed.does !== 'book' || pressed.ruleOf !== state.ruleOf) return refused(answer, 200)
  if (state.rows.some(({ chosen }) => chosen === null)) return refused({ ...answer, isOpen: true }, 400)
  const visits = plannedBy(rule!, start).flatMap(({ ref, startsAt }) => {
    const time = timeOf(pressed.choice.get(ref) ?? { kind: 'plan' }, startsAt)
    return time ? [time] : []
  })
  const outcome = await book({ idempotencyKey: state.key, visits })
  if (outcome.done) return { booked: outcome.value, count: visits.length }
  // What somebody was quicker with is marked; everything else stays as it was chosen.
  const after = await stateOf(start, said, locale)
  return refused({ ...answer, refusal: outcome.refusal.reason as BookingReason, state: after }, outcome.refusal.status)
}

const emptyRule = { unit: 'week', every: '', ends: 'count', count: '', until: '' }
