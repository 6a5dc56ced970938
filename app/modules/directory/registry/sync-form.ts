import { z } from 'zod'

const states = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,，、]+/).flatMap((state) => (state === '' ? [] : [state.toUpperCase()])))
  .refine((codes) => codes.every((state) => /^[A-Z]{2}$/.test(state)), { error: 'errors.states' })

/** What is to be run over which file. Messages are keys of the `sync` texts. */
export const syncForm = z.object({
  file: z.string().max(200).default(''),
  states,
  intent: z.enum(['dry', 'apply']),
})

const runSteps = ['pause', 'resume', 'cancel', 'undo'] as const

export const runStepForm = z.object({ step: z.enum(runSteps) })
