import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CoordinationRole, ProviderActor, SeatRole } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { requireSeatDeed, type SeatDeed, seatRefusal } from '../team-rules.ts'
import { getSeat } from './get-seat.server.ts'
import { listCoordinated } from './list-coordinated.server.ts'
import { namesOfFacilities } from './list-team.server.ts'

export type Member = {
  seatId: string
  name: string
  email: string
  /** The place of the seat that the address names. */
  facility: string
  role: SeatRole
  status: 'active' | 'suspended'
  version: number
  isSelf: boolean
  canBeOwner: boolean
  /** Every place whose team the actor manages, with the member's seat there; `role` null is none, version 0. */
  seats: {
    facilityId: string
    facility: string
    role: SeatRole | null
    version: number
    /** In care coordination; null is none. */
    coordination: CoordinationRole | null
    /** Whether the actor gives such roles there. */
    givesCoordination: boolean
  }[]
}

/** A member as somebody sees them who manages the team. @throws DomainError not_found, forbidden */
export async function getMember(actor: ProviderActor, seatId: string, locale: Locale): Promise<Member> {
  const seat = await getSeat(actor, seatId)
  if (seat.status === 'left') throw new DomainError('not_found', 'accounts.seat_unknown')
  const facilityIds = facilityIdsWith(actor, 'team.manage')
  const names = await namesOfFacilities(facilityIds, locale)
  const owned = await listCoordinated(facilityIdsWith(actor, 'ownership.transfer'))
  const [user] = await db.select().from(users).where(eq(users.id, seat.userId))
  const rows = await db
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, seat.userId), inArray(teamMembers.facilityId, facilityIds)))
    .orderBy(asc(teamMembers.id))
  return {
    seatId,
    name: (await namesOfStaff([seat.userId], locale)).get(seat.userId) ?? '',
    email: user!.email,
    facility: names.get(seat.facilityId)?.name ?? '',
    role: seat.role,
    status: seat.status,
    version: seat.version,
    isSelf: seat.userId === actor.userId,
    canBeOwner: seatRefusal(actor, 'make_owner', seat) === null,
    seats: [...names].map(([facilityId, { name }]) => {
      const own = rows.find((row) => row.facilityId === facilityId && row.status !== 'left')
      return {
        ...{ facilityId, facility: name, role: own?.role ?? null, version: own?.version ?? 0 },
        ...{
          coordination: own?.coordinationRole ?? null,
          givesCoordination: own !== undefined && owned.has(facilityId),
        },
      }
    }),
  }
}

/**
 * A member as the page of a deed shows them. @throws DomainError as `getMember`, and what the rules of the deed say
 */
export async function getChangeableMember(actor: ProviderActor, seatId: string, deed: SeatDeed): Promise<Member> {
  requireSeatDeed(actor, deed, await getSeat(actor, seatId))
  return getMember(actor, seatId, actor.locale)
}
