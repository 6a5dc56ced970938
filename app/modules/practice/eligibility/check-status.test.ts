import { describe, expect, it } from 'vitest'
import { eligibilityStatuses } from '#drizzle/schema/practice/eligibility.ts'
import {
  type CheckStatus,
  type CheckStep,
  isFixable,
  isForLater,
  isProblem,
  isWaiting,
  retryDelay,
  statusAfter,
  statusesBefore,
} from './check-status.ts'

/** Every step that may be taken; whatever is not here may not. */
const allowed: readonly (readonly [CheckStatus, CheckStep, CheckStatus])[] = [
  ['draft', 'queue', 'queued'],
  ['failed', 'queue', 'queued'],
  ['queued', 'send', 'sent'],
  ['timeout', 'send', 'sent'],
  ['rejected', 'send', 'sent'],
  ['sent', 'answer_active', 'answered_active'],
  ['sent', 'answer_inactive', 'answered_inactive'],
  ['sent', 'answer_unclear', 'answered_unclear'],
  ['sent', 'reject', 'rejected'],
  ['sent', 'time_out', 'timeout'],
  ['sent', 'fail', 'failed'],
  ['timeout', 'give_up', 'failed'],
  ['rejected', 'give_up', 'failed'],
]
const steps = [...new Set(allowed.map(([, step]) => step))]

describe('the steps of a check', () => {
  it('are those of the table and no others', () => {
    const found = eligibilityStatuses.flatMap((from) =>
      steps.flatMap((step) => {
        const to = statusAfter(from, step)
        return to === null ? [] : [[from, step, to].join(' ')]
      }),
    )
    expect(found.toSorted()).toEqual(allowed.map((row) => row.join(' ')).toSorted())
    for (const step of steps)
      expect(statusesBefore(step).toSorted()).toEqual(
        allowed.flatMap(([from, each]) => (each === step ? [from] : [])).toSorted(),
      )
  })

  it('lead from no answer anywhere else', () => {
    for (const status of ['answered_active', 'answered_inactive', 'answered_unclear'] as const)
      for (const step of steps) expect(statusAfter(status, step)).toBeNull()
  })
})

describe('a check that is asked again by itself', () => {
  it('waits thirty seconds, then five minutes, and then is given up', () => {
    expect([1, 2, 3, 4].map(retryDelay)).toEqual([30_000, 300_000, null, null])
  })

  it('is one that the payer puts off, and no other', () => {
    expect([['42'], ['80'], ['42', '80'], ['75'], ['42', '75'], []].map(isForLater)).toEqual([
      ...[true, true, true, false, false, false],
    ])
  })

  it('is no problem until it has been given up', () => {
    expect(isProblem({ status: 'rejected', dueAt: 1 })).toBe(false)
    expect(isWaiting({ status: 'rejected', dueAt: 1 })).toBe(true)
    expect(isProblem({ status: 'rejected', dueAt: null })).toBe(true)
    expect(isWaiting({ status: 'rejected', dueAt: null })).toBe(false)
    for (const status of ['answered_inactive', 'answered_unclear', 'failed'] as const)
      expect(isProblem({ status, dueAt: null })).toBe(true)
    for (const status of ['draft', 'queued', 'sent', 'timeout', 'answered_active'] as const)
      expect(isProblem({ status, dueAt: null })).toBe(false)
  })
})

it('a correction helps where something that was typed may be wrong', () => {
  expect(['71', '75', '72', '58', 'T4'].every((code) => isFixable([code]))).toBe(true)
  expect(['41', '42', '50', '80', '99'].some((code) => isFixable([code]))).toBe(false)
})
