import { z } from 'zod'
import { isDate, mondayOf } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { mostTargets, mostWeeks, placements, targetKindOf } from './placements.ts'

/** Characters of a headline and of the text under it. */
const longestHeadline = 60
const longestBody = 160

/** The greatest number that a daily cap may be. */
const mostViews = 100_000

const needed = (most: number, key: 'errors.headline' | 'errors.body') =>
  z.string(key).trim().min(1, key).max(most, problem('errors.long', { most }))

/** The texts of an advertisement, by the part of the field's name that says the language. */
const texts = {
  headlineHans: needed(longestHeadline, 'errors.headline'),
  headlineHant: needed(longestHeadline, 'errors.headline'),
  headlineEn: needed(longestHeadline, 'errors.headline'),
  bodyHans: needed(longestBody, 'errors.body'),
  bodyHant: needed(longestBody, 'errors.body'),
  bodyEn: needed(longestBody, 'errors.body'),
}

type Texts = z.output<z.ZodObject<typeof texts>>

/** The texts of a form as they are kept. */
export const wordsOf = (form: Texts) => ({
  headline: { 'zh-Hans': form.headlineHans, 'zh-Hant': form.headlineHant, 'en-US': form.headlineEn },
  body: { 'zh-Hans': form.bodyHans, 'zh-Hant': form.bodyHant, 'en-US': form.bodyEn },
})

const chosen = z.array(hidden(80)).max(50).optional()

const targetsOf = (form: { placement: (typeof placements)[number]; specialty?: string[]; neighborhood?: string[] }) => {
  const kind = targetKindOf(form.placement)
  return kind === null ? [] : [...new Set(form[kind] ?? [])]
}

/** A campaign as it is written. Errors are keys of `promotion`. */
export const campaignForm = z
  .object({
    intent: z.enum(['save', 'preview']).catch('save'),
    version: shownVersion,
    placement: z.enum(placements, 'errors.placement'),
    specialty: chosen,
    neighborhood: chosen,
    startsOn: z.string('errors.startsOn').refine((text) => isDate(text) && mondayOf(text) === text, 'errors.startsOn'),
    weeks: z.coerce.number('errors.weeks').int('errors.weeks').min(1, 'errors.weeks').max(mostWeeks, 'errors.weeks'),
    dailyCap: z.coerce
      .number('errors.cap')
      .int('errors.cap')
      .min(1, 'errors.cap')
      .max(mostViews, 'errors.cap')
      .optional(),
    ...texts,
  })
  .superRefine((form, context) => {
    const kind = targetKindOf(form.placement)
    if (kind === null) return
    const count = targetsOf(form as Parameters<typeof targetsOf>[0]).length
    const faults: Faults = {}
    if (count === 0) faults[kind] = `errors.${kind}`
    if (count > mostTargets) faults[kind] = 'errors.many'
    reportFaults(faults, context)
  })
  .transform((form) => ({ ...form, targets: targetsOf(form as Parameters<typeof targetsOf>[0]) }))

export type CampaignAnswers = z.output<typeof campaignForm>

/** The buttons of a campaign's page, with what stood beside them. */
export const campaignStepForm = z.object({
  intent: z.enum(['submit', 'pay', 'revise', 'pause', 'resume']),
  shownCents: z.coerce.number().int().min(0).nullable().catch(null),
  shownStart: hidden(10),
})

const note = z
  .string('errors.note')
  .trim()
  .min(3, 'errors.note')
  .max(500, problem('errors.long', { most: 500 }))

/** What a reviewer decides. */
export const decisionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), version: shownVersion }),
  z.object({
    intent: z.literal('reject'),
    version: shownVersion,
    reason: z.string('errors.reason').min(1, 'errors.reason').max(64, 'errors.reason'),
    note: z
      .string()
      .trim()
      .max(500, problem('errors.long', { most: 500 }))
      .optional(),
  }),
  z.object({ intent: z.literal('stop'), version: shownVersion, note }),
])

/** An advertisement of the house. */
export const houseAdForm = z.object({
  version: shownVersion,
  placement: z.enum(placements, 'errors.placement'),
  target: z
    .string('errors.target')
    .trim()
    .max(200, 'errors.target')
    .regex(/^\/(?!\/)[\w\-./~?=&%#]*$/, 'errors.target'),
  isActive: z.literal('on').optional(),
  ...texts,
})
