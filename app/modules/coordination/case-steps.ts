import type { careCases } from '#drizzle/schema/coordination/cases.ts'

export type CaseStatus = (typeof careCases.$inferSelect)['status']

/** Who takes a step: the clinic that refers, the one that is referred to, the patient, who coordinates for the first, or time. */
export type StepBy = 'requester' | 'recipient' | 'coordinator' | 'patient' | 'system'

/** Where a step leads; `resume` is where the referral was before it was held, frozen or asked to be canceled. */
type Transition = Readonly<{ from: readonly CaseStatus[]; to: CaseStatus | 'resume'; by: readonly StepBy[] }>

const beforeVisit = ['sent', 'received', 'more_info', 'accepted', 'scheduled'] as const
const running = [...beforeVisit, 'in_progress', 'interim_reported', 'report_sent'] as const

/** Every step of a referral (product.md §3.8): whatever is not listed is refused. */
const transitions = {
  /** Consent is there. By time where the patient agrees by the link. */
  send: { from: ['draft'], to: 'sent', by: ['requester', 'system'] },
  discard: { from: ['draft'], to: 'canceled', by: ['requester'] },
  receive: { from: ['sent'], to: 'received', by: ['recipient'] },
  accept: { from: ['sent', 'received'], to: 'accepted', by: ['recipient'] },
  decline: { from: ['sent', 'received', 'more_info'], to: 'declined', by: ['recipient'] },
  ask: { from: ['sent', 'received'], to: 'more_info', by: ['recipient'] },
  answer: { from: ['more_info'], to: 'sent', by: ['requester'] },
  resend: { from: ['declined'], to: 'sent', by: ['requester'] },
  close_unfilled: { from: ['declined'], to: 'closed_unfilled', by: ['requester'] },
  schedule: { from: ['accepted'], to: 'scheduled', by: ['recipient'] },
  reschedule: { from: ['scheduled'], to: 'accepted', by: ['recipient'] },
  /** By itself where the visit is one of ours and its desk says so; the same of the two after it. */
  no_show: { from: ['scheduled'], to: 'accepted', by: ['recipient', 'system'] },
  patient_cancel: { from: ['scheduled'], to: 'accepted', by: ['recipient', 'patient', 'system'] },
  start: { from: ['scheduled'], to: 'in_progress', by: ['recipient', 'system'] },
  interim: { from: ['in_progress', 'interim_reported'], to: 'interim_reported', by: ['recipient'] },
  report: { from: ['in_progress', 'interim_reported'], to: 'report_sent', by: ['recipient'] },
  close: { from: ['report_sent'], to: 'closed', by: ['requester'] },
  ask_cancel: { from: beforeVisit, to: 'cancel_requested', by: ['requester'] },
  /** The recipient says so, or five days have gone by. */
  confirm_cancel: { from: ['cancel_requested'], to: 'canceled', by: ['recipient', 'system'] },
  refuse_cancel: { from: ['cancel_requested'], to: 'resume', by: ['recipient'] },
  hold: { from: running, to: 'on_hold', by: ['coordinator'] },
  resume: { from: ['on_hold'], to: 'resume', by: ['coordinator'] },
  /** The patient has withdrawn the consent, by the link or by whoever writes it down. */
  freeze: {
    from: [...running, 'declined', 'cancel_requested', 'on_hold'],
    to: 'frozen',
    by: ['patient', 'requester'],
  },
  thaw: { from: ['frozen'], to: 'resume', by: ['patient', 'requester'] },
} as const satisfies Record<string, Transition>

export type CaseStep = keyof typeof transitions

export const caseSteps = Object.keys(transitions) as CaseStep[]

const transitionOf = (step: CaseStep): Transition => transitions[step]

export const isCaseStep = (text: string): text is CaseStep => Object.hasOwn(transitions, text)

/** Where a referral is after a step; null where that step is not for this side, or not from here. */
export function statusAfter(
  step: CaseStep,
  { status, resumeStatus }: Readonly<{ status: CaseStatus; resumeStatus: CaseStatus | null }>,
  by: StepBy,
): CaseStatus | null {
  const { from, to, by: allowed } = transitionOf(step)
  if (!from.includes(status) || !allowed.includes(by)) return null
  return to === 'resume' ? resumeStatus : to
}

/** Whether a step leaves from where it may come back to. */
const leaves: readonly CaseStep[] = ['ask_cancel', 'hold', 'freeze']

/** What `resume` leads to after a step. Who is frozen while on hold or being canceled goes on where it was before all of that. */
export function resumeAfter(
  step: CaseStep,
  { status, resumeStatus }: Readonly<{ status: CaseStatus; resumeStatus: CaseStatus | null }>,
): CaseStatus | null {
  if (!leaves.includes(step)) return null
  return resumeStatus ?? status
}

/** The steps that a side may take from somewhere. */
export function stepsFrom(
  stands: Readonly<{ status: CaseStatus; resumeStatus: CaseStatus | null }>,
  by: StepBy,
): CaseStep[] {
  return caseSteps.filter((step) => statusAfter(step, stands, by) !== null)
}

/** Nothing more happens to it. */
export const endedStatuses = ['closed', 'closed_unfilled', 'canceled'] as const satisfies CaseStatus[]

export const isEnded = (status: CaseStatus): boolean => endedStatuses.some((each) => each === status)

/** The recipient has it and has not answered. */
export const unansweredStatuses = ['sent', 'received'] as const satisfies CaseStatus[]

/** Steps that say something in words, and which of them must. */
export const stepWords: Readonly<Partial<Record<CaseStep, 'needed' | 'offered'>>> = {
  decline: 'needed',
  ask: 'needed',
  answer: 'needed',
  close_unfilled: 'offered',
  reschedule: 'offered',
  no_show: 'offered',
  patient_cancel: 'offered',
  interim: 'needed',
  report: 'needed',
  close: 'offered',
  ask_cancel: 'needed',
  refuse_cancel: 'needed',
  hold: 'needed',
}

/** Steps that a page of their own asks about; the others are a press. */
export const asksFirst = (step: CaseStep): boolean =>
  step in stepWords || step === 'schedule' || step === 'resend' || step === 'discard' || step === 'confirm_cancel'
