import { z } from 'zod'

/** What a visitor can say is wrong on a profile. */
export const reportTopics = [
  'phone',
  'address',
  'hours',
  'plans',
  'languages',
  'name',
  'accepting',
  'closed',
  'other',
] as const

export type ReportTopic = (typeof reportTopics)[number]

/** "Report an error" on a public profile. Messages are keys of the `directory` texts. */
export const reportForm = z.object({
  topic: z.enum(reportTopics, { error: 'report.errors.topic' }),
  details: z
    .string({ error: 'report.errors.details' })
    .trim()
    .min(5, { error: 'report.errors.details' })
    .max(1000, { error: 'report.errors.detailsLong' }),
  contact: z
    .string({ error: 'report.errors.contactLong' })
    .trim()
    .max(120, { error: 'report.errors.contactLong' })
    .optional(),
  /** The honeypot: people do not see it, machines fill it in. */
  website: z.string().max(500).optional(),
})
