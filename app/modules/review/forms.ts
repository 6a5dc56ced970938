import { z } from 'zod'
import { hidden, words } from '#app/core/form/form.ts'
import { languageLevels } from '#app/modules/practice/profile/choices.ts'
import { photoCrops } from '#app/modules/uploads/photo-crops.ts'
import { editNames } from './edited-values.ts'

/** The forms of a request's page and of a queue. Messages are keys of the `review` texts, those of fields put right of the `practice` texts. */

export const callOutcomes = ['confirmed', 'denied', 'no_answer', 'wrong_number'] as const

const edits = Object.fromEntries(editNames.map((name) => [name, words(1500)])) as Record<
  (typeof editNames)[number],
  ReturnType<typeof words>
>

export const requestForm = z.object({
  intent: z.enum(['approve', 'return', 'reject', 'claim', 'release', 'assign', 'call', 'reopen', 'lead']),
  seen: hidden(40),
  reason: hidden(40),
  note: words(500),
  /** Clinics whose team the submitter is to lead, by their ids. */
  lead: z.array(hidden(64)).max(20).optional(),
  whole: z.literal('on').optional().catch(undefined),
  crop: z.enum(photoCrops).catch('whole'),
  outcome: z.enum(callOutcomes).optional().catch(undefined),
  callPhone: words(40),
  callNote: words(1000),
  reviewer: hidden(64),
  holder: hidden(64),
  /** Languages by their ids, where a call was about them. */
  level: z.record(z.string().max(40), z.enum(['', ...languageLevels]).optional()).optional(),
  ...edits,
})

export type RequestAnswers = z.output<typeof requestForm>

export const bulkForm = z.object({
  decision: z.enum(['approve', 'return', 'reject', 'claim', 'assign']),
  reason: hidden(40),
  reviewer: hidden(64),
  request: z.array(z.string().max(64)).max(60).optional(),
})

export type BulkAnswers = z.output<typeof bulkForm>
