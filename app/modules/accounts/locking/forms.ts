import { z } from 'zod'
import { reasonForm } from '../break-glass/forms.ts'

/** Locking an account or opening it again: which of both, over which state of it, and why. Errors are keys of `admin`. */
export const lockForm = reasonForm.extend({
  step: z.enum(['lock', 'unlock']),
  version: z.coerce.number().int().min(0).catch(0),
})
