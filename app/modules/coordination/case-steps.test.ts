import { describe, expect, it } from 'vitest'
import { careCaseStatuses } from '#drizzle/schema/coordination/cases.ts'
import { type CaseStatus, type CaseStep, caseSteps, resumeAfter, type StepBy, statusAfter } from './case-steps.ts'

const parties: readonly StepBy[] = ['requester', 'recipient', 'coordinator', 'patient', 'system']

/** Every step that there is, as product.md has it: from where, whose, and where to. `=` is where it was before. */
const expected: Readonly<Record<CaseStep, readonly [from: string, by: string, to: string]>> = {
  send: ['draft', 'requester system', 'sent'],
  discard: ['draft', 'requester', 'canceled'],
  receive: ['sent', 'recipient', 'received'],
  accept: ['sent received', 'recipient', 'accepted'],
  decline: ['sent received more_info', 'recipient', 'declined'],
  ask: ['sent received', 'recipient', 'more_info'],
  answer: ['more_info', 'requester', 'sent'],
  resend: ['declined', 'requester', 'sent'],
  close_unfilled: ['declined', 'requester', 'closed_unfilled'],
  schedule: ['accepted', 'recipient', 'scheduled'],
  reschedule: ['scheduled', 'recipient', 'accepted'],
  no_show: ['scheduled', 'recipient system', 'accepted'],
  patient_cancel: ['scheduled', 'recipient patient system', 'accepted'],
  start: ['scheduled', 'recipient system', 'in_progress'],
  interim: ['in_progress interim_reported', 'recipient', 'interim_reported'],
  report: ['in_progress interim_reported', 'recipient', 'report_sent'],
  close: ['report_sent', 'requester', 'closed'],
  ask_cancel: ['sent received more_info accepted scheduled', 'requester', 'cancel_requested'],
  confirm_cancel: ['cancel_requested', 'recipient system', 'canceled'],
  refuse_cancel: ['cancel_requested', 'recipient', '='],
  hold: [
    'sent received more_info accepted scheduled in_progress interim_reported report_sent',
    'coordinator',
    'on_hold',
  ],
  resume: ['on_hold', 'coordinator', '='],
  freeze: [
    'sent received more_info accepted scheduled in_progress interim_reported report_sent declined cancel_requested on_hold',
    'patient requester',
    'frozen',
  ],
  thaw: ['frozen', 'patient requester', '='],
}

const before: CaseStatus = 'accepted'

describe.each(careCaseStatuses.map((status) => [status] as const))('a referral that is %s', (status) => {
  it.each(caseSteps.flatMap((step) => parties.map((by) => [step, by] as const)))(
    'takes %s by %s where the table says so, and nowhere else',
    (step, by) => {
      const [from, whose, to] = expected[step]
      const isAllowed = from.split(' ').includes(status) && whose.split(' ').includes(by)
      const target = to === '=' ? before : to
      expect(statusAfter(step, { status, resumeStatus: before }, by)).toBe(isAllowed ? target : null)
    },
  )
})

describe('coming back', () => {
  it('leads to where it was before it was held, asked to be canceled or frozen, whichever came first', () => {
    expect(resumeAfter('hold', { status: 'scheduled', resumeStatus: null })).toBe('scheduled')
    expect(resumeAfter('freeze', { status: 'on_hold', resumeStatus: 'scheduled' })).toBe('scheduled')
    expect(resumeAfter('accept', { status: 'sent', resumeStatus: null })).toBeNull()
  })

  it('leads nowhere from what was never left', () => {
    expect(statusAfter('resume', { status: 'on_hold', resumeStatus: null }, 'coordinator')).toBeNull()
  })
})
