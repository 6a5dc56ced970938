import { DomainError } from '#app/core/errors.ts'
import type { campaignStatuses } from '#drizzle/schema/promotion/campaigns.ts'

export type CampaignStatus = (typeof campaignStatuses)[number]

export const campaignActions = [
  'submit',
  'approve',
  'reject',
  'revise',
  'await_payment',
  'pay',
  'start',
  'pause',
  'resume',
  'finish',
  'stop',
] as const
export type CampaignAction = (typeof campaignActions)[number]

export type CampaignParty = 'owner' | 'admin' | 'gateway' | 'system'

type Line = Readonly<{
  from: CampaignStatus
  action: CampaignAction
  by: readonly CampaignParty[]
  to: CampaignStatus
}>

/** The life of a campaign (product.md §3.8). What is not listed is refused. */
const campaignTransitions: readonly Line[] = [
  { from: 'draft', action: 'submit', by: ['owner'], to: 'submitted' },
  { from: 'submitted', action: 'approve', by: ['admin'], to: 'approved' },
  { from: 'submitted', action: 'reject', by: ['admin'], to: 'rejected' },
  { from: 'rejected', action: 'revise', by: ['owner'], to: 'draft' },
  { from: 'approved', action: 'await_payment', by: ['owner'], to: 'pending_payment' },
  { from: 'pending_payment', action: 'pay', by: ['gateway'], to: 'scheduled' },
  { from: 'scheduled', action: 'start', by: ['system'], to: 'running' },
  { from: 'running', action: 'pause', by: ['owner'], to: 'paused' },
  // A campaign that rests is taken up again before it ends or is stopped: both lead out of `running` alone.
  { from: 'paused', action: 'resume', by: ['owner', 'system', 'admin'], to: 'running' },
  { from: 'running', action: 'finish', by: ['system'], to: 'finished' },
  { from: 'scheduled', action: 'stop', by: ['admin'], to: 'stopped' },
  { from: 'running', action: 'stop', by: ['admin'], to: 'stopped' },
]

/** Where a step leads, or null when there is no such step. */
export function nextCampaignStatus(
  from: CampaignStatus,
  action: CampaignAction,
  by: CampaignParty,
): CampaignStatus | null {
  const line = campaignTransitions.find((each) => each.from === from && each.action === action)
  return line?.by.includes(by) ? line.to : null
}

/** The status after a step. @throws DomainError conflict `promotion.not_now` when there is no such step */
export function stepCampaign(from: CampaignStatus, action: CampaignAction, by: CampaignParty): CampaignStatus {
  const to = nextCampaignStatus(from, action, by)
  if (to === null) throw new DomainError('conflict', 'promotion.not_now')
  return to
}

/** Those that have been paid for and have their weeks. */
export const bookedStatuses = ['scheduled', 'running', 'paused'] as const satisfies readonly CampaignStatus[]

/** Approved, and not paid for yet: they keep their weeks until `heldUntil`. */
export const heldStatuses = ['approved', 'pending_payment'] as const satisfies readonly CampaignStatus[]

/** Those that the days of the campaign show; a scheduled one runs from its first minute on, before a chore says so. */
export const shownStatuses = ['scheduled', 'running'] as const satisfies readonly CampaignStatus[]

/** Those that have been seen, and have figures. */
export const reportedStatuses = [
  'running',
  'paused',
  'finished',
  'stopped',
] as const satisfies readonly CampaignStatus[]
