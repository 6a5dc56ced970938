import { z } from 'zod'
import { problem } from './problem.ts'

/** A text of a form that may be left out; one of more than `most` UTF-16 units is told the limit, in the form's own texts. */
export const words = (most: number) =>
  z
    .string()
    .max(most, { error: problem('errors.long', { most }) })
    .optional()

/** What a form says without anybody having typed it, such as the value of a button or a hidden field; empty when it is not of the form's own. */
export const hidden = (most: number) => z.string().max(most).catch('')

/** The version of what a page showed; null from a form that does not say. */
export const shownVersion = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .nullable()
  .catch(null)

/** What is wrong with the fields of a form, by name: keys of texts. A field without a fault may stand with `undefined`. */
export type Faults = Partial<Record<string, string>>

/** The part of a schema's refinement context that faults go to. */
export type FaultContext = { addIssue(issue: { code: 'custom'; message: string; path: (string | number)[] }): void }

/** Hands faults that were judged together to the form library, each at its field. */
export function reportFaults(faults: Faults, context: FaultContext): void {
  for (const [name, message] of Object.entries(faults)) {
    if (message) context.addIssue({ code: 'custom', message, path: [name] })
  }
}
