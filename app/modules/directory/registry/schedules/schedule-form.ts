import { z } from 'zod'
import { scheduledSources } from './schedule-times.ts'

export const scheduleForm = z.object({
  source: z.enum(scheduledSources),
  version: z.coerce.number().int().min(0).max(2_000_000_000),
  cadence: z.enum(['off', 'daily', 'weekly']),
  weekday: z.coerce.number().int().min(1).max(7),
  hour: z.coerce.number().int().min(0).max(23),
  what: z.enum(['dry', 'apply']),
  states: z
    .string()
    .max(300)
    .default('')
    .transform((text) => text.split(/[\s,，、]+/).flatMap((state) => (state === '' ? [] : [state.toUpperCase()])))
    .refine((codes) => codes.every((state) => /^[A-Z]{2}$/.test(state))),
})

export type ScheduleAnswers = z.output<typeof scheduleForm>
