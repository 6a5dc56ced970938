import { z } from 'zod'
import { type ConflictField, conflictFields } from './compare-fields.ts'

const isField = (field: string): field is ConflictField => (conflictFields as readonly string[]).includes(field)

/** A conflict by its id, or all that wait of one field. */
export const conflictForm = z
  .object({
    conflict: z.string().max(64).default(''),
    field: z.string().max(64).default(''),
    decision: z.enum(['ours', 'theirs']),
  })
  .transform(({ conflict, field, decision }, context) => {
    if (conflict !== '') return { id: conflict, decision }
    if (isField(field)) return { field, decision }
    context.addIssue({ code: 'custom', message: 'Neither a conflict nor a field.' })
    return z.NEVER
  })
