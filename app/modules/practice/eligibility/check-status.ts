import type { eligibilityStatuses } from '#drizzle/schema/practice/eligibility.ts'
import { type RejectionCode, isRejectionCode } from './codes.ts'

/** The states of a check and the steps between them (product.md §3.8). Every command asks this table. */

export type CheckStatus = (typeof eligibilityStatuses)[number]

export type CheckStep =
  'queue' | 'send' | 'answer_active' | 'answer_inactive' | 'answer_unclear' | 'reject' | 'time_out' | 'fail' | 'give_up'

const transitions: Readonly<Record<CheckStep, Readonly<{ from: readonly CheckStatus[]; to: CheckStatus }>>> = {
  // By hand: a draft, or once more where it has failed. A rejected one is put right in a copy.
  queue: { from: ['draft', 'failed'], to: 'queued' },
  // What is asked again by itself goes on from where it stopped.
  send: { from: ['queued', 'timeout', 'rejected'], to: 'sent' },
  answer_active: { from: ['sent'], to: 'answered_active' },
  answer_inactive: { from: ['sent'], to: 'answered_inactive' },
  answer_unclear: { from: ['sent'], to: 'answered_unclear' },
  reject: { from: ['sent'], to: 'rejected' },
  time_out: { from: ['sent'], to: 'timeout' },
  fail: { from: ['sent'], to: 'failed' },
  give_up: { from: ['timeout', 'rejected'], to: 'failed' },
}

/** Where a step leads from a state; null where it may not be taken. */
export function statusAfter(status: CheckStatus, step: CheckStep): CheckStatus | null {
  const { from, to } = transitions[step]
  return from.includes(status) ? to : null
}

/** The states from which a step may be taken. */
export const statusesBefore = (step: CheckStep): CheckStatus[] => [...transitions[step].from]

/** How long a check waits until it is sent again, by how often it has been sent. */
const retryDelaysMs = [30_000, 300_000]

/** AAA03 that says: later. */
const laterCodes: readonly string[] = ['42', '80']

export const isForLater = (codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every((code) => laterCodes.includes(code))

/** How long to wait after so many sends; null when it has been sent often enough. */
export const retryDelay = (attempts: number): number | null => retryDelaysMs[attempts - 1] ?? null

/** After so long what was sent counts as unanswered: the process that waited is gone. */
export const lostAfterMs = 60_000

/** Rejections that a corrected copy may put right: what was typed, or whom it was sent to. */
const fixable: readonly RejectionCode[] = [
  ...(['15', '43', '51', '57', '58', '60', '61', '62', '63', '64', '65', '66', '67'] as const),
  ...(['71', '72', '73', '75', '76', '77', '78', '79', 'T4'] as const),
]

export const isFixable = (codes: readonly string[]): boolean =>
  codes.some((code) => isRejectionCode(code) && fixable.includes(code))

/** States in which somebody has something to do before the visit. */
export const problemStatuses = ['answered_inactive', 'answered_unclear', 'rejected', 'failed'] as const

/** States in which the product is at work. */
export const waitingStatuses = ['queued', 'sent', 'timeout'] as const

const among = <One extends CheckStatus>(statuses: readonly One[], status: CheckStatus): status is One =>
  statuses.some((each) => each === status)

/** A rejection that is asked again by itself is no problem yet. */
export function isProblem({ status, dueAt }: Readonly<{ status: CheckStatus; dueAt: number | null }>): boolean {
  return among(problemStatuses, status) && dueAt === null
}

/** A check that goes on by itself. */
export function isWaiting({ status, dueAt }: Readonly<{ status: CheckStatus; dueAt: number | null }>): boolean {
  return among(waitingStatuses, status) || (status === 'rejected' && dueAt !== null)
}

export const isAnswered = (status: CheckStatus): boolean => status.startsWith('answered_')
