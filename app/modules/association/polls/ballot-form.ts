import { z } from 'zod'
import { hidden } from '#app/core/form/form.ts'
import { mostOptions } from './choices.ts'

/** A field that a page has not sent, or that is no number, stands for no choice at all. */
const position = hidden(2).transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : -1))

/**
 * A ballot as a member's page sends it. The names `ballot` and `receipt` are among those that are never kept for somebody whose session has
 * ended (`guards/sent-form`).
 */
export const ballotForm = z
  .object({ poll: hidden(64), ballot: z.array(position).max(mostOptions).catch([]), confirm: hidden(5) })
  .transform(({ poll, ballot, confirm }) => ({ pollId: poll, sent: ballot, isConfirmed: confirm === 'yes' }))

/** A receipt by which somebody looks for their ballot. */
export const receiptForm = z.object({ poll: hidden(64), receipt: hidden(40) })
