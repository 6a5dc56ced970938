/** The words that a patient agrees to, by version: `consent.text` of the texts says the newest. */
export const consentVersion = 2

/** What the parts of a referral may be at most, in UTF-16 units. */
export const longest = { name: 120, reason: 2000, message: 2000, title: 200, file: 120 } as const

export const consentMethods = ['verbal', 'paper', 'link'] as const
/** Those that somebody at the clinic hears or reads, and writes down. */
export const saidMethods = ['verbal', 'paper'] as const
export const taskKinds = ['schedule', 'send_records', 'patient_action', 'authorization', 'report', 'follow_up'] as const
export const assignees = ['requester', 'recipient', 'patient'] as const
export const documentKinds = ['record', 'image', 'lab', 'consent', 'report', 'other'] as const

/** How a task goes on (FHIR Task): what is over stays so. */
export const taskSteps = {
  accept: { from: ['requested'], to: 'accepted' },
  begin: { from: ['requested', 'accepted'], to: 'in_progress' },
  complete: { from: ['requested', 'accepted', 'in_progress'], to: 'completed' },
  reject: { from: ['requested'], to: 'rejected' },
  cancel: { from: ['requested', 'accepted', 'in_progress'], to: 'canceled' },
} as const

export type TaskStep = keyof typeof taskSteps
export const taskStepNames = Object.keys(taskSteps) as TaskStep[]
export type TaskStatus = 'requested' | 'accepted' | 'in_progress' | 'completed' | 'rejected' | 'canceled'

export const isOpenTask = (status: TaskStatus): boolean =>
  status === 'requested' || status === 'accepted' || status === 'in_progress'
