import { z } from 'zod'

export const uploadForm = z.object({ file: z.instanceof(File).nullable().catch(null) })

export const migrationStepForm = z.object({
  step: z.enum(['apply', 'pause', 'resume', 'cancel', 'undo']),
  /** Of `apply` a file, of all others a run. */
  id: z.string().min(1).max(64),
})
