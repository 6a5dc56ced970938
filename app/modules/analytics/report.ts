import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { Dimension, Measure, Sum } from './measures.ts'
import { fewest, type Shown, shownAlone, shownParts, shownRate } from './suppress.ts'

/** From the first look to the visit. Each step is counted by itself: nobody is followed from one to the next. */
export const funnelSteps = ['search', 'profile_view', 'time_choice', 'hold', 'booked_web', 'kept'] as const
/** What the table of parts shows. */
export const partMeasures = ['search', 'search_unfound', 'profile_view', 'booked', 'kept', 'no_show'] as const
export const reportMeasures: readonly Measure[] = [
  ...new Set<Measure>([
    ...[...funnelSteps, ...partMeasures, 'visit' as const, 'canceled' as const, 'confirmed' as const],
    ...(['time_offered', 'doctor_open', 'waiting_days', 'answered', 'answer_minutes'] as const),
  ]),
]

/** A number of the range and of the one before it. */
export type Pair<Value> = Readonly<{ current: Value; previous: Value }>

const spans = ['current', 'previous'] as const
const pairOf = <Value>(read: (span: (typeof spans)[number]) => Value): Pair<Value> => ({
  current: read('current'),
  previous: read('previous'),
})

/** Looks sums up; what was never counted is none. */
export function sumsIn(sums: readonly Sum[]) {
  const known = new Map(sums.map((sum) => [`${sum.measure} ${sum.dimension} ${sum.value}`, sum]))
  return (measure: Measure, dimension: Sum['dimension'] = 'all', value = ''): Pair<number> =>
    known.get(`${measure} ${dimension} ${value}`) ?? { current: 0, previous: 0 }
}
type Read = ReturnType<typeof sumsIn>

export type Total = Readonly<{ measure: Measure } & Pair<Shown>>

export function totalsOf(read: Read, measures: readonly Measure[]): Total[] {
  return measures.map((measure) => ({ measure, ...pairOf((span) => shownAlone(read(measure)[span])) }))
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Days until the next open time, on average over doctors and days; about calendars, not about people. */
function waitOf(read: Read, span: 'current' | 'previous', dimension: Sum['dimension'] = 'all', value = '') {
  const open = read('doctor_open', dimension, value)[span]
  return open === 0 ? null : tenth(read('waiting_days', dimension, value)[span] / open)
}

/** Share of the offered times that were taken, in percent. */
const fillOf = (read: Read, span: 'current' | 'previous', dimension: Sum['dimension'] = 'all', value = '') =>
  shownRate(read('visit', dimension, value)[span], read('time_offered', dimension, value)[span])

function answerHours(read: Read, kind: 'ticket' | 'request', span: 'current' | 'previous') {
  const answered = read('answered', 'kind', kind)[span]
  return answered < fewest ? null : tenth(read('answer_minutes', 'kind', kind)[span] / answered / 60)
}

export type Figure = 'fill' | 'noShow' | 'wait' | 'ticketHours' | 'requestHours'

/** Rates and averages; null where there is nothing to say, or it would tell a small number. */
export function figuresOf(read: Read): Readonly<Record<Figure, Pair<number | null>>> {
  return {
    fill: pairOf((span) => fillOf(read, span)),
    noShow: pairOf((span) => shownRate(read('no_show')[span], read('no_show')[span] + read('kept')[span])),
    wait: pairOf((span) => waitOf(read, span)),
    ticketHours: pairOf((span) => answerHours(read, 'ticket', span)),
    requestHours: pairOf((span) => answerHours(read, 'request', span)),
  }
}

export type Part = Readonly<{
  value: string
  name: string
  cells: Readonly<Record<(typeof partMeasures)[number], Pair<Shown>>>
  fill: number | null
  wait: number | null
}>

const sizeOf = ({ cells }: Part) => (cells.search.current.kind === 'number' ? cells.search.current.count : -1)

/**
 * The whole by one dimension. Every column is held back for itself against its total. What has most searches stands first; where these may not
 * be told, the order is that of names, so that it tells nothing either.
 */
export function partsOf(sums: readonly Sum[], dimension: Dimension, nameOf: (value: string) => string): Part[] {
  const read = sumsIn(sums)
  const own = sums.filter(
    (sum) => sum.dimension === dimension && (partMeasures as readonly string[]).includes(sum.measure),
  )
  const values = [...new Set(own.map(({ value }) => value))]
  const columns = new Map(
    partMeasures.map((measure) => {
      const shown = pairOf((span) => shownParts(values.map((value) => read(measure, dimension, value)[span])))
      return [measure, shown] as const
    }),
  )
  return values
    .map((value, index): Part => {
      const cellOf = (measure: (typeof partMeasures)[number]) => pairOf((span) => columns.get(measure)![span][index]!)
      return {
        value,
        name: nameOf(value),
        cells: Object.fromEntries(partMeasures.map((measure) => [measure, cellOf(measure)])) as Part['cells'],
        fill: fillOf(read, 'current', dimension, value),
        wait: waitOf(read, 'current', dimension, value),
      }
    })
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || (one.name < other.name ? -1 : 1))
}

export type Week = Readonly<{ from: LocalDate; search: Shown; booked: Shown }>

/** Sums of whole weeks, held back against the sum of the range. */
export function weeksOf(
  days: readonly { measure: Measure; day: LocalDate; count: number }[],
  mondays: readonly LocalDate[],
): Week[] {
  const sumsOf = (measure: Measure) =>
    mondays.map((from, index) =>
      days
        .filter((each) => each.measure === measure && each.day >= from && each.day < (mondays[index + 1] ?? '9999'))
        .reduce((sum, { count }) => sum + count, 0),
    )
  const [search, booked] = [shownParts(sumsOf('search')), shownParts(sumsOf('booked'))]
  return mondays.map((from, index) => ({ from, search: search[index]!, booked: booked[index]! }))
}

/** Words that may be read, with how often they were typed; most often first. */
export const wordsOf = (sums: readonly Sum[]): { words: string; count: Shown }[] =>
  sums
    .filter(({ dimension, current }) => dimension === 'words' && current >= fewest)
    .toSorted((one, other) => other.current - one.current || (one.value < other.value ? -1 : 1))
    .map(({ value, current }) => ({ words: value, count: shownAlone(current) }))
