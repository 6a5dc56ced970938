import { useHref, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { declineReasons } from '#app/modules/booking/booking-input.ts'
import { paths } from '#app/paths.ts'
import { Select } from '#app/ui/forms/select.tsx'
import { Link } from '#app/ui/link.tsx'
import { BulkBar } from '#app/ui/tables/bulk-bar.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { StepButton, StepControl } from '../visit/step-controls.tsx'
import { useVisitLine, VisitMarks } from '../visit/visit-marks.tsx'

/** Requests that are shown at once, those that are due first; the others are unfolded. */
const shownAtOnce = 8

/** The form of the ticked requests: forms cannot stand in each other, so their boxes name it. */
const bulkId = 'answer-requests'

type RequestsProps = { requests: readonly DeskVisit[]; withDoctor: boolean }

function Wishes({ visit }: { visit: DeskVisit }) {
  const { t } = useTranslation('desk')
  const wishes = visit.wishes.map(({ date, weekday, part }) =>
    t('requests.wish', { date, weekday, part: t(`part.${part}`) }),
  )
  return <p className="request__meta">{wishes.join(t('list.semicolon'))}</p>
}

function RequestRow({ visit, withDoctor }: { visit: DeskVisit; withDoctor: boolean }) {
  const { t } = useTranslation('desk')
  const line = useVisitLine()
  const { id, answerIn, dateWords, time, patient, wishes, steps } = visit
  return (
    <li className="request" id={`visit-${id}`} data-row="">
      {steps.length > 0 && (
        <label className="request__tick">
          <input type="checkbox" name="visit" value={id} form={bulkId} data-kept="" />
          <span className="vh">{t('bulk.choose', { name: patient.main, time: time ?? '' })}</span>
        </label>
      )}
      <div className="request__words">
        <p className="request__due">
          {answerIn === null
            ? t('requests.open')
            : t('requests.due', { hours: Math.floor(answerIn / 60), minutes: answerIn % 60 })}
        </p>
        <p>
          {time && (
            <b className="num">
              {dateWords} {time}{' '}
            </b>
          )}
          <Link to={paths.deskVisit(id)}>{patient.main}</Link>{' '}
          <span className="request__meta">{line(visit, withDoctor)}</span>
        </p>
        <VisitMarks visit={visit} />
        {wishes.length > 0 && <Wishes visit={visit} />}
      </div>
      <div className="request__steps">
        {steps.map((step) =>
          // The time that was asked for is accepted by one press; where none was, a page asks for one.
          step === 'approval' && time !== null ? (
            <StepButton key={step} visit={visit} step={step} />
          ) : (
            <StepControl key={step} visit={visit} step={step} variant={step === 'approval' ? 'line' : 'quiet'} stays />
          ),
        )}
      </div>
    </li>
  )
}

/** What is done with the ticked requests: accepted at the times they ask for, or turned down for one reason. */
function Answers() {
  const { t } = useTranslation('desk')
  const { pathname, search } = useLocation()
  const accept = useHref(paths.clinicBulk('approval'))
  const decline = useHref(paths.clinicBulk('refusal'))
  return (
    <form method="post" action={accept} id={bulkId}>
      <input type="hidden" name="back" value={`${pathname}${search}#requests`} />
      <BulkBar title={t('requests.ticked')}>
        <button type="submit" className="btn btn--line">
          {t('requests.accept')}
        </button>
        <label>
          <span className="vh">{t('refusal.reason')}</span>
          <Select
            name="reason"
            defaultValue=""
            data-kept=""
            options={[
              { value: '', label: t('requests.reason') },
              ...declineReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
            ]}
          />
        </label>
        <button type="submit" className="btn btn--line" formAction={decline}>
          {t('requests.decline')}
        </button>
      </BulkBar>
    </form>
  )
}

/** Requests that wait for an answer, with the time that is left: a line each, answered by a press or many at once. */
export function RequestList({ requests, withDoctor }: RequestsProps) {
  const { t } = useTranslation('desk')
  if (requests.length === 0) return <p className="muted">{t('requests.none')}</p>
  const [first, rest] = [requests.slice(0, shownAtOnce), requests.slice(shownAtOnce)]
  const rows = (some: readonly DeskVisit[]) => (
    <ul className="requests">
      {some.map((visit) => (
        <RequestRow key={visit.id} visit={visit} withDoctor={withDoctor} />
      ))}
    </ul>
  )
  return (
    <>
      {requests.length > 1 && requests.some(({ steps }) => steps.length > 0) && <Answers />}
      {rows(first)}
      {rest.length > 0 && (
        <details id="more-requests">
          <summary>{t('requests.more', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </>
  )
}
