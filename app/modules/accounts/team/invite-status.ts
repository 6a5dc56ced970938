import { dayMs } from '#app/core/calendar/durations.ts'
import { DomainError } from '#app/core/errors.ts'
import type { invites } from '#drizzle/schema/accounts.ts'

export type InviteStatus = (typeof invites.$inferSelect)['status']

export const inviteActions = ['send', 'resend', 'open', 'accept', 'decline', 'revoke', 'expire'] as const
export type InviteAction = (typeof inviteActions)[number]

/** Who does it: somebody who manages the team, whoever holds the link, the clock. */
export type InviteActor = 'manager' | 'invitee' | 'system'

type Line = Readonly<{ from: InviteStatus; action: InviteAction; actor: InviteActor; to: InviteStatus }>

/** The life of an invite (product.md §3.8). Sending again makes a new link; what is not listed is refused. */
export const inviteTransitions: readonly Line[] = [
  { from: 'draft', action: 'send', actor: 'manager', to: 'sent' },
  { from: 'sent', action: 'resend', actor: 'manager', to: 'sent' },
  { from: 'opened', action: 'resend', actor: 'manager', to: 'sent' },
  { from: 'expired', action: 'resend', actor: 'manager', to: 'sent' },
  { from: 'sent', action: 'open', actor: 'invitee', to: 'opened' },
  { from: 'opened', action: 'accept', actor: 'invitee', to: 'accepted' },
  { from: 'opened', action: 'decline', actor: 'invitee', to: 'declined' },
  { from: 'sent', action: 'revoke', actor: 'manager', to: 'revoked' },
  { from: 'opened', action: 'revoke', actor: 'manager', to: 'revoked' },
  { from: 'sent', action: 'expire', actor: 'system', to: 'expired' },
  { from: 'opened', action: 'expire', actor: 'system', to: 'expired' },
]

/** Statuses in which the link can still be answered. */
export const openInviteStatuses = ['sent', 'opened'] as const satisfies readonly InviteStatus[]

/** Fourteen days. */
export const inviteLifeMs = 14 * dayMs

/** The status as it is at an instant: time ends an invite before the chore has written so. */
export function statusAt({ status, expiresAt }: { status: InviteStatus; expiresAt: number }, at: number): InviteStatus {
  return isOpen(status) && expiresAt <= at ? 'expired' : status
}

export function isOpen(status: InviteStatus): boolean {
  return (openInviteStatuses as readonly InviteStatus[]).includes(status)
}

/** Names the link that a list showed: it is another one after somebody has sent the invite again. */
export function inviteMark({ tokenHash }: { tokenHash: string }): string {
  return tokenHash.slice(0, 12)
}

/** Where a step leads, or null when there is no such step. */
export function nextInviteStatus(from: InviteStatus, action: InviteAction, actor: InviteActor): InviteStatus | null {
  return (
    inviteTransitions.find((line) => line.from === from && line.action === action && line.actor === actor)?.to ?? null
  )
}

/**
 * The status after a step. @throws DomainError conflict `accounts.invite_ended` when there is no such step
 */
export function stepInvite(from: InviteStatus, action: InviteAction, actor: InviteActor): InviteStatus {
  const to = nextInviteStatus(from, action, actor)
  if (to === null) throw new DomainError('conflict', 'accounts.invite_ended', { from, action })
  return to
}
