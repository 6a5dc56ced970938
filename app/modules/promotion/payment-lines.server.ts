import { formatDay } from '#app/core/format/format.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PaymentLine } from '#app/modules/payments/lines.ts'
import type { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { lastDayOf, weeksOf } from './inventory.ts'

const inEvery = (say: (locale: Locale) => string): Localized => ({
  'zh-Hans': say('zh-Hans'),
  'zh-Hant': say('zh-Hant'),
  'en-US': say('en-US'),
})

/** The one line of a campaign as its payment and receipt have it: placement and weeks, at the price that was submitted. No tax is added. */
export function campaignLines(campaign: typeof promotionCampaigns.$inferSelect): PaymentLine[] {
  const { placement, startsOn, priceCents } = campaign
  const label = inEvery((locale) => {
    const t = translator(locale, 'promotion')
    return t('line', {
      placement: t(`placements.${placement}`),
      from: formatDay(startsOn, locale),
      to: formatDay(lastDayOf(campaign), locale),
      count: weeksOf(campaign),
    })
  })
  return [{ label, quantity: 1, amountCents: priceCents!, taxCents: 0 }]
}
