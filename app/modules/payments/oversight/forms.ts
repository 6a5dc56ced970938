import { z } from 'zod'
import { centsOf } from '../lines.ts'

/** How much goes back, in dollars as people write them, and why. Errors are keys of `payments`. */
export const refundForm = z.object({
  amount: z
    .string('refund.errors.amount')
    .trim()
    .transform((text, context) => {
      const cents = centsOf(text)
      if (cents !== null && cents > 0) return cents
      context.addIssue({ code: 'custom', message: 'refund.errors.amount' })
      return z.NEVER
    }),
  reason: z.string('refund.errors.reason').trim().min(3, 'refund.errors.reason').max(500, 'refund.errors.long'),
})
