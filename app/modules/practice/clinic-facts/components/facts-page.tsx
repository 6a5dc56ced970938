import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList, formatPhone } from '#app/core/format/format.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { OpeningHours } from '#app/modules/practice/facilities/components/opening-hours.tsx'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { contactFields, type FactPart, flagFields, scripts, speakers, textFields } from '../parts.ts'
import type { ClinicFacts } from '../queries/clinic-facts.server.ts'
import { ServicesCard } from './services-card.tsx'
import { WaysCard } from './ways-card.tsx'

type Of = { clinic: ClinicFacts }

/** A panel with what stands, and the way to its form for who may change it. */
function PartCard({ clinic, part, children }: Of & { part: FactPart; children: ReactNode }) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  const title = t(`parts.${part}`)
  const edit = clinic.canEdit && (
    <Link to={paths.clinicFactsPart(part, { place: clinic.slug })}>
      {say('profile.edit')}
      <span className="vh">{title}</span>
    </Link>
  )
  return (
    <PanelCard id={part} title={title} note={edit}>
      <dl className="pairs">{children}</dl>
    </PanelCard>
  )
}

/** What a reviewer decides, and where it is asked for. */
function Reviewed({ clinic }: Of) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  const { slug, nameEn, nameHans, nameHant, phone, address, ways } = clinic
  return (
    <PanelCard id="reviewed" title={say('clinic.reach')}>
      <dl className="pairs">
        <Pair label={say('clinic.fields.nameEn')}>
          <Lang lang="en">{nameEn}</Lang>
        </Pair>
        <Pair label={say('clinic.fields.nameHans')}>
          {nameHans ? <Lang lang="zh-Hans">{nameHans}</Lang> : say('clinic.missing')}
        </Pair>
        <Pair label={say('clinic.fields.nameHant')}>
          {nameHant ? <Lang lang="zh-Hant">{nameHant}</Lang> : say('clinic.missing')}
        </Pair>
        <Pair label={say('clinic.fields.phone')}>
          {phone ? <span className="num">{formatPhone(phone)}</span> : say('clinic.missing')}
        </Pair>
        <Pair label={say('clinic.fields.address')}>
          <Lang lang="en">{address}</Lang>
        </Pair>
      </dl>
      <div className="card__body stack stack--sm">
        <p className="muted">{t('reviewed')}</p>
        {ways.canPropose && (
          <p>
            <Link to={paths.clinicContact(slug)}>{t('changeNames')}</Link>
          </p>
        )}
        {ways.canMove && (
          <p>
            <Link to={paths.facilityAddresses({ place: slug })}>{say('facilities.move')}</Link>
          </p>
        )}
        {!ways.isInOffice && clinic.canEdit && (
          <p>
            <Link to={paths.officeContact()}>{t('askService')}</Link>
          </p>
        )}
      </div>
    </PanelCard>
  )
}

/** A text in three languages, each by its name; those that are missing say so. */
export function ThreeTexts({ text }: { text: Localized | null }) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  if (text === null) return <>{say('clinic.missing')}</>
  return (
    <ul className="plain">
      {scripts.map(([end, locale]) => (
        <li key={end}>
          <span className="muted small">{t(`scripts.${end}`)}</span>{' '}
          {text[locale] ? <Lang lang={locale}>{text[locale]}</Lang> : <span className="muted">{t('noText')}</span>}
        </li>
      ))}
    </ul>
  )
}

function Contact({ clinic }: Of) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  return (
    <PartCard clinic={clinic} part="contact">
      {contactFields.map((field) => {
        const value = clinic[field]
        return (
          <Pair key={field} label={t(`fields.${field}`)}>
            {value === null ? say('clinic.missing') : field === 'fax' ? formatPhone(value) : value}
          </Pair>
        )
      })}
    </PartCard>
  )
}

function Access({ clinic }: Of) {
  const { t } = useTranslation('clinic-facts')
  return (
    <PartCard clinic={clinic} part="access">
      {flagFields.map((field) => (
        <Pair key={field} label={t(`fields.${field}`)}>
          {t(clinic[field] ? 'yes' : 'no')}
        </Pair>
      ))}
      {textFields.map((field) => (
        <Pair key={field} label={t(`fields.${field}`)}>
          <ThreeTexts text={clinic[field]} />
        </Pair>
      ))}
    </PartCard>
  )
}

function Languages({ clinic }: Of) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  const locale = useLocale()
  const namesOf = (who: string) =>
    clinic.languages
      .filter(({ id }) => clinic.spoken.some((each) => each.languageId === id && each.who === who))
      .map(({ name }) => name)
  return (
    <PartCard clinic={clinic} part="languages">
      {speakers.map((who) => (
        <Pair key={who} label={t(`who.${who}`)}>
          {formatList(namesOf(who), locale) || say('clinic.missing')}
        </Pair>
      ))}
    </PartCard>
  )
}

/** The facts of a clinic, each with the way to change it; what is kept on other pages is shown or linked. */
export function FactsPage({ clinic }: Of) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  return (
    <>
      <PageHead
        title={t('title', { clinic: clinic.name })}
        lead={clinic.isActive ? t(clinic.canEdit ? 'lead' : 'leadReader') : say('facilities.inactive')}
      />
      {clinic.clinics.length > 0 && (
        <Tabs
          label={t('choose')}
          tabs={clinic.clinics.map(({ slug, name }) => ({
            to: paths.clinicFacts({ place: slug }),
            label: name,
            current: slug === clinic.slug,
          }))}
        />
      )}
      <div className="pro-columns">
        <div className="pro-column">
          <Reviewed clinic={clinic} />
          <Contact clinic={clinic} />
          <Access clinic={clinic} />
        </div>
        <div className="pro-column">
          <Languages clinic={clinic} />
          <ServicesCard clinic={clinic} />
          <PanelCard
            id="hours"
            title={say('facilities.hours')}
            note={
              clinic.ways.canSetHours && (
                <Link to={paths.clinicHours(clinic.slug)}>
                  {say('profile.edit')}
                  <span className="vh">{say('facilities.hours')}</span>
                </Link>
              )
            }
          >
            <div className="card__body">
              <OpeningHours hours={clinic.hours} />
            </div>
          </PanelCard>
          <WaysCard clinic={clinic} />
        </div>
      </div>
    </>
  )
}
