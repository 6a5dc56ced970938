import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { invites, teamMembers, users } from '#drizzle/schema/accounts.ts'
import { inviteLifeMs, isOpen, statusAt, stepInvite } from '../invite-status.ts'
import { invitesTo } from '../queries/practice-seats.server.ts'
import { managesAll } from '../queries/get-seat.server.ts'
import { newInviteLink, sendInviteLink } from './tell-team.server.ts'
import type { AssignableRole } from '../team-rules.ts'
import { requireFreeSeat } from './require-free-seat.server.ts'

export type InviteInput = Readonly<{
  /** Lower case. */
  email: string
  role: AssignableRole
  facilityIds: readonly string[]
  /** Of the message. */
  locale: Locale
  note: string | null
}>

/** Somebody is invited once, and not to where they already are. */
async function requireNew(tx: Transaction, { email, facilityIds }: InviteInput): Promise<void> {
  const there = await tx
    .select({ facilityId: teamMembers.facilityId })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(inArray(teamMembers.facilityId, [...facilityIds]), eq(users.email, email), ne(teamMembers.status, 'left')),
    )
  if (there.length === facilityIds.length) throw new DomainError('conflict', 'accounts.member_already')
  const sent = await invitesTo(facilityIds, tx)
  const isWaiting = sent.some((invite) => invite.email === email && isOpen(statusAt(invite, now())))
  if (isWaiting) throw new DomainError('conflict', 'accounts.invite_open')
}

/**
 * Invites somebody to a team, by a link in an e-mail that holds for 14 days.
 * @returns the id of the invite.
 * @throws DomainError not_found when a place is not one whose team the actor manages; conflict `accounts.seats_full`,
 * `accounts.member_already`, `accounts.invite_open`
 */
export async function sendInvite(actor: ProviderActor, input: InviteInput): Promise<string> {
  const facilityIds = [...new Set(input.facilityIds)].sort()
  if (facilityIds.length === 0 || !managesAll(actor, facilityIds)) {
    throw new DomainError('not_found', 'accounts.facility_unknown')
  }
  const id = newId()
  const { token, hash } = newInviteLink()
  await withTransaction(async (tx) => {
    await requireFreeSeat(tx, facilityIds, { email: input.email, isInvite: true })
    await requireNew(tx, { ...input, facilityIds })
    const at = now()
    const { email, role, locale, note } = input
    const expiresAt = at + inviteLifeMs
    await tx.insert(invites).values({
      ...{ id, facilityIds, email, role, locale, note, expiresAt },
      tokenHash: hash,
      inviterId: actor.userId,
      status: stepInvite('draft', 'send', 'manager'),
      createdAt: at,
      updatedAt: at,
    })
    await sendInviteLink(tx, { id, email, locale, expiresAt }, token)
    const subject = { type: 'invite', id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'accounts.invite_send', subject })
  })
  return id
}
