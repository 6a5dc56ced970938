import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Completeness, mendedAt } from '../completeness.ts'
import type { OfficeHome as Home } from '../queries/office-home.server.ts'
import { FiguresRow } from './figures-row.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { RequestStates } from './request-states.tsx'
import { TaskList } from './task-list.tsx'
import { TodayList } from './today-list.tsx'
import { WeekChart } from './week-chart.tsx'

function ProfileMeter({ completeness }: { completeness: Completeness }) {
  const { t } = useTranslation('dashboard')
  const { percent, missing } = completeness
  return (
    <PanelCard id="profile" title={t('profile.title')} note={<b className="num">{percent}%</b>}>
      <div className="card__body">
        <meter className="meter" min="0" max="100" value={percent} aria-labelledby="profile" />
        {missing.length === 0 ? (
          <p>{t('profile.complete')}</p>
        ) : (
          <>
            <p>{t('profile.missing')}</p>
            <ul className="bullets">
              {missing.map((part) => (
                <li key={part}>
                  <Link to={mendedAt[part]()}>{t(`profile.parts.${part}`)}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </PanelCard>
  )
}

/** The first page of a provider's own office: figures, today, tasks, requests and what the level still offers. */
export function OfficeHome({ home }: { home: Home }) {
  const { t } = useTranslation('dashboard')
  const { figures, visits, visitCount, tasks, requests, tier } = home
  return (
    <>
      <PageHead
        title={home.today}
        lead={home.isWaiting ? null : t('home.lead', { count: visitCount })}
        actions={
          figures &&
          home.mayBook && (
            <ButtonLink to={paths.deskNew()} icon="plus">
              {t('home.newVisit')}
            </ButtonLink>
          )
        }
      />
      {home.isWaiting && (
        <Banner>
          <p>
            {t('home.waiting')} <Link to={paths.onboardingSuccess()}>{t('home.waitingLink')}</Link>
          </p>
        </Banner>
      )}
      {home.isUnfinished && (
        <Banner>
          <p>
            {t('home.unfinished')} <Link to={paths.onboarding()}>{t('home.unfinishedLink')}</Link>
          </p>
        </Banner>
      )}
      {tasks.plans.map(({ facility, count, oldestDays }) => (
        <Banner key={facility.slug} tone="warning">
          <p>
            {oldestDays === null
              ? t('home.unchecked', { count, facility: facility.name })
              : t('home.expiring', { count, days: oldestDays, facility: facility.name })}{' '}
            <Link to={paths.clinicAt(facility.slug)}>{t('home.checkLink')}</Link>
          </p>
        </Banner>
      ))}
      {figures && <FiguresRow figures={figures} />}
      <div className="pro-columns">
        <div className="pro-column">
          {figures && (
            <PanelCard
              id="today"
              title={t('home.visits')}
              note={<Link to={paths.deskDay()}>{t('home.wholeDay')}</Link>}
            >
              <TodayList visits={visits} visitCount={visitCount} next={home.next} namesDoctors={home.doctors > 1} />
            </PanelCard>
          )}
          <PanelCard id="requests" title={t('requests.title')}>
            <RequestStates requests={requests} />
          </PanelCard>
        </div>
        <div className="pro-column">
          <PanelCard id="tasks" title={t('tasks.title')}>
            <TaskList home={home} />
          </PanelCard>
          {figures && (
            <PanelCard
              id="week"
              title={t('home.week')}
              note={<span className="muted">{t('home.total', { count: figures.week })}</span>}
            >
              <div className="card__body">
                <WeekChart perDay={figures.perDay} today={home.weekday} />
              </div>
            </PanelCard>
          )}
          {tasks.completeness && <ProfileMeter completeness={tasks.completeness} />}
          {home.isProvider && (
            <PanelCard id="tip" title={t('tips.title')} note={<span className="muted">{t(`tiers.${tier as 1}`)}</span>}>
              <p className="card__body">
                {t(`tips.${tier as 1}`)} {home.hasHigherTier && <Link to={paths.accountLevel()}>{t('tips.ask')}</Link>}
              </p>
            </PanelCard>
          )}
        </div>
      </div>
    </>
  )
}
