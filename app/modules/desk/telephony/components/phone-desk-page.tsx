import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import type { PhoneDeskData } from '../pages/phone-desk-page.server.ts'
import { CallTable } from './call-table.tsx'
import { CarrierBanner, ClinicTabs, PhoneTabs } from './phone-frame.tsx'
import { LineTag, useMoment } from './phone-words.tsx'
import { SwitchForm } from './switch-form.tsx'

type Of = { clinic: PhoneDeskData['clinic']; shown: NonNullable<PhoneDeskData['shown']> }

/** Who is on the line, and which calls are to be returned. */
function Calls({ clinic, shown: { live, missed, at } }: Of) {
  const { t } = useTranslation('telephony')
  const { timeZone } = clinic
  return (
    <>
      <PanelCard
        id="queue"
        title={t('desk.live')}
        note={<Link to={paths.phoneDesk({ place: clinic.slug })}>{t('refresh')}</Link>}
      >
        {live.length === 0 ? (
          <p className="card__body muted">{t('desk.nobody')}</p>
        ) : (
          <CallTable caption={t('desk.live')} calls={live} timeZone={timeZone} at={at} />
        )}
      </PanelCard>
      <PanelCard id="missed" title={t('desk.missed')} note={<span className="muted">{t('desk.oldestFirst')}</span>}>
        {missed.length === 0 ? (
          <p className="card__body muted">{t('desk.noneMissed')}</p>
        ) : (
          <CallTable caption={t('desk.missed')} calls={missed} timeZone={timeZone} />
        )}
      </PanelCard>
    </>
  )
}

/** How the line stands, and the switch. */
function LinePanel({ clinic, shown: { state, switched, until } }: Of) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(clinic.timeZone)
  const isSwitched = switched !== null
  return (
    <PanelCard id="line" title={t('switch.title')} note={<LineTag state={state} />}>
      {isSwitched && <p className="card__body">{t('switch.standing', { at: moment(switched.until) })}</p>}
      <SwitchForm slug={clinic.slug} until={until} isSwitched={isSwitched} />
    </PanelCard>
  )
}

/** The telephone at the front desk. */
export function PhoneDeskPage({ page }: { page: PhoneDeskData }) {
  const { t } = useTranslation('telephony')
  const { clinic, clinics, isOpen, shown } = page
  const place = { place: clinic.slug }
  return (
    <div className="stack">
      <PageHead
        title={t('desk.title', { clinic: clinic.name })}
        lead={t('desk.lead')}
        actions={
          shown && (
            <>
              {shown.carrier === 'simulator' && (
                <ButtonLink to={paths.simulatedCall(place)} variant="line">
                  {t('simulator.title')}
                </ButtonLink>
              )}
              {clinic.maySetUp && <Link to={paths.telephony(place)}>{t('setUp.heading')}</Link>}
            </>
          )
        }
      />
      <ClinicTabs clinics={clinics} slug={clinic.slug} to={paths.phoneDesk} />
      {!isOpen && <LockedFeature feature="telephony" />}
      {isOpen && !shown && (
        <EmptyState title={t('desk.notSetUp')}>
          {clinic.maySetUp ? (
            <p>
              <Link to={paths.telephony(place)}>{t('setUp.heading')}</Link>
            </p>
          ) : (
            <p>{t('desk.askLead')}</p>
          )}
        </EmptyState>
      )}
      {shown && (
        <>
          <CarrierBanner carrier={shown.carrier} />
          <PhoneTabs slug={clinic.slug} current="now" />
          {shown.voicemails > 0 && (
            <p>
              <Link to={paths.voicemails(place)}>{t('desk.voicemails', { count: shown.voicemails })}</Link>
            </p>
          )}
          <Calls clinic={clinic} shown={shown} />
          <LinePanel clinic={clinic} shown={shown} />
        </>
      )}
    </div>
  )
}
