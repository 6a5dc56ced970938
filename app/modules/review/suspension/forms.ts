import { z } from 'zod'
import { reasonForm } from '#app/modules/accounts/break-glass/forms.ts'

/** Taking a profile off the site or showing it again: which of both, over which state of it, and why. Errors are keys of `admin`. */
export const suspensionForm = reasonForm.extend({
  step: z.enum(['suspend', 'reinstate']),
  version: z.coerce.number().int().min(0).catch(0),
})
