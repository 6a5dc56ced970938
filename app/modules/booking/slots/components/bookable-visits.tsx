import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { Disclosure, Disclosures, FirstFew } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { BookableVisits as Visits } from '../queries/bookable-visits.server.ts'

/** What of a kind of visit is said before it is chosen. */
type VisitToTell = {
  minutes: number
  mode: 'in_person' | 'video' | 'phone' | 'home'
  newPatients: 'all' | 'new_only' | 'returning_only'
  priceCents: number | null
}

/** The words for a kind of visit: how long, where, for whom (null is everybody), and what it costs without insurance where that is kept. */
export function useVisitFacts() {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  return ({ minutes, mode, newPatients, priceCents }: VisitToTell) => ({
    length: t('visit.minutes', { count: minutes }),
    where: t(`visit.mode.${mode}`),
    who: newPatients === 'all' ? null : t(`visit.for.${newPatients}`),
    price: priceCents === null ? null : t('visit.price', { price: formatMoney(priceCents, locale) }),
  })
}

/** Of one clinic so many stand open. */
const shownVisits = 2

type Visit = Visits[string][number]
type Place = { location: ProviderProfile['locations'][number]; visits: Visit[] }

type VisitLinesProps = {
  visits: readonly Visit[]
  /** The booking page with a kind of visit chosen. */
  addressOf: (visit: Visit) => string
}

function VisitLines({ visits, addressOf }: VisitLinesProps) {
  const factsOf = useVisitFacts()
  return (
    <ul className="visit-lines">
      {visits.map((visit) => {
        const { length, where, who, price } = factsOf(visit)
        return (
          <li key={visit.code}>
            <Link to={addressOf(visit)} className="alone" rel="nofollow">
              {visit.name}
            </Link>{' '}
            {price !== null && <span>{price}</span>}{' '}
            <span className="visit-lines__facts muted">
              <KeptList items={[length, where, ...(who === null ? [] : [who])]} style="facts" isEach />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function VisitsAt({ profile, place: { location, visits } }: { profile: ProviderProfile; place: Place }) {
  const { t } = useTranslation('booking')
  const addressOf = ({ code }: Visit) =>
    paths.appointment(profile.specialties[0]!.slug, profile.slug, { loc: location.slug, vt: code })
  return (
    <FirstFew items={visits} shown={shownVisits} more={(count) => t('visit.more', { count })}>
      {(few) => <VisitLines visits={few} addressOf={addressOf} />}
    </FirstFew>
  )
}

/** What can be booked online, clinic by clinic, each kind of visit leading to its times; nothing where nothing can. */
export function BookableVisits({ profile, visits }: { profile: ProviderProfile; visits: Visits }) {
  const { t } = useTranslation('booking')
  const places = profile.locations.flatMap((location) => {
    const own = visits[location.id]
    return own ? [{ location, visits: own }] : []
  })
  if (places.length === 0) return null
  const hasPrice = places.some((place) => place.visits.some(({ priceCents }) => priceCents !== null))
  return (
    <Section id="visits" title={t('visit.bookable')}>
      {profile.locations.length === 1 ? (
        <VisitsAt profile={profile} place={places[0]!} />
      ) : (
        <Disclosures>
          {places.map((place, index) => (
            <Disclosure key={place.location.id} summary={place.location.name} open={index === 0}>
              <VisitsAt profile={profile} place={place} />
            </Disclosure>
          ))}
        </Disclosures>
      )}
      {hasPrice && <p className="visit-lines__note muted">{t('visit.priceNote')}</p>}
    </Section>
  )
}
