import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import { allFeatures, hasFeature, lowestTierWith } from '#app/modules/tiers/features.ts'
import type { Offer } from '#app/modules/tiers/offers.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** The levels side by side: price, limits, what each adds. */
export function TierTable({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('dashboard')
  const { t: feature } = useTranslation('membership')
  const locale = useLocale()
  return (
    <section className="sec" aria-labelledby="tiers">
      <h2 id="tiers">{t('tiers.title')}</h2>
      <p className="muted">{t('tiers.lead')}</p>
      <ul className="tiers">
        {offers.map(({ tier, monthlyCents, yearlyCents, locations, seats, monthlyPosts }) => (
          <Card key={tier} as="li">
            <h3>{say(`tiers.${tier}`)}</h3>
            <p className="tiers__price">
              {monthlyCents === 0 ? t('tiers.free') : t('tiers.monthly', { price: formatMoney(monthlyCents, locale) })}
            </p>
            <p className="muted">
              {monthlyCents === 0 ? t('tiers.always') : t('tiers.yearly', { price: formatMoney(yearlyCents, locale) })}
            </p>
            <ul className="tiers__parts">
              {monthlyCents === 0 && <li>{feature('features.requests')}</li>}
              {allFeatures
                .filter((each) => lowestTierWith(each) === tier)
                .map((each) => (
                  <li key={each}>{feature(`features.${each}`)}</li>
                ))}
              <li>
                {locations === null ? t('tiers.anyLocations') : t('tiers.locations', { count: locations })}
                {t('tiers.and')}
                {seats === null ? t('tiers.anySeats') : t('tiers.seats', { count: seats })}
              </li>
              {hasFeature(tier, 'blog') && (
                <li>
                  {monthlyPosts === null
                    ? feature('compare.anyPosts')
                    : feature('compare.posts', { count: monthlyPosts })}
                </li>
              )}
            </ul>
          </Card>
        ))}
      </ul>
      <p className="muted">{t('tiers.note')}</p>
    </section>
  )
}
