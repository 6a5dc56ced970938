import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import { allFeatures, hasFeature, lowestTierWith } from '#app/modules/tiers/features.ts'
import type { Offer } from '#app/modules/tiers/offers.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { priceOf } from '../change.ts'
import type { Interval } from '../periods.ts'
import type { Standing } from '../queries/standing.server.ts'
import { useLevelName } from './level-words.tsx'

type CardProps = { offer: Offer; interval: Interval; standing: Standing }

function Price({ offer, interval }: Omit<CardProps, 'standing'>) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const { monthlyCents, yearlyCents, trialDays } = offer
  const saved = monthlyCents * 12 - yearlyCents
  if (monthlyCents === 0) return <p className="levels__price">{t('now.free')}</p>
  return (
    <>
      <p className="levels__price">
        <b className="num">{formatMoney(priceOf(offer, interval), locale)}</b>{' '}
        {t(interval === 'year' ? 'compare.perYear' : 'compare.perMonth')}
      </p>
      {interval === 'year' && saved > 0 && (
        <p className="muted">{t('compare.saves', { price: formatMoney(saved, locale) })}</p>
      )}
      {trialDays > 0 && <p className="muted">{t('compare.trial', { count: trialDays })}</p>}
    </>
  )
}

/** What a level has that the one before has not. */
function Added({ offer: { tier, monthlyCents, locations, seats, monthlyPosts } }: { offer: Offer }) {
  const { t } = useTranslation('membership')
  const own = allFeatures
    .filter((feature) => lowestTierWith(feature) === tier)
    .map((feature) => t(`features.${feature}`))
  const postsOf = (limit: number | null) =>
    limit === null ? t('compare.anyPosts') : t('compare.posts', { count: limit })
  const items = [
    ...(monthlyCents === 0 ? [t('features.requests')] : own),
    locations === null ? t('compare.anyLocations') : t('compare.locations', { count: locations }),
    seats === null ? t('compare.anySeats') : t('compare.seats', { count: seats }),
    ...(hasFeature(tier, 'blog') ? [postsOf(monthlyPosts)] : []),
  ]
  return (
    <>
      {offersBefore(tier) && <p className="muted">{t('compare.all')}</p>}
      <ul className="levels__parts">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size={18} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether there is a level below one that has features of its own. */
const offersBefore = (tier: number) => allFeatures.some((feature) => lowestTierWith(feature) < tier)

function Way({ offer: { tier, monthlyCents }, interval, standing }: CardProps) {
  const { t } = useTranslation('membership')
  const levelName = useLevelName()
  const { canManage, membership } = standing
  const paid = membership?.isRunning ? membership : null
  const now = paid?.tier ?? 1
  if (monthlyCents === 0) return paid ? <p className="muted">{t('compare.lowest')}</p> : null
  if (!canManage || (tier === now && interval === paid?.interval)) return null
  const level = levelName(tier)
  const label =
    tier === now ? t(`compare.switch.${interval}`) : t(tier > now ? 'compare.upgrade' : 'compare.downgrade', { level })
  return (
    <ButtonLink
      to={`${paths.accountLevel({ tier: String(tier), interval })}#preview`}
      variant={tier > now ? 'primary' : 'line'}
      block
    >
      {label}
    </ButtonLink>
  )
}

function LevelCard(props: CardProps) {
  const { t } = useTranslation('membership')
  const levelName = useLevelName()
  const { offer, standing } = props
  const isNow = standing.tier === offer.tier
  return (
    <li className={isNow ? 'panel levels__card levels__card--now' : 'panel levels__card'}>
      <div className="levels__head">
        <h3>{levelName(offer.tier)}</h3>
        {isNow && <Tag tone="info">{t('compare.current')}</Tag>}
      </div>
      <Price {...props} />
      <Added offer={offer} />
      <div className="levels__way">
        <Way {...props} />
      </div>
    </li>
  )
}

const intervals = ['month', 'year'] as const

/** The levels side by side, paid by the month or by the year. */
export function LevelCards({ standing, interval }: { standing: Standing; interval: Interval }) {
  const { t } = useTranslation('membership')
  const { offers, tier } = standing
  const shown = offers.filter((offer) => offer.isSold || offer.tier === tier)
  return (
    <section className="sec" aria-labelledby="compare">
      <div className="levels__top">
        <h2 id="compare">{t('compare.title')}</h2>
        <nav aria-label={t('compare.interval')} className="row">
          {intervals.map((each) => (
            <Chip key={each} to={`${paths.accountLevel({ interval: each })}#compare`} selected={each === interval}>
              {t(`compare.${each}`)}
            </Chip>
          ))}
        </nav>
      </div>
      <ul className="levels">
        {shown.map((offer) => (
          <LevelCard key={offer.tier} offer={offer} interval={interval} standing={standing} />
        ))}
      </ul>
    </section>
  )
}
