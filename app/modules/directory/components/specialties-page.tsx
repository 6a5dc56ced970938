import { useTranslation } from 'react-i18next'
import { nameOrder } from '#app/core/format/intl.ts'
import { type BodyArea, bodyAreaPictures } from '#app/modules/directory/body-areas.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { paths } from '#app/paths.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Jumps } from '#app/ui/navigation/jumps.tsx'
import { OpenDrawer, OpenDrawers } from '#app/ui/navigation/open-drawers.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { FoldedSection } from '#app/ui/sections/folded-section.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

const bodyAreas = Object.keys(bodyAreaPictures) as BodyArea[]

/** So many complaints stand before the cabinet: those that people ask about most come first. */
const askedMost = 12
/** So many of its specialties stand beside a complaint there; all of them lie in its drawer. */
const shownSpecialties = 2
/** How many names stand on a drawer; a line of a wide screen holds no more. */
const namesOnDrawer = 8

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

/** The complaints that people ask about most, by the part of the body that the first specialty of each stands for, in the order of the first of each part. */
function askedByArea({ specialties, symptoms }: SpecialtiesPageProps): [BodyArea, Symptom[]][] {
  const areas = new Map(specialties.map(({ slug, bodyArea }) => [slug, bodyArea]))
  const known = (area: string | undefined) => bodyAreas.find((each) => each === area) ?? 'other'
  return [...groupBy(symptoms.slice(0, askedMost), (symptom) => known(areas.get(symptom.specialties[0]?.slug ?? '')))]
}

/** What people ask about most: a tile for each part of the body. On paper all complaints stand in the drawers. */
function AskedTiles(props: SpecialtiesPageProps) {
  const { t } = useTranslation('directory')
  return (
    <ul className="tiles asked noprint">
      {askedByArea(props).map(([area, symptoms]) => (
        <li key={area} className="tile">
          <Picture name={bodyAreaPictures[area]} size="wide" />
          <div className="tile__text">
            <h3>
              <PhraseBreaks text={t(`specialties.areas.${area}`)} isNarrow />
            </h3>
            <dl>
              {symptoms.map(({ id, name, specialties }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd className="row">
                    {specialties.slice(0, shownSpecialties).map(({ slug, name: specialty }) => (
                      <Chip key={slug} to={paths.doctorsOfSpecialty(slug)}>
                        {specialty}
                      </Chip>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The drawer of a part of the body: its specialties, and the complaints that one of them sees first. */
function AreaDrawer({ area, specialties, symptoms }: SpecialtiesPageProps & { area: BodyArea }) {
  const { t } = useTranslation('directory')
  const own = specialties.filter(({ bodyArea }) => bodyArea === area)
  const slugs = new Set(own.map(({ slug }) => slug))
  const complaints = symptoms.filter((symptom) => slugs.has(symptom.specialties[0]?.slug ?? ''))
  if (own.length === 0) return null
  return (
    <OpenDrawer
      id={`area-${area}`}
      picture={bodyAreaPictures[area]}
      title={t(`specialties.areas.${area}`)}
      note={own.slice(0, namesOnDrawer).map(({ name }) => name)}
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
        <AskedTiles specialties={specialties} symptoms={symptoms} />
        <p className="muted noprint">{t('specialties.rest', { count: symptoms.length })}</p>
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
