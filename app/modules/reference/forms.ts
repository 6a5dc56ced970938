import { z } from 'zod'
import type { ReferenceTable } from './table-columns.ts'
import { fieldsOf } from './row-texts.ts'

const version = z.coerce.number().int().min(0)
const anyText = z.string().max(20_000).default('')
const reason = z.string().trim().max(500).default('')

/** A row of a table, and what is to be done with it. What the texts mean is read by `readTexts`. */
export function rowForm(table: ReferenceTable) {
  const fields = fieldsOf(table).map(({ name }) => [name, anyText] as const)
  return z.object({
    id: z.string().trim().max(80).default(''),
    version,
    ...(Object.fromEntries(fields) as Record<string, typeof anyText>),
  })
}

/** Which form of a row's page was sent. */
export const deedForm = z.object({ intent: z.enum(['save', 'delete', 'retire']) })

export const deletionForm = z.object({ version })

export const retirementForm = z.object({
  version,
  successor: z.string({ error: 'errors.successor' }).min(1, { error: 'errors.successor' }).max(80),
  reason: reason.refine((text) => text.length > 2, { error: 'errors.reason' }),
})

/** Characters of a file: a form of the product may have 256 kB. */
const mostCharacters = 200_000

/** A file by itself, or its text out of the dry run with the mark that it was shown with. */
export const importForm = z.object({
  file: z.instanceof(File).nullable().catch(null),
  text: z.string().max(mostCharacters).catch(''),
  mark: z.string().max(64).catch(''),
})

export const flagForm = z.object({
  code: z.string().max(40),
  version,
  isOn: z.enum(['yes', 'no']),
  reason: z
    .string({ error: 'errors.reason' })
    .trim()
    .min(3, { error: 'errors.reason' })
    .max(500, { error: 'errors.tooLong' }),
})
