import { isDate, type LocalDate } from '#app/core/calendar/dates.ts'

/** Whether a text is a date that a desk may look at: one of this century. */
export function isDeskDate(text: string | null | undefined): text is LocalDate {
  return isDate(text, 2000, 2099)
}
