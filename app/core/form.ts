import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { problem } from './problem.ts'

/** Names that conform takes for its own commands and fails on when they hold anything else. Plain forms send none. */
const reserved = ['__intent__', '__state__']

/**
 * Parses a form body with a schema. Answers conform's submission: `value` when it is valid, else `reply()` holds what was
 * typed and an error key for each field. U+0000 is left out of every text: nobody types it, and PostgreSQL cannot keep it.
 */
export function parseForm<Schema extends z.ZodType>(body: FormData, schema: Schema) {
  const plain = new FormData()
  for (const [name, value] of body) {
    if (!reserved.includes(name)) plain.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return parseWithZod(plain, { schema })
}

/** A text of a form that may be left out; one of more than `most` UTF-16 units is told the limit, in the form's own texts. */
export const words = (most: number) =>
  z
    .string()
    .max(most, { error: problem('errors.long', { most }) })
    .optional()

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
