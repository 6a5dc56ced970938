import type { SubmissionResult } from '@conform-to/react'
import { orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import type { FormAnswer, PublicRefusal } from '../form-answer.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'

/** What patients are told in words of their own (`refusal` of the booking texts), by the code of what refused it. */
const told = {
  'booking.SLOT_TAKEN': 'SLOT_TAKEN',
  'booking.HOLD_EXPIRED': 'HOLD_EXPIRED',
  'booking.DUPLICATE_BOOKING': 'DUPLICATE_BOOKING',
  'booking.LIMIT_REACHED': 'LIMIT_REACHED',
  'booking.TOO_MANY_HELD': 'TOO_MANY_HELD',
  'booking.TOO_SOON': 'TOO_SOON',
  'booking.CLOSED': 'CLOSED',
  'booking.INVALID_TRANSITION': 'INVALID_TRANSITION',
  'booking.CUTOFF_PASSED': 'CUTOFF_PASSED',
  'booking.TOO_MANY_RESCHEDULES': 'TOO_MANY_RESCHEDULES',
  'action_links.link_expired': 'LINK_EXPIRED',
  'action_links.link_used': 'LINK_USED',
  'action_links.link_revoked': 'LINK_REVOKED',
  'action_links.link_not_found': 'LINK_NOT_FOUND',
  'action_links.too_many_codes': 'TOO_MANY_CODES',
} as const satisfies Partial<Record<ErrorCode, PublicRefusal>>

const toldCodes = Object.keys(told) as (keyof typeof told)[]

export type PublicOutcome<T> = { done: true; value: T } | { done: false; code: PublicRefusal; status: number }

/** Awaits a patient's command: what came of it, or why not in words for them. Any other refusal ends the action with its page. */
export async function publicOutcome<T>(work: Promise<T>): Promise<PublicOutcome<T>> {
  const outcome = await orRefused(outcomeOf(work, toldCodes))
  if (outcome.done) return outcome
  const { code, status } = outcome.refusal
  return { done: false, code: told[code], status }
}

/** What a page says of a step that was refused. */
export type Refused = { code: PublicRefusal; nearest: WhenWords[] }

/** Whether near times help: the time is the matter, not the person. */
export function isAboutTime(code: PublicRefusal): boolean {
  return ['SLOT_TAKEN', 'HOLD_EXPIRED', 'TOO_SOON', 'CLOSED'].includes(code)
}

/** A patient's form again: all that was typed, and what is to be done. */
export function patientForm(
  submission: SubmissionResult<string[]>,
  status: number,
  { refusal = null, nearest = [], warnsOfPlan = false, help = [] }: Partial<Omit<FormAnswer, 'submission'>> = {},
  retryAfterSeconds?: number,
) {
  return refusedPage<FormAnswer>({ submission, refusal, nearest, warnsOfPlan, help }, status, retryAfterSeconds)
}
