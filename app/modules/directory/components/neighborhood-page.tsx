import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { NeighborhoodGuide } from '#app/modules/directory/queries/neighborhoods.server.ts'
import { MapPanel } from '#app/modules/geo/components/map-panel.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { FirstFew } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { KeptList } from '#app/ui/kept-list.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { useMapWords } from './map-words.ts'
import { ProviderCard } from './provider-card.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

function Clinics({ clinics }: { clinics: NeighborhoodGuide['clinics'] }) {
  const { t } = useTranslation('directory')
  return (
    <ul className="clinics">
      {clinics.map((clinic) => (
        <li key={clinic.slug} id={`clinic-${clinic.slug}`}>
          <p>
            <Tag>{t(`location.type.${clinic.type}`)}</Tag>
          </p>
          <b>{clinic.nameChinese ?? <Lang lang="en">{clinic.nameEn}</Lang>}</b>
          {clinic.nameChinese && <Lang lang="en">{clinic.nameEn}</Lang>}
          <Lang lang="en" as="address">
            {clinic.addressLine1}, {clinic.city}, {clinic.state} {clinic.zip}
          </Lang>
          {clinic.phone && <PhoneLink number={clinic.phone} />}
        </li>
      ))}
    </ul>
  )
}

/** What it is like there, how to get there, which languages are spoken. */
function Guide({ guide }: { guide: NeighborhoodGuide }) {
  const { t } = useTranslation('directory')
  return (
    <div className="stack">
      <p className="lead measure">{guide.guide}</p>
      <Facts large>
        <Fact icon="train" label={t('location.transit')}>
          {guide.transit}
        </Fact>
        {guide.languages.length > 0 && (
          <Fact icon="languages" label={t('location.languages')}>
            <KeptList items={guide.languages} />
          </Fact>
        )}
      </Facts>
    </div>
  )
}

/** The clinics on a map; without any, the neighborhood itself. */
function GuideMap({ guide, mapboxToken }: Pick<NeighborhoodPageProps, 'guide' | 'mapboxToken'>) {
  const { t } = useTranslation('directory')
  const words = useMapWords()
  const points = guide.clinics.flatMap(({ slug, nameEn, nameChinese, lat, lng }) =>
    lat !== null && lng !== null ? [{ id: slug, lat, lng, label: nameChinese ?? nameEn, href: `#clinic-${slug}` }] : [],
  )
  return (
    <MapPanel
      points={points}
      labels={guide.labels}
      bounds={
        points.length
          ? undefined
          : { west: guide.lng - 0.02, east: guide.lng + 0.02, south: guide.lat - 0.015, north: guide.lat + 0.015 }
      }
      width={560}
      leastWidth={340}
      height={420}
      ariaLabel={t('location.mapLabel', { neighborhood: guide.name })}
      words={words}
      mapboxToken={mapboxToken ?? undefined}
    />
  )
}

/** Ways on, each with how many doctors there are. */
function CountedChips({ chips }: { chips: readonly { to: string; name: string; count: number }[] }) {
  return (
    <div className="row">
      {chips.map(({ to, name, count }) => (
        <Chip key={to} to={to}>
          {name} <span className="num muted">{count}</span>
        </Chip>
      ))}
    </div>
  )
}

/** The first doctors, the way to all of them, and to those who have time first. */
function FirstDoctors({ guide, openings }: Pick<NeighborhoodPageProps, 'guide' | 'openings'>) {
  const { t } = useTranslation('directory')
  const { cards, slug, name: neighborhood, total } = guide
  return (
    <div className="stack">
      {cards.map((card) => (
        <ProviderCard
          key={card.id}
          card={card}
          number={null}
          openings={openings[card.location?.providerFacilityId ?? '']}
        />
      ))}
      <p className="row">
        <ButtonLink to={paths.neighborhoodAll(slug)} variant="book">
          {t('location.all', { neighborhood, count: total })}
        </ButtonLink>
        <Link to={paths.neighborhoodAll(slug, { sort: 'soonest' })} className="alone">
          {t('location.soonest')}
        </Link>
      </p>
    </div>
  )
}

type NeighborhoodPageProps = {
  guide: NeighborhoodGuide
  openings: Openings
  mapboxToken: string | null
  /** What somebody has paid for. */
  ad?: ReactNode
  /** What associations hold there for everybody's health. */
  events?: ReactNode
}

/** Those with the most doctors; the others would be two screens of chips on a phone. */
const specialtiesAtOnce = 12

/** A neighborhood: first doctors, specialties with counts, guide, way there, clinics on a map, nearby areas. */
export function NeighborhoodPage({ guide, openings, mapboxToken, ad, events }: NeighborhoodPageProps) {
  const { t } = useTranslation('directory')
  const { t: site } = useTranslation('site')
  const specialties = guide.specialties.map(({ slug, ...rest }) => ({
    ...rest,
    to: paths.neighborhoodSpecialty(guide.slug, slug),
  }))
  const nearby = guide.nearby.map(({ slug, ...rest }) => ({ ...rest, to: paths.neighborhood(slug) }))
  return (
    <div className="wrap">
      <Breadcrumb items={[{ to: paths.neighborhoods(), label: site('nav.neighborhoods') }]} current={guide.name} />
      <h1>{t('results.titleNeighborhood', { neighborhood: guide.name })}</h1>
      <DemoNotice isShown={guide.cards.some((card) => card.isDemo) || guide.clinics.some((clinic) => clinic.isDemo)} />
      {guide.cards.length > 0 && (
        <Section id="doctors" title={t('location.doctors')}>
          <FirstDoctors guide={guide} openings={openings} />
        </Section>
      )}
      {specialties.length > 0 && (
        <Section id="specialties" title={t('location.specialties')}>
          <FirstFew
            items={specialties}
            shown={specialtiesAtOnce}
            more={(count) => t('location.moreSpecialties', { count })}
          >
            {(few) => <CountedChips chips={few} />}
          </FirstFew>
        </Section>
      )}
      {ad}
      <Section id="about" title={t('location.about', { neighborhood: guide.name })}>
        <div className="split">
          <Guide guide={guide} />
          <GuideMap guide={guide} mapboxToken={mapboxToken} />
        </div>
      </Section>
      {guide.clinics.length > 0 && (
        <Section id="clinics" title={t('location.clinics')}>
          <Clinics clinics={guide.clinics} />
        </Section>
      )}
      {events}
      <Section id="nearby" title={t('location.nearby')}>
        {guide.total === 0 && <p>{t('location.none', { neighborhood: guide.name })}</p>}
        <CountedChips chips={nearby} />
      </Section>
    </div>
  )
}
