import { addMonths, type LocalDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'

/** After how many months each kind of fact is compared with its sources again, where no day was set: rules and prices change by the year, the body does not. */
const monthsUntilReview = {
  topic: 12,
  medicine: 12,
  'lab-test': 24,
  modality: 24,
  'insurance-card': 12,
  'insurance-term': 24,
  enrollment: 12,
  'exam-rule': 6,
  specialty: 24,
} as const

export type ReviewedKind = keyof typeof monthsUntilReview

type Reviewed = Readonly<{ reviewedOn?: LocalDate | null | undefined; reviewDueOn?: LocalDate | null | undefined }>

/** The day by which a text is to be reviewed again: the one that was set, else some months after the last review; null where there was none. */
export function reviewDueOn(kind: ReviewedKind, row: Reviewed): LocalDate | null {
  if (row.reviewDueOn) return row.reviewDueOn
  return row.reviewedOn ? addMonths(row.reviewedOn, monthsUntilReview[kind]) : null
}

/** The day by which a text was to be reviewed, once it has passed in New York; null before. */
export function overdueSince(kind: ReviewedKind, row: Reviewed, today = todayInNewYork()): LocalDate | null {
  const due = reviewDueOn(kind, row)
  return due !== null && due < today ? due : null
}
