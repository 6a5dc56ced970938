import { collator } from '#app/core/format/intl.ts'
import { useTranslation } from 'react-i18next'
import { type BodyArea, bodyAreaPictures } from '#app/modules/directory/body-areas.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

const bodyAreas = Object.keys(bodyAreaPictures) as BodyArea[]

/** How readers of each locale look a word up: by pinyin, by strokes, by letter. */
const collations = { 'zh-Hans': 'zh-Hans-u-co-pinyin', 'zh-Hant': 'zh-Hant-u-co-stroke', 'en-US': 'en-US' } as const

type SpecialtiesPageProps = {
  specialties: { slug: string; name: string; bodyArea: string; count: number }[]
  symptoms: { id: string; name: string; isUrgent: boolean; specialties: { slug: string; name: string }[] }[]
}

/** All specialties by body area, and the "which specialty for what" table. */
export function SpecialtiesPage({ specialties, symptoms }: SpecialtiesPageProps) {
  const { t } = useTranslation('directory')
  const order = collator(collations[useLocale()])
  return (
    <div className="wrap">
      <Breadcrumb current={t('specialties.title')} />
      <h1>{t('specialties.title')}</h1>
      <p className="lead">
        <a href="#helper">{t('specialties.lead')}</a>
      </p>
      <Section id="by-area" title={t('specialties.byArea')}>
        <div className="index">
          {bodyAreas.map((area) => {
            const own = specialties.filter((specialty) => specialty.bodyArea === area)
            return own.length === 0 ? null : (
              <section key={area} aria-labelledby={`area-${area}`}>
                <Picture name={bodyAreaPictures[area]} size="small" />
                <h3 id={`area-${area}`}>{t(`specialties.areas.${area}`)}</h3>
                <ul>
                  {own.map(({ slug, name, count }) => (
                    <li key={slug}>
                      <Link to={paths.specialty(slug)}>{name}</Link>{' '}
                      <span className="muted num">
                        {count > 0 ? t('specialties.doctors', { count }) : t('specialties.none')}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </Section>
      <Section id="alphabetical" title={t('specialties.alphabetical')}>
        <ul className="columns">
          {specialties
            .toSorted((a, b) => order.compare(a.name, b.name))
            .map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.specialty(slug)}>{name}</Link>
              </li>
            ))}
        </ul>
      </Section>
      <Section id="helper" title={t('specialties.helper')}>
        <Banner tone="warning" icon="siren">
          {t('specialties.helperNote')}
        </Banner>
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
      </Section>
    </div>
  )
}
