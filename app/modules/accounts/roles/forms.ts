import { z } from 'zod'

/** Messages are keys of the `admin` texts. */
export const roleForm = z.object({
  kind: z.enum(['grant', 'revoke'], { error: 'roles.errors.role' }),
  role: z.string({ error: 'roles.errors.role' }).max(128),
  reason: z
    .string({ error: 'roles.errors.reason' })
    .trim()
    .min(1, 'roles.errors.reason')
    .max(500, 'roles.errors.reasonLong'),
})
