import { and, eq, gt, inArray, ne, or } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { bookedStatuses, heldStatuses } from '../campaign-status.ts'
import type { Placement } from '../placements.ts'
import { lastsUntil } from './campaign-days.ts'

/** What has weeks in a placement from a day on: paid for, or approved and still kept. `but` is left out, so that a campaign is no rival of its own. */
export async function readBooked(
  placement: Placement,
  from: LocalDate,
  { but, reader = db }: Readonly<{ but?: string; reader?: Reader }> = {},
) {
  const { id, providerId, status, startsOn, endsOn, targets } = promotionCampaigns
  return reader
    .select({ id, providerId, status, startsOn, endsOn, targets })
    .from(promotionCampaigns)
    .where(
      and(
        eq(promotionCampaigns.placement, placement),
        lastsUntil(from),
        or(
          inArray(status, [...bookedStatuses]),
          and(inArray(status, [...heldStatuses]), gt(promotionCampaigns.heldUntil, now())),
        ),
        but === undefined ? undefined : ne(id, but),
      ),
    )
    .orderBy(startsOn, id)
}
