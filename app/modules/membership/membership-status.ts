import { dayMs } from '#app/core/calendar/durations.ts'
import { DomainError } from '#app/core/errors.ts'
import type { membershipStatuses } from '#drizzle/schema/membership.ts'

export type MembershipStatus = (typeof membershipStatuses)[number]

/** `pay` is the gateway's word that money came; `fail` that it did not. */
export const membershipActions = [
  'choose',
  'pay',
  'abandon',
  'change_next',
  'fail',
  'suspend',
  'cancel',
  'schedule_cancel',
  'keep',
  'end',
  'comp',
  'extend',
] as const
export type MembershipAction = (typeof membershipActions)[number]

export type MembershipParty = 'owner' | 'gateway' | 'system' | 'admin'

type From = MembershipStatus | 'none'
type Line = Readonly<{ from: From; action: MembershipAction; by: MembershipParty; to: MembershipStatus }>

const line = (from: From, action: MembershipAction, by: MembershipParty, to: MembershipStatus): Line => ({
  ...{ from, action, by, to },
})

/** Those without a level that is paid for, who may choose one anew. */
const without = ['none', 'abandoned', 'ended', 'canceled'] as const
const running = ['active', 'past_due', 'cancel_scheduled'] as const

/** The life of a membership (product.md §3.8). What is not listed is refused. */
export const membershipTransitions: readonly Line[] = [
  ...without.map((from) => line(from, 'choose', 'owner', 'pending_payment')),
  line('pending_payment', 'choose', 'owner', 'pending_payment'),
  line('pending_payment', 'pay', 'gateway', 'active'),
  line('pending_payment', 'abandon', 'system', 'abandoned'),
  // Paid after all, when nobody waited any more: what somebody has paid for is theirs.
  ...(['abandoned', 'ended', 'canceled'] as const).map((from) => line(from, 'pay', 'gateway', 'active')),
  ...running.map((from) => line(from, 'pay', 'gateway', from === 'past_due' ? 'active' : from)),
  line('active', 'change_next', 'owner', 'active'),
  line('active', 'fail', 'gateway', 'past_due'),
  // Nothing is repeated that could fail: a trial, a level that was given, a gateway that is silent.
  line('active', 'fail', 'system', 'past_due'),
  line('past_due', 'fail', 'gateway', 'past_due'),
  line('past_due', 'suspend', 'system', 'suspended'),
  line('suspended', 'pay', 'gateway', 'active'),
  line('suspended', 'cancel', 'system', 'canceled'),
  line('active', 'schedule_cancel', 'owner', 'cancel_scheduled'),
  line('cancel_scheduled', 'keep', 'owner', 'active'),
  line('cancel_scheduled', 'end', 'system', 'ended'),
  // Who owes and does not want it any more owes nothing: it ends at once.
  line('past_due', 'end', 'owner', 'ended'),
  line('suspended', 'end', 'owner', 'canceled'),
  ...([...without, ...running, 'pending_payment', 'suspended'] as const).map((from) =>
    line(from, 'comp', 'admin', 'active'),
  ),
  ...([...running, 'suspended'] as const).map((from) =>
    line(from, 'extend', 'admin', from === 'cancel_scheduled' ? from : 'active'),
  ),
]

/** Where a step leads, or null when there is no such step. */
export function nextMembershipStatus(
  from: From,
  action: MembershipAction,
  by: MembershipParty,
): MembershipStatus | null {
  return (
    membershipTransitions.find((each) => each.from === from && each.action === action && each.by === by)?.to ?? null
  )
}

/** The status after a step. @throws DomainError conflict `membership.not_now` when there is no such step */
export function stepMembership(from: From, action: MembershipAction, by: MembershipParty): MembershipStatus {
  const to = nextMembershipStatus(from, action, by)
  if (to === null) throw new DomainError('conflict', 'membership.not_now')
  return to
}

/** Whether what was bought holds: while nothing is owed, and while payment is still hoped for. */
export const isRunning = (status: MembershipStatus): boolean => (running as readonly string[]).includes(status)

/** The level that somebody has: what was bought while it runs, and the first one otherwise. */
export function tierOf({ status, tier }: Readonly<{ status: MembershipStatus; tier: number }>): number {
  return isRunning(status) ? tier : 1
}

/** How long a choice without a payment is kept. */
export const choiceLifeMs = dayMs
/** How long everything goes on after a renewal was not paid. */
export const graceMs = 14 * dayMs
/** How long a suspended membership can be taken up again. */
export const suspensionMs = 60 * dayMs
/** How long before the end of grace its owner is told once more. */
export const lastCallMs = 3 * dayMs
/** Days that a gateway may be silent about a renewal. */
export const silentDays = 3
