import { useTranslation } from 'react-i18next'
import { formatList, formatMoney, formatNumber, formatPhone } from '#app/core/format/format.ts'
import { milesOf, walkMinutes } from '#app/modules/geo/distance.ts'
import type { ProviderCard as Card } from '#app/modules/directory/queries/provider-cards.server.ts'
import type { ProviderFacilityOpenings } from '#app/modules/directory/openings.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DoctorCard } from '#app/ui/cards/doctor-card.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { MapNumber } from '#app/ui/cards/map-number.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { OpeningStrip } from './opening-strip.tsx'

/** Nobody walks further than this to a doctor by choice. */
const walkable = 2_000
/** Nearer than this a walk of minutes says all; miles would round to nothing. */
const nextDoor = 80
const plansShown = 3

/** Whether a provider takes new patients, in words on a tint; nothing when it is not known. */
export function AcceptingTag({ accepting }: { accepting: Card['accepting'] }) {
  const { t } = useTranslation('directory')
  if (accepting === 'unknown') return null
  return <Tag tone={accepting === 'no' ? 'plain' : 'ok'}>{t(`card.accepting.${accepting}`)}</Tag>
}

/** The name as a person is addressed in the page's language. */
export function useAddressedName(name: Card['name']): string {
  const { t } = useTranslation('directory')
  return t(`card.honorific.${name.honorific}`, { name: name.main })
}

function Way({ location, number }: { location: NonNullable<Card['location']>; number: number | null }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const distance = location.distanceMeters
  const isFar = distance !== null && distance > nextDoor
  const far = isFar ? t('card.miles', { miles: formatNumber(milesOf(distance), locale) }) : null
  const walk = distance !== null && distance <= walkable ? t('card.walk', { count: walkMinutes(distance) }) : null
  const parts = [location.neighborhood, location.wayIn, walk, far].filter((part) => part !== null)
  return (
    <>
      <Lang lang="en">{location.addressLine}</Lang>
      <br />
      <span className="muted">
        {formatList(parts, locale)}
        {number !== null && location.lat !== null && (
          <span className="nb">
            {' '}
            {t('card.onMap')} <MapNumber number={number} />
          </span>
        )}
      </span>
    </>
  )
}

function PlanList({ card }: { card: Card }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const named = card.plans
    .slice(0, plansShown)
    .map((plan) => (plan.isUnverified ? t('noted', { text: plan.name, note: t('card.unverified') }) : plan.name))
  const more = card.plans.length > plansShown ? [t('card.morePlans', { count: card.plans.length - plansShown })] : []
  const cash = card.cashPriceCents === null ? [] : [t('card.cash', { price: formatMoney(card.cashPriceCents, locale) })]
  const words = [...named, ...more, ...cash]
  if (words.length === 0) return null
  return (
    <Fact icon="shield-check" hiddenLabel={t('card.insurance')}>
      {formatList(words, locale)}
    </Fact>
  )
}

type ProviderCardProps = {
  card: Card
  /** The same as on the map beside the list. */
  number: number | null
  /** Open times of the shown place, when times can be booked there. */
  openings?: ProviderFacilityOpenings | undefined
}

/** A doctor in a list. */
export function ProviderCard({ card, number, openings }: ProviderCardProps) {
  const { t } = useTranslation('directory')
  const { t: site } = useTranslation('site')
  const locale = useLocale()
  const name = useAddressedName(card.name)
  const to = paths.doctor(card.specialtySlug, card.slug)
  const phone = card.location?.phone
  const basics = card.basicLanguages.map((text) => t('noted', { text, note: t('profile.level.basic') }))
  const spoken = [...card.languages, ...basics]
  const isFull = openings !== undefined && openings.firstAt === null
  return (
    <DoctorCard
      id={number === null ? undefined : `d${number}`}
      avatar={<SealAvatar name={card.name.seal} seed={card.id} photo={card.photo} />}
      name={<Link to={to}>{name}</Link>}
      secondName={card.name.other && <Lang lang={card.name.isChinese ? 'en' : 'zh'}>{card.name.other}</Lang>}
      tags={
        <Tags>
          <Tag tone="warm">{formatList(card.specialties.slice(0, 2), locale, 'facts')}</Tag>
          <AcceptingTag accepting={card.accepting} />
          {card.offersTelehealth && <Tag icon="video">{t('card.telehealth')}</Tag>}
          {card.isFromRegistry && <Tag tone="info">{t('card.registry')}</Tag>}
          {card.isDemo && <Tag tone="wait">{site('demo.tag')}</Tag>}
        </Tags>
      }
      facts={
        <Facts>
          {spoken.length > 0 && (
            <Fact icon="languages" hiddenLabel={t('card.languages')}>
              {formatList(spoken, locale)}
              {card.staffLanguages.length > 0 && (
                <span className="muted">
                  {' '}
                  {t('card.staff', { languages: formatList(card.staffLanguages, locale) })}
                </span>
              )}
            </Fact>
          )}
          {card.location && (
            <Fact icon="map-pin" hiddenLabel={t('card.address')}>
              <Way location={card.location} number={number} />
              {card.moreLocations > 0 && (
                <span className="muted"> {t('card.moreLocations', { count: card.moreLocations })}</span>
              )}
            </Fact>
          )}
          <PlanList card={card} />
        </Facts>
      }
      availability={
        openings &&
        card.location && (
          <OpeningStrip
            title={t('openings.strip')}
            openings={openings}
            specialtySlug={card.specialtySlug}
            slug={card.slug}
            facilitySlug={card.location.slug}
          />
        )
      }
      actions={
        <>
          {openings && card.location && !isFull ? (
            <ButtonLink
              to={paths.appointment(card.specialtySlug, card.slug, { loc: card.location.slug })}
              variant={card.accepting === 'no' ? 'primary' : 'book'}
            >
              {card.accepting === 'no' ? t('openings.bookReturning') : t('openings.book')}
            </ButtonLink>
          ) : (
            <ButtonLink to={to} variant={card.accepting === 'no' ? 'primary' : 'book'}>
              {t('card.open')}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink
              to={`tel:${phone}`}
              variant="line"
              icon="phone"
              aria-label={`${t('card.call')} ${formatPhone(phone)}`}
            >
              {t('card.call')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
