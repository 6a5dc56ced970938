import { z } from 'zod'
import { findingKinds } from './finding-kinds.ts'

/** Pages that a run may read, as offered. */
export const pageLimits = [100, 400, 1200] as const

export const startForm = z.object({
  limit: z.coerce.number().refine((limit) => (pageLimits as readonly number[]).includes(limit)),
})

export const stepForm = z.object({ step: z.enum(['pause', 'resume', 'cancel']) })

const kindField = z.enum(findingKinds)

export const intentForm = z.object({ intent: z.enum(['ignore', 'restore']) })

/** A finding is left for a reason, or counts again. Messages are keys of the `seo` texts. */
export const ignoreForm = z.object({
  kind: kindField,
  path: z.string().startsWith('/').max(500),
  reason: z.string().trim().min(3, { error: 'errors.reason' }).max(300, { error: 'errors.reason' }),
})

export const restoreForm = z.object({ ignore: z.string().min(1).max(64), kind: kindField })
