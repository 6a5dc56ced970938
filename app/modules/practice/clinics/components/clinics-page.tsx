import { useTranslation } from 'react-i18next'
import { formatPhone, formatShortDate } from '#app/core/format/format.ts'
import type { LocationLimit } from '#app/modules/tiers/offers.ts'
import { LimitHint } from '#app/modules/practice/facilities/components/limit-hint.tsx'
import { OpeningHours } from '#app/modules/practice/facilities/components/opening-hours.tsx'
import type { WantedFacility } from '#app/modules/practice/facilities/queries/wanted-facilities.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Clinic, DoctorThere } from '../queries/clinics.server.ts'
import { Roster } from './roster.tsx'
import { HoursThere, PlansThere } from './there-states.tsx'

function Own({ clinic, own }: { clinic: Clinic; own: DoctorThere }) {
  const { t } = useTranslation('practice')
  return (
    <>
      <div>
        <dt>{t('clinic.ownHours')}</dt>
        <dd>
          <HoursThere there={own} about={clinic.name} />
        </dd>
      </div>
      <div>
        <dt>{t('facilities.accepting')}</dt>
        <dd>
          <Tag tone={own.accepting === 'yes' ? 'ok' : 'plain'}>{t(`facilities.acceptingStates.${own.accepting}`)}</Tag>
        </dd>
      </div>
      <div>
        <dt>{t('facilities.plans')}</dt>
        <dd>
          <PlansThere there={own} about={clinic.name} />
        </dd>
      </div>
    </>
  )
}

function ClinicCard({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation('practice')
  const { slug, name, address, phone, isActive, hours, doctors } = clinic
  const own = doctors.find(({ isOwn }) => isOwn)
  return (
    <PanelCard
      id={`clinic-${slug}`}
      title={name}
      note={
        <Link to={paths.clinicAt(slug)}>
          {clinic.isLed || own ? t('profile.edit') : t('facilities.open')}
          <span className="vh">{name}</span>
        </Link>
      }
    >
      <dl className="pairs">
        <div>
          <dt>{t('facilities.address')}</dt>
          <dd>
            <Lang lang="en">{address}</Lang> {!isActive && <Tag tone="wait">{t('facilities.inactive')}</Tag>}
          </dd>
        </div>
        <div>
          <dt>{t('clinic.fields.phone')}</dt>
          <dd>{phone ? <span className="num">{formatPhone(phone)}</span> : t('clinic.missing')}</dd>
        </div>
        <div>
          <dt>{t('facilities.hours')}</dt>
          <dd>
            <OpeningHours hours={hours} />
          </dd>
        </div>
        {own && <Own clinic={clinic} own={own} />}
        <div>
          <dt>{t('clinic.doctors')}</dt>
          <dd>{t('clinic.doctorCount', { count: doctors.length })}</dd>
        </div>
      </dl>
    </PanelCard>
  )
}

type ClinicsPageProps = {
  clinics: readonly Clinic[]
  wanted: readonly WantedFacility[]
  /** Null for staff, who have no profile of their own. */
  limit: LocationLimit | null
}

/** The clinics where somebody practices or has a seat, and who works where. */
export function ClinicsPage({ clinics, wanted, limit }: ClinicsPageProps) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const own = clinics.filter(({ doctors }) => doctors.some(({ isOwn }) => isOwn))
  const doctors = new Set(clinics.flatMap((clinic) => clinic.doctors.map(({ providerId }) => providerId)))
  return (
    <>
      <PageHead
        title={t('facilities.heading')}
        lead={limit ? t('facilities.lead') : t('facilities.leadStaff')}
        actions={limit && <ButtonLink to={paths.clinicNew()}>{t('facilities.add')}</ButtonLink>}
      />
      {limit && <LimitHint limit={limit} count={own.length} />}
      {clinics.length === 0 && (
        <EmptyState title={t('facilities.none')}>
          <p>{limit ? t('facilities.noneText') : t('clinic.noneStaff')}</p>
          {limit && (
            <p>
              <Link to={paths.clinicNew({ q: 'Main St 11354' })}>{t('clinic.noneExample')}</Link>
            </p>
          )}
        </EmptyState>
      )}
      {doctors.size > 1 && (
        <PanelCard id="roster" title={t('clinic.roster')}>
          <Roster clinics={clinics} />
        </PanelCard>
      )}
      <div className="own-places">
        {clinics.map((clinic) => (
          <ClinicCard key={clinic.slug} clinic={clinic} />
        ))}
      </div>
      {wanted.length > 0 && (
        <PanelCard id="wanted" title={t('facilities.wanted')}>
          <ul className="todo">
            {wanted.map(({ id, name, address, createdAt, isJoining }) => (
              <li key={id}>
                <span className="todo__what">
                  {name}
                  <span className="todo__second">
                    <Lang lang="en">{address}</Lang> ·{' '}
                    {t('facilities.sent', { date: formatShortDate(createdAt, locale) })}
                  </span>
                </span>
                <Tag tone="wait">{isJoining ? t('join.waiting') : t('facilities.waiting')}</Tag>
              </li>
            ))}
          </ul>
        </PanelCard>
      )}
    </>
  )
}
