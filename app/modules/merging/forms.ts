import { z } from 'zod'
import { fieldsOf, type MergeKind } from './merge-rules.ts'

const version = z.coerce.number().int().min(0)
const choice = z.enum(['kept', 'gone']).catch('kept')

/** The search for two: the kind, what is looked for, and the one that was chosen to be kept. */
export const searchForm = z.object({
  kind: z.enum(['provider', 'facility']).catch('provider'),
  q: z.string().max(200).catch(''),
  kept: z.string().max(80).catch(''),
})

/** Under this name a form says from whom a field is taken. */
export const choiceName = (field: string) => `from-${field}`

/** Two that become one: from whom each field is taken, why, and the versions that the page showed. */
export function mergeForm(kind: MergeKind) {
  const choices = fieldsOf(kind).map((field) => [choiceName(field), choice] as const)
  return z.object({
    keptVersion: version,
    goneVersion: version,
    reason: z
      .string({ error: 'errors.reason' })
      .trim()
      .min(3, { error: 'errors.reason' })
      .max(500, { error: 'errors.tooLong' }),
    ...(Object.fromEntries(choices) as Record<string, typeof choice>),
  })
}

export const retirementForm = z.object({
  version,
  /** An id, an NPI or the last part of an address; empty for nobody. */
  successor: z.string().trim().max(120, { error: 'errors.successor' }).default(''),
})
