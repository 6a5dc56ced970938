import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { professionOf } from '#app/modules/directory/professions.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { SpecialtyGuide } from '#app/modules/directory/queries/specialty-guide.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Stops } from '#app/ui/navigation/stops.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { ProviderCard } from './provider-card.tsx'

function Items({ items }: { items: string[] }) {
  return (
    <ul className="dots">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The first doctors of a specialty, and the way to all of them. */
function Doctors({ guide, openings, title }: { guide: SpecialtyGuide; openings: Openings; title: string }) {
  const { t } = useTranslation('directory')
  return (
    <Section id="doctors" title={title}>
      <div className="stack">
        <DemoNotice isShown={guide.cards.some((card) => card.isDemo)} />
        {guide.total === 0 && (
          <p>
            {t('specialty.noDoctors')} <Link to={paths.contact()}>{t('results.empty.call')}</Link>
          </p>
        )}
        {guide.cards.map((card) => (
          <ProviderCard
            key={card.id}
            card={card}
            number={null}
            openings={openings[card.location?.providerFacilityId ?? '']}
          />
        ))}
        {guide.total > guide.cards.length && (
          <p>
            <ButtonLink to={paths.doctorsOfSpecialty(guide.slug)} variant="line">
              {t('specialty.all', { count: guide.total })}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  )
}

/** What a specialty treats, when to go, what to ask, and its doctors by neighborhood. */
export function SpecialtyPage({
  guide,
  openings,
  notice,
  reading,
  ad,
  sources,
}: {
  guide: SpecialtyGuide
  openings: Openings
  /** What is to be known before it is read. */
  notice?: ReactNode
  /** What there is to read about it. */
  reading?: ReactNode
  /** What somebody has paid for. */
  ad?: ReactNode
  /** Where it comes from. */
  sources?: ReactNode
}) {
  const { t } = useTranslation('directory')
  const doctors = professionOf(guide, useLocale())
  return (
    <div className="wrap">
      <Breadcrumb items={[{ to: paths.specialties(), label: t('specialties.title') }]} current={guide.name} />
      <Picture name={guide.picture} size="small" isFirst />
      <h1>{guide.name}</h1>
      {notice}
      <p className="lead measure">{guide.description}</p>
      <div className="split">
        <div>
          <Section id="when" title={t('specialty.whenToGo')}>
            <Items items={guide.whenToGo} />
          </Section>
          <Section id="ask" title={t('specialty.questions')}>
            <Items items={guide.questionsToAsk} />
          </Section>
          <p className="muted">{t('specialty.disclaimer')}</p>
        </div>
        <div>
          {guide.neighborhoods.length > 0 && (
            <Section id="places" title={t('specialty.byNeighborhood')}>
              <Stops
                stops={guide.neighborhoods.map((neighborhood) => ({
                  to: paths.neighborhoodSpecialty(neighborhood.slug, guide.slug),
                  name: neighborhood.name,
                  count: t('specialties.doctors', { count: neighborhood.count }),
                }))}
              />
            </Section>
          )}
        </div>
      </div>
      {ad}
      <Doctors guide={guide} openings={openings} title={t('specialty.doctors', { doctors: doctors.Many })} />
      {reading}
      {guide.related.length > 0 && (
        <Section id="related" title={t('specialty.related')}>
          <div className="row">
            {guide.related.map((related) => (
              <Chip key={related.slug} to={paths.specialty(related.slug)}>
                {related.name}
              </Chip>
            ))}
          </div>
        </Section>
      )}
      {sources}
    </div>
  )
}
