import { z } from 'zod'
import { hidden, words } from '#app/core/form/form.ts'

/** Plan and ZIP code as they were chosen and typed, where to go back to, and which button was pressed. */
export const preferencesForm = z
  .object({ plan: words(80), zip: words(20), back: hidden(2000), step: z.enum(['save', 'forget']).catch('save') })
  .transform(({ plan, zip, back, step }, context) => {
    const digits = (zip ?? '').normalize('NFKC').replace(/\s/g, '')
    // ZIP+4 says more than is needed.
    const [, five] = /^(\d{5})(?:-?\d{4})?$/.exec(digits) ?? []
    if (step === 'save' && digits !== '' && !five) {
      context.addIssue({ code: 'custom', message: 'own.errors.zip', path: ['zip'] })
    }
    return { plan: plan ? plan : null, zip: five ?? null, back, step }
  })
