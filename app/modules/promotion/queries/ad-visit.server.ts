import { eq } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { reportedStatuses, shownStatuses } from '../campaign-status.ts'
import { covers } from '../inventory.ts'
import { findAdDoctor } from './ads.server.ts'

/** Where the link of a campaign leads, and whether the campaign shows today; null for one that never has, or whose doctor is gone. */
export async function findAdVisit(id: string, locale: Locale): Promise<{ to: string; isShown: boolean } | null> {
  const [row] = await db
    .select({
      providerId: promotionCampaigns.providerId,
      status: promotionCampaigns.status,
      startsOn: promotionCampaigns.startsOn,
      endsOn: promotionCampaigns.endsOn,
    })
    .from(promotionCampaigns)
    .where(eq(promotionCampaigns.id, id))
  if (!row) return null
  const today = todayInNewYork()
  const isShown = covers(row, today) && shownStatuses.some((status) => status === row.status)
  if (!isShown && !reportedStatuses.some((status) => status === row.status)) return null
  const found = await findAdDoctor(row.providerId, locale)
  if (!found?.specialtySlug) return null
  return { to: paths.doctor(found.specialtySlug, found.slug), isShown }
}
