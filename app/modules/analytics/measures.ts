/** What is counted when it happens, because no row remembers it. */
type SeenMeasure =
  'search' | 'search_unfound' | 'profile_view' | 'association_view' | 'endorsement_click' | 'time_choice' | 'hold'

/** What rows say of a day: read from them again as long as they may change (`settle-days`). */
export const settledMeasures = [
  /** Booked on the day, by the patient in the web and by everybody. */
  'booked_web',
  'booked',
  /** Of the day: visits by how they ended; `visit` is all that kept their time until it came. */
  'visit',
  'confirmed',
  'kept',
  'no_show',
  'canceled',
  /** Tickets and requests that were answered on the day, and the minutes that it took. */
  'answered',
  'answer_minutes',
] as const

/**
 * What calendars say on the eve of a day; it cannot be found out afterwards: times of the day that were taken or could be had, doctors with
 * an open time, and the days until it, added up.
 */
type OfferedMeasure = 'time_offered' | 'doctor_open' | 'waiting_days'

export type Measure = SeenMeasure | (typeof settledMeasures)[number] | OfferedMeasure

export const dimensions = ['area', 'specialty', 'locale', 'source'] as const
export type Dimension = (typeof dimensions)[number]
/** As kept: `all` has one value, `words` those that may be read, `kind` what was answered, `association` whose page or endorsement it was. */
export type KeptDimension = 'all' | Dimension | 'words' | 'kind' | 'association'

/** A line of the daily counts; `value` is empty for `all`. */
export type Line = Readonly<{ measure: Measure; dimension: KeptDimension; value: string; day: string; count: number }>

/** Counts of a range and of the one before it. */
export type Sum = Readonly<{
  measure: Measure
  dimension: KeptDimension
  value: string
  current: number
  previous: number
}>

/** Daily counts are kept for so many months: two years to compare, and the month that is running. */
export const keptMonths = 25
