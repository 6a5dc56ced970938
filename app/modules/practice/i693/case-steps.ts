import type { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'

export type CaseStatus = (typeof i693Cases.$inferSelect)['status']

/** In the order of the board: what is under way, then what is over. */
export const openStatuses = [
  'intake',
  'scheduled',
  'examined',
  'awaiting_results',
  'vaccines_pending',
  'tb_referral',
  'ready_to_sign',
  'signed',
  'sealed',
] as const satisfies readonly CaseStatus[]

export const endedStatuses = [
  'picked_up',
  'closed_no_sign',
  'voided',
  'canceled',
  'lapsed',
] as const satisfies readonly CaseStatus[]

export const caseStatuses: readonly CaseStatus[] = [...openStatuses, ...endedStatuses]

/** Everything before the signature: while a case is there its clinical fields may be changed, and it may be canceled or lapse. */
const beforeSigned = openStatuses.filter((status) => status !== 'signed' && status !== 'sealed')

/** Who takes a step: anybody of the clinic's desk, a civil surgeon of the clinic, whoever did not close the envelope, what was found, or time itself. */
type StepBy = 'desk' | 'surgeon' | 'second_person' | 'finding' | 'chore'

type StepRule = Readonly<{ from: readonly CaseStatus[]; to: CaseStatus; by: StepBy }>

/** The one table of what may happen to a case. What does not stand here is refused. */
const steps = {
  schedule: { from: ['intake'], to: 'scheduled', by: 'desk' },
  examine: { from: ['scheduled'], to: 'examined', by: 'desk' },
  await_results: { from: ['examined', 'vaccines_pending'], to: 'awaiting_results', by: 'desk' },
  await_vaccines: { from: ['awaiting_results'], to: 'vaccines_pending', by: 'desk' },
  refer_tb: { from: ['awaiting_results'], to: 'tb_referral', by: 'desk' },
  make_ready: { from: ['awaiting_results', 'tb_referral'], to: 'ready_to_sign', by: 'desk' },
  reopen: { from: ['ready_to_sign'], to: 'awaiting_results', by: 'finding' },
  sign: { from: ['ready_to_sign'], to: 'signed', by: 'surgeon' },
  seal: { from: ['signed'], to: 'sealed', by: 'second_person' },
  pick_up: { from: ['sealed'], to: 'picked_up', by: 'desk' },
  close: { from: ['tb_referral'], to: 'closed_no_sign', by: 'desk' },
  void: { from: ['signed', 'sealed'], to: 'voided', by: 'surgeon' },
  cancel: { from: beforeSigned, to: 'canceled', by: 'desk' },
  lapse: { from: beforeSigned, to: 'lapsed', by: 'chore' },
} as const satisfies Record<string, StepRule>

export type CaseStep = keyof typeof steps

export const caseSteps = Object.keys(steps) as CaseStep[]

export const ruleOf = (step: CaseStep): StepRule => steps[step]

/** Where a step leads from a status; null where it is not allowed. */
export function statusAfter(status: CaseStatus, step: CaseStep): CaseStatus | null {
  const { from, to } = ruleOf(step)
  return from.includes(status) ? to : null
}

/** Steps that a button of the case's first page takes, with a reason where one is asked for. Signing, sealing and what follows have forms of their own. */
export const deskSteps = [
  'schedule',
  'examine',
  'await_results',
  'await_vaccines',
  'refer_tb',
  'make_ready',
  'close',
  'cancel',
] as const satisfies readonly CaseStep[]

export type DeskStep = (typeof deskSteps)[number]

export const needsReason = (step: DeskStep): boolean => step === 'close' || step === 'cancel'

/** Whether what is known of the person, the vaccines and the tests may still be changed. */
export const isEditable = (status: CaseStatus): boolean => beforeSigned.some((each) => each === status)

/** Days without any deed after which a case that is not signed lapses. */
export const lapseDays = 120
