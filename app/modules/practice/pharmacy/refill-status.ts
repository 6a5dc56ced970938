import { dayMs } from '#app/core/calendar/durations.ts'

/** As `refill_requests.status` has them; this file is read by the browser's pages too, so it stands without the table. */
export const refillStatuses = ['new', 'with_clinician', 'approved', 'denied', 'sent', 'closed'] as const
export type RefillStatus = (typeof refillStatuses)[number]

export const refillActions = ['send_on', 'approve', 'deny', 'send', 'close', 'withdraw'] as const
export type RefillAction = (typeof refillActions)[number]

/** Who takes calls and hands on what was decided, and who decides: managers and clinicians are both. */
export type RefillParty = 'desk' | 'clinician'

type Line = Readonly<{
  from: RefillStatus
  action: RefillAction
  by: RefillParty
  to: RefillStatus
  /** The patient is told with it. */
  tells?: true
  /** It says something in words. */
  answers?: true
}>

/** The life of a request for a refill (product.md, `/provider/mgmt/pharmacy`). What is not listed is refused. */
const lines: readonly Line[] = [
  { from: 'new', action: 'send_on', by: 'desk', to: 'with_clinician' },
  { from: 'new', action: 'withdraw', by: 'desk', to: 'closed' },
  { from: 'with_clinician', action: 'approve', by: 'clinician', to: 'approved', answers: true },
  { from: 'with_clinician', action: 'deny', by: 'clinician', to: 'denied', answers: true },
  { from: 'with_clinician', action: 'withdraw', by: 'desk', to: 'closed' },
  { from: 'approved', action: 'send', by: 'desk', to: 'sent', tells: true },
  { from: 'denied', action: 'close', by: 'desk', to: 'closed', tells: true },
  { from: 'sent', action: 'close', by: 'desk', to: 'closed' },
]

/** The line of a step that somebody of these parties may take; undefined is refused. */
export const refillLine = (from: RefillStatus, action: RefillAction, parties: readonly RefillParty[]) =>
  lines.find((line) => line.from === from && line.action === action && parties.includes(line.by))

/** The steps that somebody may take now. */
export const openActions = (from: RefillStatus, parties: readonly RefillParty[]) =>
  lines
    .filter((line) => line.from === from && parties.includes(line.by))
    .map(({ action, tells = false, answers = false }) => ({ action, tells, answers }))

/** Those in which somebody has something to do. */
export const waitingStatuses = ['new', 'with_clinician', 'approved', 'denied'] as const satisfies RefillStatus[]

const isWaiting = (status: RefillStatus) => waitingStatuses.some((each) => each === status)

/** Whether a request has waited for its next step for longer than a day. */
export const isOverdue = (row: Readonly<{ status: RefillStatus; waitsSince: number }>, now: number): boolean =>
  isWaiting(row.status) && now - row.waitsSince > dayMs

/** What the list may be narrowed to. */
export const refillLists = ['open', 'clinician', 'overdue', 'done'] as const
export type RefillList = (typeof refillLists)[number]

export function isInList(list: RefillList, row: Readonly<{ status: RefillStatus; waitsSince: number }>, now: number) {
  if (list === 'overdue') return isOverdue(row, now)
  if (list === 'clinician') return row.status === 'with_clinician'
  return isWaiting(row.status) === (list === 'open')
}
