import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { ProviderFacilityDetails } from '../queries/provider-facility-details.server.ts'

type StandingVisit = { id: string; startsAt: number }

type DeparturePageProps = {
  providerFacility: ProviderFacilityDetails
  visits: readonly StandingVisit[]
  isStale: boolean
}

/** Asks whether a facility is to be left; while visits stand there it says which, and leaving is not offered. */
export function DeparturePage({ providerFacility, visits, isStale }: DeparturePageProps) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const action = useHref(paths.clinicDeparture(providerFacility.id))
  return (
    <>
      <p>
        <Link to={paths.clinic(providerFacility.id)}>{t('facilities.backToFacility')}</Link>
      </p>
      <PageHead title={t('facilities.leave')} lead={providerFacility.name} />
      {isStale && (
        <div role="alert">
          <Banner tone="warning">{t('profile.stale.title')}</Banner>
        </div>
      )}
      {visits.length > 0 ? (
        <PanelCard id="standing" title={t('facilities.standing')}>
          <div className="card__body stack stack--sm" role="alert">
            <p>{t('facilities.standingText', { count: visits.length })}</p>
            <ul className="plain">
              {visits.map(({ id, startsAt }) => (
                <li key={id}>
                  <Link to={paths.deskVisit(id)}>
                    {formatDate(startsAt, locale, providerFacility.timeZone)}{' '}
                    {formatTime(startsAt, providerFacility.timeZone, locale)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </PanelCard>
      ) : (
        <PanelCard id="leave" title={t('facilities.leaveTitle')}>
          <form method="post" action={action} className="card__body stack">
            <p>{t('facilities.leaveText')}</p>
            <input type="hidden" name="version" value={providerFacility.version} />
            <p className="row">
              <Button variant="danger">{t('facilities.leave')}</Button>
              <Link to={paths.clinic(providerFacility.id)}>{t('facilities.stay')}</Link>
            </p>
          </form>
        </PanelCard>
      )}
    </>
  )
}
