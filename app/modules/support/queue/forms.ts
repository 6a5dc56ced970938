import { z } from 'zod'

/** Forms of those who answer. Messages are keys of the `support` texts. */

/** Doctors who are named in one answer: more are no help in choosing. */
const mostPicks = 3

const version = z.coerce.number().int().min(1)

/** What of the form of an answer is sent: to the customer, to colleagues, or only back to the page with more in it. */
const answerIntents = ['wait', 'solve', 'note', 'macro', 'search'] as const

/** An answer or a note, also while it is still being written: a prepared answer is put into it, a doctor looked for. */
export const answerForm = z
  .object({
    version,
    intent: z.enum(answerIntents),
    body: z.string().trim().max(4000, { error: 'errors.bodyLong' }).default(''),
    macro: z.string().max(64).default(''),
    doctor: z.string().max(200).default(''),
    picks: z.array(z.string().max(64)).max(20).default([]),
    keep: z.string().max(200).default(''),
  })
  .superRefine(({ intent, body, picks }, context) => {
    if (intent === 'macro' || intent === 'search') return
    if (body.length < 2) context.addIssue({ code: 'custom', path: ['body'], message: 'errors.body' })
    if (new Set(picks).size > mostPicks) context.addIssue({ code: 'custom', path: ['picks'], message: 'errors.picks' })
  })

/** To whom a ticket is given; nobody when left empty. */
export const assignmentForm = z.object({ version, assignee: z.string().max(64).default('') })

export const ticketSteps = ['open', 'resume', 'solve', 'reopen', 'mark_spam'] as const

export const stepForm = z.object({ version, action: z.enum(ticketSteps) })

/** Into which ticket, by its reference. */
export const mergeForm = z.object({ version, into: z.string().max(20).default('') })

/** A button that needs no more than what was seen. */
export const plannedCallForm = z.object({ version })
