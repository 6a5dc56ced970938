import { z } from 'zod'

const shared = {
  days: z.coerce
    .number('giving.errors.days')
    .int('giving.errors.days')
    .min(1, 'giving.errors.days')
    .max(365, 'giving.errors.days'),
  reason: z.string('giving.errors.reason').trim().min(3, 'giving.errors.reason').max(500, 'giving.errors.long'),
  version: z.coerce.number().int().min(0).catch(0),
}

/** Giving a level for some days, or letting one run longer; errors are keys of `membership`. */
export const givingForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('comp'),
    tier: z.coerce
      .number('giving.errors.tier')
      .int('giving.errors.tier')
      .min(2, 'giving.errors.tier')
      .max(4, 'giving.errors.tier'),
    ...shared,
  }),
  z.object({ intent: z.literal('extend'), ...shared }),
])
