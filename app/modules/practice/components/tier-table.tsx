import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import { tierOffers } from '#app/modules/membership/offers.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

const parts = ['profile', 'booking', 'tools'] as const

/** The levels side by side: price, limits, what each adds. */
export function TierTable() {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('dashboard')
  const locale = useLocale()
  return (
    <section className="sec" aria-labelledby="tiers">
      <h2 id="tiers">{t('tiers.title')}</h2>
      <p className="muted">{t('tiers.lead')}</p>
      <ul className="tiers">
        {tierOffers.map(({ tier, monthlyCents, locations, seats }) => (
          <Card key={tier} as="li">
            <h3>{say(`tiers.${tier}`)}</h3>
            <p className="tiers__price">
              {monthlyCents === 0 ? t('tiers.free') : t('tiers.monthly', { price: formatMoney(monthlyCents, locale) })}
            </p>
            <p className="muted">
              {monthlyCents === 0
                ? t('tiers.always')
                : t('tiers.yearly', { price: formatMoney(monthlyCents * 10, locale) })}
            </p>
            <ul className="tiers__parts">
              {parts.map((part) => (
                <li key={part}>{t(`tiers.${part}.${tier}`)}</li>
              ))}
              <li>
                {locations === null ? t('tiers.anyLocations') : t('tiers.locations', { count: locations })}
                {t('tiers.and')}
                {t('tiers.seats', { count: seats })}
              </li>
            </ul>
          </Card>
        ))}
      </ul>
      <p className="muted">{t('tiers.note')}</p>
    </section>
  )
}
