import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { joinField } from '#app/modules/practice/join-field.ts'
import { changeRequests, facilities } from '#drizzle/schema/index.ts'

export type WantedFacility = {
  id: string
  name: string
  address: string
  createdAt: number
  status: string
  /** The directory has it: whoever leads it answers. */
  isJoining: boolean
}

/** Facilities that somebody has asked for, new ones or to practice at one, and nobody has decided about; the first asked for first. */
export async function listWantedFacilities(actor: ProviderActor, reader: Reader = db): Promise<WantedFacility[]> {
  const rows = await reader
    .select({ request: changeRequests, facility: facilities })
    .from(changeRequests)
    .leftJoin(facilities, and(eq(changeRequests.field, joinField), eq(facilities.id, changeRequests.targetId)))
    .where(
      and(
        or(eq(changeRequests.targetType, 'new_facility'), eq(changeRequests.field, joinField)),
        eq(changeRequests.submitterType, 'user'),
        eq(changeRequests.submitterId, actor.userId),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const addressOf = (at: Record<string, unknown>) =>
    [at.addressLine1, at.addressLine2, at.city, `${text(at.state)} ${text(at.zip)}`]
      .map(text)
      .filter(Boolean)
      .join(', ')
  return rows.map(({ request: { id, after, createdAt, status }, facility }) => ({
    id,
    name: facility ? facilityName(facility, actor.locale) : text(after.nameEn),
    address: addressOf(facility ?? after),
    createdAt,
    status,
    isJoining: facility !== null,
  }))
}
