import type { SubmissionResult } from '@conform-to/react'
import { DomainError } from '#app/core/errors.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import type { Token } from '#app/core/rate-limit.server.ts'
import type { FormAnswer } from '../components/booking-form.tsx'
import type { PublicRefusal } from '../components/refusal-notice.tsx'
import type { WhenWords } from '../when-words.ts'

const publicRefusals: readonly string[] = [
  'SLOT_TAKEN',
  'HOLD_EXPIRED',
  'DUPLICATE_BOOKING',
  'LIMIT_REACHED',
  'TOO_MANY_HELD',
  'TOO_SOON',
  'CLOSED',
  'INVALID_TRANSITION',
  'CUTOFF_PASSED',
  'TOO_MANY_RESCHEDULES',
] satisfies PublicRefusal[]

/** What the module of links refuses, by its own codes. */
const linkRefusals: Readonly<Record<string, PublicRefusal>> = {
  'action_links.link_expired': 'LINK_EXPIRED',
  'action_links.link_used': 'LINK_USED',
  'action_links.link_revoked': 'LINK_REVOKED',
  'action_links.link_not_found': 'LINK_NOT_FOUND',
  'action_links.too_many_codes': 'TOO_MANY_CODES',
}

/** The refusal that has words of its own. Any other ends the action with the page of its status; what is no refusal is thrown on. */
export function refusalOf(error: unknown): { code: PublicRefusal; status: number } {
  if (!(error instanceof DomainError)) throw error
  const link = linkRefusals[error.code]
  if (link) return { code: link, status: error.status }
  const code = error.code.replace(/^booking\./, '')
  if (!publicRefusals.includes(code)) throw json({ path: null, code: error.code }, { status: error.status })
  return { code: code as PublicRefusal, status: error.status }
}

/** What a page says of a step that was refused. */
export type Refused = { code: PublicRefusal; nearest: WhenWords[] }

/** Whether near times help: the time is the matter, not the person. */
export function isAboutTime(code: PublicRefusal): boolean {
  return ['SLOT_TAKEN', 'HOLD_EXPIRED', 'TOO_SOON', 'CLOSED'].includes(code)
}

type Reply = { submission: SubmissionResult<string[]>; status: number }

/** Sends a form back with everything typed in it and what is to be done. */
export function sendBack(
  { submission, status }: Reply,
  { refusal = null, nearest = [], warnsOfPlan = false }: Partial<Omit<FormAnswer, 'submission'>> = {},
  headers: Record<string, string> = {},
) {
  const answer: FormAnswer = { submission, refusal, nearest, warnsOfPlan }
  return json(answer, { status, headers: { ...privateHeaders, ...headers } })
}

/** The same for a sender who has sent too often. */
export function sendBackLater(submission: SubmissionResult<string[]>, { retryAfterSeconds }: Token) {
  return sendBack({ submission, status: 429 }, { refusal: 'TOO_MANY' }, { 'Retry-After': String(retryAfterSeconds) })
}
