import { useTranslation } from 'react-i18next'
import { formatNumber, formatPhone } from '#app/core/format/format.ts'
import { AcceptingTag, useAddressedName } from '#app/modules/directory/components/provider-card.tsx'
import { nearDays } from '#app/modules/directory/openings.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { milesOf } from '#app/modules/geo/distance.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OtherDoctor, OtherDoctors as Others } from '../pages/other-doctors.server.ts'
import type { WhenWords } from '../when-words.ts'
import { useWhenName } from './use-when-name.ts'

/** Within a week a weekday says which day is meant. */
const isWeekdayClear = ({ daysAhead }: WhenWords) => daysAhead > 1 && daysAhead <= nearDays

/** The next open time as a link that books it; without one, the telephone. */
function WayIn({ other: { card, when } }: { other: OtherDoctor }) {
  const { t } = useTranslation('booking')
  const { t: directory } = useTranslation('directory')
  const whenName = useWhenName()
  const { location } = card
  if (when && location) {
    const to = paths.appointment(card.specialtySlug, card.slug, { loc: location.slug, slot: when.slot })
    return (
      <ButtonLink to={to} variant="line" rel="nofollow">
        {isWeekdayClear(when)
          ? directory('openings.take.day', { day: when.weekday, time: when.time })
          : t('time.take', { when: whenName(when) })}
      </ButtonLink>
    )
  }
  if (!location?.phone) return null
  return (
    <ButtonLink to={`tel:${location.phone}`} variant="line" icon="phone">
      {formatPhone(location.phone)}
    </ButtonLink>
  )
}

function Doctor({ other }: { other: OtherDoctor }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const { card } = other
  const name = useAddressedName(card.name)
  const { location } = card
  const meters = location?.distanceMeters ?? null
  const miles = meters === null ? null : t('card.miles', { miles: formatNumber(milesOf(meters), locale) })
  const where = [location?.neighborhood ?? null, miles].filter((part) => part !== null)
  return (
    <li className="other">
      <SealAvatar name={card.name.seal} seed={card.id} size="md" photo={card.photo} />
      <div className="other__who">
        <h3>
          <Link to={paths.doctor(card.specialtySlug, card.slug)}>{name}</Link>
        </h3>
        <p>
          <KeptList items={[card.specialties[0]!, ...where]} style="facts" />
        </p>
        {card.languages.length > 0 && (
          <p className="muted">
            <KeptList items={card.languages} />
          </p>
        )}
        {card.accepting === 'no' && <AcceptingTag accepting="no" />}
      </div>
      <div className="other__way">
        <WayIn other={other} />
      </div>
    </li>
  )
}

function Doctors({ others }: { others: readonly OtherDoctor[] }) {
  return (
    <ul className="others">
      {others.map((other) => (
        <Doctor key={other.card.id} other={other} />
      ))}
    </ul>
  )
}

type OtherDoctorsProps = {
  others: Others
  /** The field of the profile that they stand on. */
  specialty: { slug: string; name: string }
}

/** Where a profile leads on: others at this clinic, then similar doctors nearby, each part only where there is somebody. */
export function OtherDoctors({ others: { atClinic, similar, isNearby }, specialty }: OtherDoctorsProps) {
  const { t } = useTranslation('booking')
  const doctors = professionOf(specialty, useLocale()).many
  return (
    <>
      {atClinic.length > 0 && (
        <Section id="colleagues" title={t('others.atClinic')}>
          <Doctors others={atClinic} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section
          id="similar"
          title={t(isNearby ? 'others.nearby' : 'others.anywhere', { doctors })}
          more={{ to: paths.firstAvailable(specialty.slug), label: t('first.title', { doctors }) }}
        >
          <p className="muted others__order">{t('others.order')}</p>
          <Doctors others={similar} />
        </Section>
      )}
    </>
  )
}
