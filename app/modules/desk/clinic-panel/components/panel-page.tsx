import { useTranslation } from 'react-i18next'
import { choiceParams, DeskChooser, NoDesk } from '#app/modules/desk/components/desk-chooser.tsx'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import { LatenessPanel } from '#app/modules/desk/queue/components/lateness-panel.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { PanelData, PanelPageData } from '../pages/panel-page.server.ts'
import { ClosedPanel } from './closed-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'

/** Opening hours of today, as they are left by what is closed. */
function HoursPanel({ hours, rights }: Pick<PanelData, 'hours' | 'rights'>) {
  const { t } = useTranslation('clinic-panel')
  return (
    <section className="panel stack stack--sm" aria-labelledby="hours">
      <h2 id="hours">{t('hours.title')}</h2>
      {hours === null && <p className="muted">{t('hours.unknown')}</p>}
      {hours !== null && (
        <p className="row">
          {hours.words.length > 0 && (
            <b className="num">
              {hours.words.map((words, index) => (
                <span key={words}>
                  {index > 0 && ' · '}
                  <span className="nb">{words}</span>
                </span>
              ))}
            </b>
          )}
          <Tag tone={hours.isOpenNow ? 'ok' : 'plain'}>
            {t(hours.words.length === 0 ? 'hours.shut' : hours.isOpenNow ? 'hours.openNow' : 'hours.shutNow')}
          </Tag>
        </p>
      )}
      {rights.hours && (
        <p>
          <Link to={rights.hours} className="alone">
            {t('hours.change')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Who is late: a press says so for who answers for visits, words alone for who reads. */
function LatePanel({ lateness, late, choice }: Pick<PanelData, 'lateness' | 'late'> & { choice: ChoiceWords }) {
  const { t } = useTranslation(['clinic-panel', 'desk'])
  if (lateness.length > 0) return <LatenessPanel doctors={lateness} choice={choice} />
  return (
    <section className="panel stack stack--sm" aria-labelledby="late-title">
      <h2 id="late-title">{t('desk:late.title')}</h2>
      {late.length === 0 && <p className="muted">{t(choice.mayManage ? 'late.nobodyDue' : 'late.nobody')}</p>}
      {late.length > 0 && (
        <ul className="clinic-rows">
          {late.map(({ slug, name, minutes }) => (
            <li key={slug}>
              <b>{name}</b> <Tag tone="wait">{t('desk:late.now', { minutes })}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ResourcesPanel({ resources, rights }: Pick<PanelData, 'resources' | 'rights'>) {
  const { t } = useTranslation(['clinic-panel', 'schedule'])
  return (
    <section className="panel stack stack--sm" aria-labelledby="resources">
      <h2 id="resources">{t('schedule:title.resources')}</h2>
      {resources.length === 0 && <p className="muted">{t('resources.none')}</p>}
      <ul className="clinic-rows">
        {resources.map(({ id, kind, name, isInUse }) => (
          <li key={id}>
            <b>{name}</b> <span className="muted">{t(`schedule:resources.kinds.${kind}`)}</span>{' '}
            {!isInUse && <Tag tone="wait">{t('resources.outOfUse')}</Tag>}
          </li>
        ))}
      </ul>
      {rights.resources && (
        <p>
          <Link to={rights.resources} className="alone">
            {t(rights.mayKeepResources ? 'resources.manage' : 'resources.read')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The clinic of today on one screen: hours, what is closed, who is late, who is there, and which rooms there are. */
export function PanelPage({ choice, day, panel }: PanelPageData) {
  const { t } = useTranslation('clinic-panel')
  const { facility, facilities } = choice
  return (
    <div className="desk">
      <PageHead
        title={t('title')}
        lead={facility && t('lead', { facility: facility.name, date: day.date, weekday: day.weekday })}
        actions={
          facility && (
            <ButtonLink to={paths.deskDay(choiceParams(choice))} variant="line" icon="list">
              {t('dayList')}
            </ButtonLink>
          )
        }
      />
      {panel === null && <NoDesk />}
      {panel && (
        <>
          {facilities.length > 1 && (
            <DeskChooser action={paths.deskClinic()} choice={{ ...choice, doctors: [] }} withDate={false} />
          )}
          <div className="clinic-panel">
            <HoursPanel hours={panel.hours} rights={panel.rights} />
            <ClosedPanel choice={choice} closed={panel.closed} spans={panel.spans} rights={panel.rights} />
            <LatePanel lateness={panel.lateness} late={panel.late} choice={choice} />
            <StaffPanel staff={panel.staff} team={panel.team} />
            <ResourcesPanel resources={panel.resources} rights={panel.rights} />
          </div>
        </>
      )}
    </div>
  )
}
