import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { RememberedPlan } from '#app/modules/directory/preferences/remembered-plan.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { MapPanel } from '#app/modules/geo/components/map-panel.tsx'
import { nameInText } from '#app/modules/directory/person-name.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { DemoNotice } from '../demo-notice.tsx'
import { useMapWords } from '../map-words.ts'
import { useAddressedName } from '../provider-card.tsx'
import { BookingTicket } from './booking-ticket.tsx'
import { ContactTicket } from './contact-ticket.tsx'
import { type LeadsTo, OtherWays, type OtherWaysProps } from './other-ways.tsx'
import { ProfileBar } from './profile-bar.tsx'
import { ProfileCredentials } from './profile-credentials.tsx'
import { ProfileEndorsements } from './profile-endorsements.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileIdentity } from './profile-identity.tsx'
import { ProfileLocation } from './profile-location.tsx'
import { ProfileNotice } from './profile-notice.tsx'
import { ProfilePlans } from './profile-plans.tsx'
import { ProfileShare, type Shared } from './profile-share.tsx'
import type { BookableFacility } from './take-first.tsx'

type ProfilePageProps = {
  profile: ProviderProfile
  labels: MapLabel[]
  /** ISO weekday at the provider's place. */
  today: number
  mapboxToken: string | null
  openings: Openings
  /** The plan that this visitor's browser remembers. */
  ownPlan: RememberedPlan | null
  /** What can be booked online, and what the doctor has written; each is nothing where there is none. */
  visits: ReactNode
  articles: ReactNode
  /** Others to see, and the part of them that a profile without open times leads to; null when there are none. */
  others: ReactNode
  leadsTo: LeadsTo
  /** The way to wait for whichever doctor of the field has a time first, where this one has none. */
  waitlist?: ReactNode
  share: Shared
}

const bringItems = ['card', 'id', 'medicines', 'records', 'words'] as const

function Bring() {
  const { t } = useTranslation('directory')
  return (
    <Section id="bring" title={t('profile.bring')}>
      <ul className="dots">
        {bringItems.map((item) => (
          <li key={item}>{t(`profile.bringItems.${item}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Where a folded place is. */
function Where({ location: { addressLines, neighborhood } }: { location: ProviderProfile['locations'][number] }) {
  return (
    <span className="muted small place__where">
      {neighborhood ? neighborhood.name : <Lang lang="en">{addressLines[1]}</Lang>}
    </span>
  )
}

/** The first place, and the others folded under their names: the page is not longer than a phone's patience. */
function Locations({
  profile,
  labels,
  today,
  mapboxToken,
}: Pick<ProfilePageProps, 'profile' | 'labels' | 'today' | 'mapboxToken'>) {
  const { t } = useTranslation('directory')
  const words = useMapWords()
  const [first, ...others] = profile.locations
  const points = profile.locations.flatMap(({ id, nameEn, lat, lng }) =>
    lat !== null && lng !== null ? [{ id, lat, lng, label: nameEn, href: `#place-${id}` }] : [],
  )
  return (
    <Section id="locations" title={t('profile.locations')}>
      {profile.locations.length === 0 && <p>{t('profile.noLocation')}</p>}
      {points.length > 0 && (
        <MapPanel
          points={points}
          labels={labels}
          width={760}
          height={320}
          minimalSpan={2600}
          ariaLabel={t('profile.mapLabel')}
          words={words}
          mapboxToken={mapboxToken ?? undefined}
        />
      )}
      {profile.locations.some((location) => location.isRoughlyLocated) && (
        <p className="muted">{t('profile.roughly')}</p>
      )}
      {first && <ProfileLocation location={first} today={today} />}
      {others.length > 0 && (
        <Disclosures>
          {others.map((location) => (
            <Disclosure key={location.id} summary={location.name} detail={<Where location={location} />}>
              <ProfileLocation location={location} today={today} />
            </Disclosure>
          ))}
        </Disclosures>
      )}
    </Section>
  )
}

/** The place with the first open time, else the first that can be booked; null where times are not booked at once. */
function soonestLocation({ locations }: ProviderProfile, openings: Openings): BookableFacility | null {
  const choices = locations.flatMap((location) => {
    const own = openings[location.id]
    return own ? [{ location, openings: own }] : []
  })
  const firstAt = (choice: (typeof choices)[number]) => choice.openings.firstAt ?? Infinity
  return choices.toSorted((a, b) => (firstAt(a) === firstAt(b) ? 0 : firstAt(a) - firstAt(b)))[0] ?? null
}

type Named = { profile: ProviderProfile; name: string }

/** What the provider says of themselves; nothing where they have not. */
function About({ profile: { bio, isBioConverted, bioElsewhere, practicingSince }, name }: Named) {
  const { t } = useTranslation('directory')
  if (!bio && !bioElsewhere && !practicingSince) return null
  return (
    <Section id="about" title={t('profile.about', { name })}>
      {bio && <p className="measure">{bio}</p>}
      {bio && isBioConverted && <p className="muted">{t('profile.bioConverted')}</p>}
      {bioElsewhere && (
        <>
          <Lang as="p" className="measure" lang={bioElsewhere.locale}>
            {bioElsewhere.text}
          </Lang>
          <p className="muted">{t(`profile.bioOnlyIn.${bioElsewhere.locale}`)}</p>
        </>
      )}
      {practicingSince && <p className="muted">{t('profile.practicing', { year: practicingSince })}</p>}
    </Section>
  )
}

function CommonQuestions({ faq }: Pick<ProviderProfile, 'faq'>) {
  const { t } = useTranslation('directory')
  if (faq.length === 0) return null
  return (
    <Section id="faq" title={t('profile.faq')}>
      <Disclosures>
        {faq.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Disclosures>
    </Section>
  )
}

/** Booking or calling; reporting what is wrong; and the way in for the provider whom nobody has claimed yet. */
function Contact({ name, bookable, ...ways }: OtherWaysProps & { name: string; bookable: BookableFacility | null }) {
  const { profile } = ways
  const { t } = useTranslation('directory')
  return (
    <aside className="prof__book stack" aria-label={t('profile.contactTitle', { name })}>
      {profile.isRetired ? (
        <div className="stack stack--sm">
          <OtherWays {...ways} />
        </div>
      ) : bookable ? (
        <BookingTicket {...ways} name={name} {...bookable} />
      ) : (
        <ContactTicket {...ways} name={name} />
      )}
      <p>
        <ButtonLink to={paths.doctorReport(profile.specialties[0]!.slug, profile.slug)} variant="quiet" icon="flag">
          {t('profile.report')}
        </ButtonLink>
      </p>
      {!profile.isClaimed && (
        <p className="muted elder-hide">
          {t('profile.claim')}{' '}
          <Link to={paths.register(profile.npi ? { npi: profile.npi } : {})}>{t('profile.claimLink')}</Link>
        </p>
      )}
    </aside>
  )
}

/** A provider's own page: who, what to know, plans with dates, places with hours, common questions, credentials. */
export function ProfilePage(props: ProfilePageProps) {
  const { profile, labels, today, mapboxToken, openings, ownPlan, visits, articles, others, leadsTo, waitlist, share } =
    props
  const addressed = useAddressedName(profile.name)
  const name = nameInText(addressed, profile.name)
  const bookable = soonestLocation(profile, openings)
  return (
    <>
      <ProfileIdentity profile={profile} name={addressed} />
      <div className="wrap prof">
        <div>
          <DemoNotice isShown={profile.isDemo} />
          <ProfileNotice profile={profile} name={name} />
          <About profile={profile} name={name} />
          <ProfileFacts profile={profile} />
          <ProfileEndorsements profile={profile} />
          <ProfilePlans profile={profile} own={ownPlan} />
          {visits}
          <Locations profile={profile} labels={labels} today={today} mapboxToken={mapboxToken} />
          <Bring />
          <CommonQuestions faq={profile.faq} />
          <ProfileCredentials profile={profile} />
          <div className="elder-hide">{articles}</div>
          {others}
          <div className="elder-hide">
            <ProfileShare share={share} name={name} />
          </div>
        </div>
        <Contact profile={profile} name={name} bookable={bookable} leadsTo={leadsTo} waitlist={waitlist} />
      </div>
      {!profile.isRetired && <ProfileBar profile={profile} bookable={bookable} />}
    </>
  )
}
