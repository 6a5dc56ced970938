import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { InsuranceProblems } from '#app/modules/practice/eligibility/components/problems-notice.tsx'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { type DoctorNow, waitingQueue } from '#app/modules/desk/pages/now-and-next.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import type { Undelivered } from '#app/modules/desk/queries/undelivered.server.ts'
import { columnOf } from '#app/modules/desk/step-nouns.ts'
import { DayList } from './day-list.tsx'
import { RequestList } from './request-list.tsx'
import { UndeliveredList } from './undelivered-list.tsx'
import { choiceParams, DeskChooser, NoDesk } from '../desk-chooser.tsx'

type HomeProps = {
  choice: ChoiceWords
  day: DayWords
  visits: DeskVisit[]
  doctors: DoctorNow[]
  requests: DeskVisit[]
  undelivered: Undelivered[]
  /** How many of tomorrow's visits; null for who checks no insurance. */
  insuranceProblems: number | null
  /** Calls that wait to be returned; null for who does not answer the telephone. */
  missedCalls: number | null
}

function VisitLink({ visit }: { visit: DeskVisit }) {
  const { t } = useTranslation('desk')
  return (
    <>
      <b className="num">{visit.time ?? t('card.walkIn')}</b>{' '}
      <Link to={paths.deskVisit(visit.id)}>{visit.patient.main}</Link>
    </>
  )
}

function Doctors({ doctors }: { doctors: readonly DoctorNow[] }) {
  const { t } = useTranslation('desk')
  if (doctors.length === 0) return <p className="muted">{t('home.nobody')}</p>
  return (
    <ul className="now">
      {doctors.map(({ slug, name, inRoom, next, lateBy }) => (
        <li key={slug} className="now__doctor">
          <h3>{name}</h3>
          <p>
            <span className="now__label">{t('home.inRoom')}</span>
            {inRoom.length === 0
              ? t('home.free')
              : inRoom.map((visit) => (
                  <span key={visit.id} className="now__visit">
                    <VisitLink visit={visit} />
                  </span>
                ))}
          </p>
          <p>
            <span className="now__label">{t('home.next')}</span>
            {next ? <VisitLink visit={next} /> : t('home.noNext')}
            {lateBy > 0 && <span className="now__late"> {t('home.late', { count: lateBy })}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The front desk at a glance. */
export function HomePage(props: HomeProps) {
  const { choice, day, visits, doctors, requests, undelivered, insuranceProblems, missedCalls } = props
  const { t } = useTranslation('desk')
  const live = useHref(paths.deskLive(choiceParams(choice, { date: null, doctor: null })))
  const withDoctor = choice.doctor === null && choice.doctors.length > 1
  const waiting = waitingQueue(visits)
  const count = (column: string) => String(visits.filter(({ status }) => columnOf(status) === column).length)
  return (
    <div className="desk" data-live={choice.facility ? live : undefined}>
      <PageHead
        title={t('home.title')}
        lead={
          choice.facility && t('home.lead', { facility: choice.facility.name, date: day.date, weekday: day.weekday })
        }
        actions={
          choice.facility && (
            <>
              <ButtonLink to={paths.deskDay(choiceParams(choice))} variant="line" icon="list">
                {t('home.day')}
              </ButtonLink>
              {choice.mayManage && (
                <ButtonLink to={paths.deskWalkIn(choiceParams(choice, { date: null, doctor: null }))} variant="line">
                  {t('walkIn.button')}
                </ButtonLink>
              )}
              {choice.mayBook && (
                <ButtonLink to={paths.deskNew(choiceParams(choice))} icon="plus" aria-keyshortcuts="n">
                  {t('day.new')}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {!choice.facility && <NoDesk />}
      {choice.facility && (
        <>
          {(choice.facilities.length > 1 || choice.doctors.length > 1) && (
            <DeskChooser action={paths.desk()} choice={choice} withDate={false} />
          )}
          <InsuranceProblems count={insuranceProblems} facilitySlug={choice.facility.slug} />
          <div id="region-home" data-live-region="" className="desk">
            <Stats>
              <Stat label={t('home.expected')} value={String(Number(count('booked')) + Number(count('confirmed')))} />
              <Stat label={t('home.waiting')} value={count('arrived')} />
              <Stat label={t('column.in_room')} value={count('in_room')} />
              <Stat label={t('column.done')} value={count('done')} />
            </Stats>
            {missedCalls !== null && missedCalls > 0 && (
              <p>
                <Link to={paths.phoneDesk({ place: choice.facility.slug })}>
                  {t('home.missedCalls', { count: missedCalls })}
                </Link>
              </p>
            )}
            <UndeliveredList undelivered={undelivered} />
            <div className="home-grid">
              <section className="panel stack stack--sm" aria-labelledby="now">
                <h2 id="now" className="board__title">
                  {t('home.now')}
                </h2>
                <Doctors doctors={doctors} />
              </section>
              <section className="panel stack stack--sm" aria-labelledby="queue">
                <h2 id="queue" className="board__title">
                  {t('home.queue')}
                </h2>
                {waiting.length === 0 && <p className="muted">{t('home.noQueue')}</p>}
                {waiting.length > 0 && <DayList visits={waiting} withDoctor={withDoctor} clock={null} />}
              </section>
              <section className="panel stack stack--sm" aria-labelledby="requests">
                <h2 id="requests" className="board__title">
                  {t('requests.title')}
                </h2>
                <RequestList requests={requests} withDoctor={withDoctor} />
              </section>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
