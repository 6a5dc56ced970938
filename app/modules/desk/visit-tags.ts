/** What the desk has to know before a visit. Codes as terminologies have them; the texts of the desk say each in three languages. */
export const visitTags = [
  'wheelchair',
  'interpreter',
  'hard-of-hearing',
  'accompanied',
  'first-visit',
  'fasting',
  'deposit-paid',
  'bring-records',
  'forms-due',
] as const

export type VisitTag = (typeof visitTags)[number]

/** The tags among what a form or a row says, in the order of the list; a code that is no longer on it is left out. */
export function readVisitTags(codes: readonly string[]): VisitTag[] {
  return visitTags.filter((tag) => codes.includes(tag))
}
