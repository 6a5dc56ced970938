import { eq } from 'drizzle-orm'
import type { SeatRole } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { invites, users } from '#drizzle/schema/accounts.ts'
import { type InviteStatus, isOpen, statusAt } from '../invite-status.ts'
import { memberName, namesOfFacilities } from './list-team.server.ts'

/** What the holder of a link is shown. */
export type Invitation = {
  email: string
  role: SeatRole
  facilities: string[]
  inviter: string
  /** Null once the invite has ended: it then says no more than that. */
  note: string | null
  status: InviteStatus
  isOpen: boolean
  expiresAt: number
  acceptedById: string | null
}

/** The invite of a link, or null. Writes nothing. */
export async function findInvitation(token: string, locale: Locale): Promise<Invitation | null> {
  const [row] = await db
    .select({ invite: invites, inviter: users })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.inviterId))
    .where(eq(invites.tokenHash, tokenHash(token)))
  if (!row) return null
  const { invite, inviter } = row
  const status = statusAt(invite, now())
  const names = await namesOfFacilities(invite.facilityIds, locale)
  return {
    email: invite.email,
    role: invite.role,
    facilities: [...names.values()].map(({ name }) => name),
    inviter: memberName(inviter, locale),
    note: isOpen(status) ? invite.note : null,
    status,
    isOpen: isOpen(status),
    expiresAt: invite.expiresAt,
    acceptedById: invite.acceptedById,
  }
}
