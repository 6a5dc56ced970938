import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList, formatPhone } from '#app/core/format/format.ts'
import type { Home } from '#app/modules/directory/queries/home.server.ts'
import { paths } from '#app/paths.ts'
import { Cabinet } from '#app/ui/navigation/cabinet.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Hero } from '#app/ui/sections/hero.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { PhonePanel } from '#app/ui/sections/phone-panel.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { StepsList } from '#app/ui/sections/steps-list.tsx'
import { Stops } from '#app/ui/navigation/stops.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { EverydayNeeds } from './everyday-needs.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { NeighborhoodsMap } from './neighborhoods-map.tsx'
import { SearchForm } from './search-form.tsx'

const needs = ['checkup', 'vaccine', 'fever', 'acupuncture', 'immigration'] as const
const steps = ['one', 'two', 'three'] as const

const drawerIcons: Readonly<Record<string, IconName>> = {
  'family-medicine': 'stethoscope',
  pediatrics: 'baby',
  'obstetrics-and-gynecology': 'flower',
  dentistry: 'smile',
  cardiology: 'heart-pulse',
  ophthalmology: 'eye',
  'orthopedic-surgery': 'bone',
  acupuncture: 'leaf',
}

type HomePageProps = {
  home: Home
  phone: string
  /** What can be booked next; booking comes after the directory. */
  open?: ReactNode
  /** What there is to read; the library comes after the directory. */
  reading?: ReactNode
  /** What somebody has paid for. */
  ad?: ReactNode
}

function Steps() {
  const { t } = useTranslation('directory')
  return (
    <StepsList
      steps={steps.map((step) => ({
        title: t(`home.steps.${step}.title`),
        text: t(`home.steps.${step}.text`),
      }))}
    />
  )
}

/** The home page: the search box over the branch, common needs, the next open times, the cabinet, an ad, the telephone, stops and map, three steps. */
export function HomePage({ home, phone, open, reading, ad }: HomePageProps) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  return (
    <>
      <Hero title={<PhraseBreaks text={t('home.headline')} />}>
        <PhraseBreaks text={t('home.lead')} />
      </Hero>
      <div className="wrap">
        <SearchForm {...home.options} />
        <p className="row popular elder-hide">
          <span className="muted">{t('home.needs')}</span>
          {needs.map((need) => (
            <Chip key={need} to={paths.doctors({ q: t(`home.need.${need}`) })}>
              {t(`home.need.${need}`)}
            </Chip>
          ))}
        </p>
        <DemoNotice isShown={home.isDemo} />
        {open}
        <Section
          id="specialties"
          title={t('home.bySpecialty')}
          more={{ to: paths.specialties(), label: t('home.allSpecialties', { count: home.specialtyCount }) }}
        >
          <Cabinet
            drawers={home.drawers.map(({ slug, name, count }) => ({
              to: paths.doctorsOfSpecialty(slug),
              icon: drawerIcons[slug] ?? 'stethoscope',
              name,
              count: t('specialties.doctors', { count }),
              note: t(`home.drawer.${slug}`),
            }))}
          />
        </Section>
        {ad}
        <EverydayNeeds />
        <PhonePanel title={t('home.phone.title')} phone={{ label: formatPhone(phone), href: `tel:${phone}` }}>
          {t('home.phone.text')}
        </PhonePanel>
        <Section id="places" title={t('home.near')}>
          <div className="split">
            <div>
              <Stops
                stops={home.neighborhoods.map((neighborhood) => ({
                  to: paths.neighborhood(neighborhood.slug),
                  name: neighborhood.name,
                  way: formatList(
                    [
                      t(`location.borough.${neighborhood.borough as 'queens'}`),
                      neighborhood.transit.split(/[；;]/)[0]!,
                    ],
                    locale,
                    'facts',
                  ),
                  count: t('specialties.doctors', { count: neighborhood.count }),
                }))}
                all={{
                  to: paths.neighborhoods(),
                  label: t('home.allNeighborhoods', { count: home.neighborhoodCount }),
                }}
              />
            </div>
            <div className="map elder-hide">
              <NeighborhoodsMap neighborhoods={home.neighborhoods} width={560} height={520} shape="stop" />
            </div>
          </div>
        </Section>
        <div className="elder-hide">
          <Section id="steps" title={t('home.steps.title')}>
            <Steps />
          </Section>
          {reading}
        </div>
      </div>
    </>
  )
}
