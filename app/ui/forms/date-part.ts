import type { DatePart } from '#app/core/i18n/habits.ts'

export const dateParts: readonly DatePart[] = ['year', 'month', 'day']

/** The id of a part's input, for links of the error summary. */
export function datePartId(id: string, part: DatePart): string {
  return `${id}-${part}`
}
