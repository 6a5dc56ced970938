import { z } from 'zod'

/** A code of an app or a recovery code, as typed. */
const code = z.string({ error: 'secondFactor.errors.missing' }).trim().min(1, 'secondFactor.errors.missing').max(100)

export const codeForm = z.object({ code })

/** With the secret that the page showed, sealed. */
export const enrollmentForm = z.object({ code, secret: z.string({ error: 'secondFactor.errors.missing' }).max(500) })
