import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { changeRequests } from '#drizzle/schema/index.ts'

export type WantedFacility = { id: string; name: string; address: string; createdAt: number; status: string }

/** New facilities that somebody has asked for and nobody has decided about, the latest first. */
export async function listWantedFacilities(actor: ProviderActor, reader: Reader = db): Promise<WantedFacility[]> {
  const rows = await reader
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, 'new_facility'),
        eq(changeRequests.submitterType, 'user'),
        eq(changeRequests.submitterId, actor.userId),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return rows.map(({ id, after, createdAt, status }) => ({
    id,
    name: text(after.nameEn),
    address: [after.addressLine1, after.addressLine2, after.city, `${text(after.state)} ${text(after.zip)}`]
      .map(text)
      .filter(Boolean)
      .join(', '),
    createdAt,
    status,
  }))
}
