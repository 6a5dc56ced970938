import { z } from 'zod'

/** A token is pasted out of a terminal, spaces and all. */
export const operatorForm = z.object({
  step: z.enum(['begin', 'end']),
  token: z.string().trim().max(200).default(''),
})
