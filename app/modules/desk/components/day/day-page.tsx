import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { ToastModel } from '#app/ui/notices/toast.tsx'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import type { Undelivered } from '#app/modules/desk/queries/undelivered.server.ts'
import { columnOf, type DayColumn } from '#app/modules/desk/step-nouns.ts'
import type { DoctorLateness } from '#app/modules/desk/queue/lateness.ts'
import { LatenessPanel } from '#app/modules/desk/queue/components/lateness-panel.tsx'
import type { InsuranceMark } from '#app/modules/practice/eligibility/pages/day-insurance.server.ts'
import { CalledOff, ColumnLinks, type DayClock, DayList } from './day-list.tsx'
import { EmptyDay } from './empty-day.tsx'
import { RemindForm } from './remind-form.tsx'
import { RequestList } from './request-list.tsx'
import { UndeliveredList } from './undelivered-list.tsx'
import { choiceParams, DayStepper, DeskChooser, NoDesk } from '../desk-chooser.tsx'

/** More than these would push the day off the screen. */
const fewRequests = 3

type DayPageProps = {
  choice: ChoiceWords
  day: DayWords
  column: DayColumn | null
  visits: DeskVisit[]
  requests: DeskVisit[]
  clock: DayClock
  lateness: DoctorLateness[]
  undelivered: Undelivered[]
  insurance: Readonly<Record<string, InsuranceMark>>
  /** The first visit after an empty day. */
  next: DeskVisit | null
}

/** Requests that nobody has answered, open where they are few. */
function Requests({ requests, withDoctor }: Pick<DayPageProps, 'requests'> & { withDoctor: boolean }) {
  const { t } = useTranslation('desk')
  return (
    <div id="region-requests" data-live-region="">
      <details className="panel" id="requests" open={requests.length > 0 && requests.length <= fewRequests}>
        <summary>
          <b>{t('requests.title')}</b> <span className="board__count num">{requests.length}</span>
        </summary>
        <div className="stack">
          <RequestList requests={requests} withDoctor={withDoctor} />
        </div>
      </details>
    </div>
  )
}

/** The day by its name with how many are expected, the days beside it, and what can be opened or begun from here. */
function DayHead({
  choice,
  day,
  column,
  expected,
}: Pick<DayPageProps, 'choice' | 'day' | 'column'> & { expected: number }) {
  const { t } = useTranslation('desk')
  const to = (date: string) =>
    paths.deskDay(choiceParams(choice, { date: date === choice.today ? null : date, status: column }))
  return (
    <PageHead
      title={t('day.title', { date: day.date, weekday: day.weekday })}
      lead={choice.facility && t('day.lead', { facility: choice.facility.name, count: expected })}
      actions={
        <>
          <DayStepper
            before={{ to: to(addDays(day.day, -1)), label: t('day.before') }}
            today={{ to: to(choice.today), label: t('day.today') }}
            after={{ to: to(addDays(day.day, 1)), label: t('day.after') }}
          />
          {choice.facility && (
            <ButtonLink to={paths.deskSheet(choiceParams(choice))} variant="line" icon="printer">
              {t('day.sheet')}
            </ButtonLink>
          )}
          {choice.facility && day.day === choice.today && (
            <ButtonLink to={paths.deskScreen(choiceParams(choice, { date: null, doctor: null }))} variant="line">
              {t('screen.open')}
            </ButtonLink>
          )}
          {choice.mayManage && day.day === choice.today && (
            <ButtonLink to={paths.deskWalkIn(choiceParams(choice, { date: null, doctor: null }))} variant="line">
              {t('walkIn.button')}
            </ButtonLink>
          )}
          {choice.mayBook && (
            <ButtonLink to={paths.deskNew(choiceParams(choice, { date: null }))} icon="plus" aria-keyshortcuts="n">
              {t('day.new')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

/** The front desk's day: requests, then who is expected, here, in a room, done. */
export function DayPage({
  choice,
  day,
  column,
  visits,
  requests,
  clock,
  lateness,
  undelivered,
  insurance,
  next,
}: DayPageProps) {
  const { t } = useTranslation('desk')
  const live = useHref(paths.deskLive(choiceParams(choice, { date: null, doctor: null })))
  const withDoctor = choice.doctor === null && choice.doctors.length > 1
  const shown = visits.filter(({ status }) => (column ? columnOf(status) === column : columnOf(status) !== null))
  const off = visits.filter(({ status }) => columnOf(status) === null && status !== 'requested')
  // Who has not said yet that they will come, and may still be asked.
  const unsaid = visits.filter(
    ({ status, startsAt, steps }) =>
      status === 'booked' &&
      steps.length > 0 &&
      startsAt !== null &&
      day.day >= choice.today &&
      startsAt > (clock?.now ?? 0),
  )
  // As many as "all" below: who only asks, or was called off, is not expected.
  const expected = visits.filter(({ status }) => columnOf(status) !== null).length
  return (
    <div className="desk" data-live={choice.facility ? live : undefined}>
      <DayHead choice={choice} day={day} column={column} expected={expected} />
      {choice.facility ? (
        <>
          <DeskChooser action={paths.deskDay()} choice={choice} keep={{ status: column }} />
          <Requests requests={requests} withDoctor={withDoctor} />
          <div id="region-late" data-live-region="">
            <LatenessPanel doctors={lateness} choice={choice} />
          </div>
          <div id="region-undelivered" data-live-region="">
            <UndeliveredList undelivered={undelivered} />
          </div>
          <div id="region-day" data-live-region="" className="day">
            <h2 className="vh">{t('title.day')}</h2>
            <div className="row day__tools">
              <ColumnLinks visits={visits} column={column} choice={choice} />
              <RemindForm visits={unsaid} />
            </div>
            {shown.length > 0 && <DayList visits={shown} {...{ withDoctor, clock, lateness, insurance }} />}
            {shown.length === 0 && column !== null && <p className="panel">{t('board.none')}</p>}
            {shown.length === 0 && column === null && <EmptyDay choice={choice} day={day} next={next} />}
            <CalledOff visits={off} withDoctor={withDoctor} />
          </div>
          <ToastModel tone="error" text="" />
        </>
      ) : (
        <NoDesk />
      )}
    </div>
  )
}
