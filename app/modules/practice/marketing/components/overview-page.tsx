import { useTranslation } from 'react-i18next'
import { SecondName } from '#app/modules/directory/components/second-name.tsx'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import type { DoctorLine, OverviewPageData } from '../pages/overview-page.server.ts'
import { MessageFields } from './message-fields.tsx'
import { ProfileFixes } from './profile-fixes.tsx'

function Doctor({ doctor }: { doctor: DoctorLine }) {
  const { t } = useTranslation('marketing')
  const { id, name, second, specialty, isPublic, percent, fixes } = doctor
  return (
    <li className="handout">
      <div>
        <h3>{name}</h3>
        <p className="muted">
          <SecondName name={second} /> {specialty}
        </p>
      </div>
      <ProfileFixes id={`profile-${id}`} percent={percent} fixes={fixes} />
      <p>
        {isPublic ? (
          <ButtonLink to={paths.marketingOf(id)} variant="line">
            {t('list.open')}
            <span className="vh">{name}</span>
          </ButtonLink>
        ) : (
          <span className="muted">{t('list.private')}</span>
        )}
      </p>
    </li>
  )
}

function Promotion({ promotion }: Pick<OverviewPageData, 'promotion'>) {
  const { t } = useTranslation('marketing')
  return (
    <PanelCard id="promotion" title={t('promotion.title')}>
      <div className="card__body stack stack--sm">
        <p>{t('promotion.text')}</p>
        {promotion === 'open' ? (
          <p>
            <Link to={paths.promotion()}>{t('promotion.link')}</Link>
          </p>
        ) : (
          <LockedFeature feature="promotionReports" />
        )}
      </div>
    </PanelCard>
  )
}

/** The doctors of one's clinics: how complete their profiles are, and the way to what can be handed out about each. */
export function OverviewPage({ page: { clinics, promotion } }: { page: OverviewPageData }) {
  const { t } = useTranslation('marketing')
  const hasOthers = clinics.some(({ doctors }) =>
    doctors.some(({ isOwn, fixes }) => !isOwn && fixes.some(({ to }) => to === null)),
  )
  return (
    <div className="stack">
      <PageHead title={t('title')} lead={t('lead')} />
      {clinics.length === 0 && (
        <EmptyState title={t('none.title')} actions={<Link to={paths.clinics()}>{t('none.link')}</Link>}>
          <p>{t('none.text')}</p>
        </EmptyState>
      )}
      {clinics.map(({ slug, name, doctors, messages }) => (
        <PanelCard key={slug} id={`clinic-${slug}`} title={name}>
          <ul>
            {doctors.map((doctor) => (
              <Doctor key={doctor.id} doctor={doctor} />
            ))}
          </ul>
          {messages.length > 0 && (
            <div className="card__body">
              <Disclosures>
                <Disclosure summary={t('list.clinicTexts')}>
                  <MessageFields id={`texts-${slug}`} messages={messages} />
                </Disclosure>
              </Disclosures>
            </div>
          )}
        </PanelCard>
      ))}
      {hasOthers && <p className="muted">{t('profile.others')}</p>}
      {promotion !== 'role' && <Promotion promotion={promotion} />}
    </div>
  )
}
