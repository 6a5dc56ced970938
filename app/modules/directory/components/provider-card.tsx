import { useTranslation } from 'react-i18next'
import { withNote, withoutBrackets } from '#app/core/format/brackets.ts'
import { formatList, formatNumber, formatPhone } from '#app/core/format/format.ts'
import { milesOf, walkMinutes } from '#app/modules/geo/distance.ts'
import type { ProviderCard as Card } from '#app/modules/directory/queries/provider-cards.server.ts'
import type { ProviderFacilityOpenings } from '#app/modules/directory/openings.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DoctorCard } from '#app/ui/cards/doctor-card.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { MapNumber } from '#app/ui/cards/map-number.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { CardPlans } from './card-plans.tsx'
import { nameInText } from '../person-name.ts'
import { NextTimes } from './next-times.tsx'
import { SecondName } from './second-name.tsx'

/** Nobody walks further than this to a doctor by choice. */
const walkable = 2_000
/** Nearer than this a walk of minutes says all; miles would round to nothing. */
const nextDoor = 80

/** Whether a provider takes new patients, in words on a tint; nothing when it is not known. A quiet one says on a phone only who does not. */
export function AcceptingTag({ accepting, isQuiet = false }: { accepting: Card['accepting']; isQuiet?: boolean }) {
  const { t } = useTranslation('directory')
  if (accepting === 'unknown') return null
  const tag = <Tag tone={accepting === 'no' ? 'plain' : 'ok'}>{t(`card.accepting.${accepting}`)}</Tag>
  return isQuiet && accepting === 'yes' ? <span className="doc__wide">{tag}</span> : tag
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
  const parts = [location.neighborhood, walk, far].filter((part) => part !== null)
  const onMap = number !== null && location.lat !== null && (
    <span className="doc__pin">
      {t('card.onMap')}
      <MapNumber number={number} />
    </span>
  )
  return (
    <>
      <KeptList items={parts} style="facts" isEach /> {onMap}
      <Lang lang="en" className="doc__wide">
        {location.addressLine}
      </Lang>
    </>
  )
}

/** The languages of the doctor; those of the desk where they are what was asked for or the doctor has but one, else where there is room. */
function Spoken({ card, askedLanguages }: { card: Card; askedLanguages: readonly string[] }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  // As people say them: what a name has in brackets is for the filters and the profile.
  const basics = card.basicLanguages.map((name) => withNote(withoutBrackets(name), t('profile.level.basic'), locale))
  const spoken = [...card.languages.map(withoutBrackets), ...basics]
  if (spoken.length === 0) return null
  const asked = card.staffLanguages.filter((name) => askedLanguages.includes(name))
  const staff = asked.length > 0 ? asked : card.staffLanguages
  return (
    <Fact icon="languages" hiddenLabel={t('card.languages')}>
      <KeptList items={spoken} />
      {staff.length > 0 && (
        <span className={classNames('muted', asked.length === 0 && spoken.length > 1 && 'doc__wide')}>
          {' '}
          {t('card.staff', { languages: formatList(staff.map(withoutBrackets), locale) })}
        </span>
      )}
    </Fact>
  )
}

/** Who vouches for the doctor, in a line. */
function Endorsers({ card: { endorsers } }: { card: Card }) {
  const { t } = useTranslation('directory')
  const [first] = endorsers
  if (first === undefined) return null
  return (
    <Fact icon="badge-check" hiddenLabel={t('card.endorsed')}>
      {endorsers.length === 1
        ? t('card.endorsedBy', { name: first })
        : t('card.endorsedByMore', { name: first, count: endorsers.length - 1 })}
    </Fact>
  )
}

function CardTags({ card }: { card: Card }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  return (
    <Tags>
      <Tag tone="warm">{formatList(card.specialties.slice(0, 2), locale, 'facts')}</Tag>
      <AcceptingTag accepting={card.accepting} isQuiet />
      {card.offersTelehealth && <Tag icon="video">{t('card.telehealth')}</Tag>}
      {card.isUnconfirmed && <Tag tone="info">{t('card.registry')}</Tag>}
    </Tags>
  )
}

type ProviderCardProps = {
  card: Card
  /** The same as on the map beside the list. */
  number: number | null
  /** Open times of the shown place, when times can be booked there. */
  openings?: ProviderFacilityOpenings | undefined
  /** The plan that this browser remembers as the visitor's, by its name, where the list was asked for no other. */
  ownPlan?: string | null
  /** The languages that the list was asked for, by their names. */
  askedLanguages?: readonly string[]
}

const none: readonly string[] = []

/** A doctor in a list. */
export function ProviderCard({ card, number, openings, ownPlan = null, askedLanguages = none }: ProviderCardProps) {
  const { t } = useTranslation('directory')
  const name = useAddressedName(card.name)
  const to = paths.doctor(card.specialtySlug, card.slug)
  const phone = card.location?.phone
  const hasTimes = openings !== undefined && card.location !== null && openings.nextAt.length > 0
  return (
    <DoctorCard
      id={number === null ? undefined : `d${number}`}
      avatar={<SealAvatar name={card.name.seal} seed={card.id} photo={card.photo} />}
      name={<Link to={to}>{name}</Link>}
      secondName={(card.name.other ?? card.name.title) && <SecondName name={card.name} />}
      tags={<CardTags card={card} />}
      corner={
        phone && (
          <ButtonLink
            to={`tel:${phone}`}
            variant="line"
            icon="phone"
            aria-label={`${t('card.call')} ${formatPhone(phone)}`}
          >
            <span className="doc__wide">{t('card.call')}</span>
          </ButtonLink>
        )
      }
      facts={
        <Facts>
          <Spoken card={card} askedLanguages={askedLanguages} />
          <CardPlans card={card} ownPlan={ownPlan} />
          <Endorsers card={card} />
          {card.location && (
            <Fact icon="map-pin" hiddenLabel={t('card.address')}>
              <Way location={card.location} number={number} />
              {card.moreLocations > 0 && (
                <span className="muted"> {t('card.moreLocations', { count: card.moreLocations })}</span>
              )}
            </Fact>
          )}
        </Facts>
      }
      availability={
        hasTimes && (
          <NextTimes
            openings={openings}
            specialtySlug={card.specialtySlug}
            slug={card.slug}
            facilitySlug={card.location!.slug}
            isForReturning={card.accepting === 'no'}
          />
        )
      }
      actions={
        !hasTimes && (
          <>
            <ButtonLink to={to} variant="line">
              {t('card.open')}
            </ButtonLink>
            {openings?.hasWaitlist && (
              <ButtonLink to={paths.waitlist(card.specialtySlug, card.slug)} variant="line" rel="nofollow">
                {t('openings.waitlist')} <span className="vh">{nameInText(name, card.name)}</span>
              </ButtonLink>
            )}
          </>
        )
      }
    />
  )
}
