import { gt, lte, type SQLWrapper } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'

/** `covers` and `lastDayOf` (inventory.ts) as a database is asked. */

/** That a campaign has begun by a day. */
export const begunBy = (day: LocalDate | SQLWrapper) => lte(promotionCampaigns.startsOn, day)

/** That a day is not after the last one of a campaign. */
export const lastsUntil = (day: LocalDate | SQLWrapper) => gt(promotionCampaigns.endsOn, day)
