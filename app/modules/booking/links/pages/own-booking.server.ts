import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { hasLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { paths } from '#app/paths.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { firstManageToken } from '../commands/manage-link.server.ts'

type Time = { providerFacilityId: string; startsAt: number }

/**
 * The page of the appointment that this browser has just made at a time, for who goes back to the form or has it open twice;
 * null when the time is somebody else's, or the browser may no longer see it.
 */
export async function findOwnBooking(request: Request, { providerFacilityId, startsAt }: Time): Promise<string | null> {
  const rows = await db
    .select({ id: appointments.id, idempotencyKey: appointments.idempotencyKey })
    .from(appointments)
    .where(
      and(
        eq(appointments.providerFacilityId, providerFacilityId),
        eq(appointments.startsAt, startsAt),
        inArray(appointments.status, ['requested', 'booked', 'confirmed']),
      ),
    )
    .orderBy(asc(appointments.id))
  for (const row of rows) {
    const token = firstManageToken(row)
    const link = await findActionLink(token)
    if (link && hasLinkAccess(request, link)) return paths.link(token)
  }
  return null
}
