import { eq } from 'drizzle-orm'
import type { SeatRole } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { invites } from '#drizzle/schema/accounts.ts'
import { type InviteStatus, isOpen, statusAt } from '../invite-status.ts'
import { namesOfFacilities } from './list-team.server.ts'

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
  const [invite] = await db
    .select()
    .from(invites)
    .where(eq(invites.tokenHash, tokenHash(token)))
  if (!invite) return null
  const status = statusAt(invite, now())
  const names = await namesOfFacilities(invite.facilityIds, locale)
  return {
    email: invite.email,
    role: invite.role,
    facilities: [...names.values()].map(({ name }) => name),
    inviter: (await namesOfStaff([invite.inviterId], locale)).get(invite.inviterId) ?? '',
    note: isOpen(status) ? invite.note : null,
    status,
    isOpen: isOpen(status),
    expiresAt: invite.expiresAt,
    acceptedById: invite.acceptedById,
  }
}
