import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { nameOrder } from '#app/core/format/intl.ts'
import { type BodyArea, bodyAreaPictures } from '#app/modules/directory/body-areas.ts'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Jumps } from '#app/ui/navigation/jumps.tsx'
import { OpenDrawer, OpenDrawers } from '#app/ui/navigation/open-drawers.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

const bodyAreas = Object.keys(bodyAreaPictures) as BodyArea[]

/** So many complaints stand before the cabinet: those that people ask about most come first. */
const askedMost = 15

type Symptom = { id: string; name: string; isUrgent: boolean; specialties: { slug: string; name: string }[] }
type Specialty = { slug: string; name: string; bodyArea: string; count: number }

/** Complaints, each with the specialties that see it. */
function Complaints({ symptoms }: { symptoms: readonly Symptom[] }) {
  return (
    <dl className="helper">
      {symptoms.map((symptom) => (
        <div key={symptom.id}>
          <dt>{symptom.name}</dt>
          <dd>
            {symptom.specialties.map(({ slug, name }) => (
              <Link key={slug} to={paths.doctorsOfSpecialty(slug)}>
                {name}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The drawer of a part of the body: its specialties, and the complaints that one of them sees first. */
function AreaDrawer({ area, specialties, symptoms }: SpecialtiesPageProps & { area: BodyArea }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const own = specialties.filter(({ bodyArea }) => bodyArea === area)
  const slugs = new Set(own.map(({ slug }) => slug))
  const complaints = symptoms.filter((symptom) => slugs.has(symptom.specialties[0]?.slug ?? ''))
  if (own.length === 0) return null
  return (
    <OpenDrawer
      id={`area-${area}`}
      picture={bodyAreaPictures[area]}
      title={t(`specialties.areas.${area}`)}
      note={formatList(
        own.map(({ name }) => name),
        locale,
      )}
    >
      <h4>{t('specialties.drawerSpecialties')}</h4>
      <ul className="columns">
        {own.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={paths.specialty(slug)}>{name}</Link>{' '}
            <span className="muted num">{count > 0 ? t('specialties.doctors', { count }) : t('specialties.none')}</span>
          </li>
        ))}
      </ul>
      {complaints.length > 0 && (
        <>
          <h4>{t('specialties.drawerSymptoms')}</h4>
          <Complaints symptoms={complaints} />
        </>
      )}
    </OpenDrawer>
  )
}

type SpecialtiesPageProps = { specialties: readonly Specialty[]; symptoms: readonly Symptom[] }

/** Which specialty for what people ask most, the cabinet of all specialties and complaints by part of the body, and the names in order. */
export function SpecialtiesPage({ specialties, symptoms }: SpecialtiesPageProps) {
  const { t } = useTranslation('directory')
  const order = nameOrder(useLocale())
  const parts = [
    { id: 'helper', title: t('specialties.bySymptom') },
    { id: 'by-area', title: t('specialties.byArea') },
    { id: 'alphabetical', title: t('specialties.alphabetical') },
  ] as const
  return (
    <div className="wrap">
      <Breadcrumb current={t('specialties.title')} />
      <h1>{t('specialties.title')}</h1>
      <p className="lead">{t('specialties.lead')}</p>
      <Jumps label={t('specialties.jumps')} parts={parts} />
      <Section id="helper" title={t('specialties.helper')}>
        <Banner tone="warning" icon="siren">
          {t('specialties.helperNote')}
        </Banner>
        <Complaints symptoms={symptoms.slice(0, askedMost)} />
        <p className="muted">{t('specialties.rest', { count: symptoms.length })}</p>
      </Section>
      <Section id="by-area" title={t('specialties.byArea')} ground="apricot">
        <OpenDrawers>
          {bodyAreas.map((area) => (
            <AreaDrawer key={area} area={area} specialties={specialties} symptoms={symptoms} />
          ))}
        </OpenDrawers>
      </Section>
      <FoldedSection id="alphabetical" title={t('specialties.alphabetical')}>
        <ul className="columns">
          {specialties
            .toSorted((a, b) => order.compare(a.name, b.name))
            .map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.specialty(slug)}>{name}</Link>
              </li>
            ))}
        </ul>
      </FoldedSection>
    </div>
  )
}
