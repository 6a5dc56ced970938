import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import type { OfficeHome } from '../queries/office-home.server.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { RequestStates } from './request-states.tsx'
import { TodayList } from './today-list.tsx'

/** The summary of generation 2: today, what waits, how complete the profile is, the level, and the ways on. Read only. */
export function Summary({ home }: { home: OfficeHome }) {
  const { t } = useTranslation('dashboard')
  const { figures, visits, visitCount, tasks, requests, tier } = home
  return (
    <>
      <PageHead title={t('summary.title')} lead={home.today} />
      <Stats>
        <Stat label={t('summary.visits')} value={String(visitCount)} />
        <Stat label={t('summary.requests')} value={String(figures?.openRequests ?? 0)} />
        <Stat label={t('profile.title')} value={tasks.completeness ? `${tasks.completeness.percent}%` : '—'} />
        <Stat label={t('summary.level')} value={t(`tiers.${tier as 1}`)} />
      </Stats>
      <div className="row">
        <ButtonLink to={paths.office()}>{t('menu.desks.office')}</ButtonLink>
        {figures && (
          <ButtonLink to={paths.desk()} variant="line">
            {t('menu.desks.front')}
          </ButtonLink>
        )}
      </div>
      {figures && (
        <PanelCard id="today" title={t('home.visits')}>
          <TodayList visits={visits} visitCount={visitCount} next={home.next} namesDoctors={home.doctors > 1} />
        </PanelCard>
      )}
      <PanelCard id="requests" title={t('requests.title')}>
        <RequestStates requests={requests} />
      </PanelCard>
    </>
  )
}
