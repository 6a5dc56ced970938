import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { englishName } from '#app/modules/directory/person-name.ts'
import type { Purpose } from '#app/modules/payments/purposes.ts'
import { paths } from '#app/paths.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { hearPayment } from './hear-payment.server.ts'

async function doctorOf(reader: Reader, campaignId: string) {
  const [row] = await reader
    .select({ provider: providers })
    .from(promotionCampaigns)
    .innerJoin(providers, eq(providers.id, promotionCampaigns.providerId))
    .where(eq(promotionCampaigns.id, campaignId))
  return row?.provider ?? null
}

/** The doctor who is advertised, in the script of the reader where there is such a name. */
async function billedTo(reader: Reader, campaignId: string): Promise<Localized> {
  const doctor = await doctorOf(reader, campaignId)
  const english = doctor ? englishName(doctor) : campaignId
  const { nameHans = null, nameHant = null } = doctor ?? {}
  return { 'zh-Hans': nameHans ?? english, 'zh-Hant': nameHant ?? nameHans ?? english, 'en-US': english }
}

/** Payments for campaigns: what follows from them, and whose papers they are. */
export const promotionPurpose: Purpose = {
  name: 'promotion',
  onNews: hearPayment,
  billedTo,
  mayRead: async (reader, campaignId, userId) => (await doctorOf(reader, campaignId))?.userId === userId,
  doneUrl: () => paths.promotion(),
  retryUrl: () => paths.promotion(),
}
