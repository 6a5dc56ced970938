import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { StepControl } from '../visit/step-controls.tsx'
import { useVisitLine, VisitMarks } from '../visit/visit-marks.tsx'

/** Requests that wait for an answer, with the time that is left: a line each. */
export function RequestList({ requests, withDoctor }: { requests: readonly DeskVisit[]; withDoctor: boolean }) {
  const { t } = useTranslation('desk')
  const line = useVisitLine()
  if (requests.length === 0) return <p className="muted">{t('requests.none')}</p>
  return (
    <ul className="requests">
      {requests.map((visit) => (
        <li key={visit.id} className="request" id={`visit-${visit.id}`} data-row="">
          <div className="request__words">
            <p className="request__due">
              {visit.answerIn === null
                ? t('requests.open')
                : t('requests.due', { hours: Math.floor(visit.answerIn / 60), minutes: visit.answerIn % 60 })}
            </p>
            <p>
              {visit.time && (
                <b className="num">
                  {visit.dateWords} {visit.time}{' '}
                </b>
              )}
              <Link to={paths.deskVisit(visit.id)}>{visit.patient.main}</Link>{' '}
              <span className="request__meta">{line(visit, withDoctor)}</span>
            </p>
            <VisitMarks visit={visit} />
            {visit.wishes.length > 0 && (
              <p className="request__meta">
                {visit.wishes
                  .map(({ date, weekday, part }) => t('requests.wish', { date, weekday, part: t(`part.${part}`) }))
                  .join(t('list.semicolon'))}
              </p>
            )}
          </div>
          <div className="request__steps">
            {visit.steps.map((step) => (
              <StepControl
                key={step}
                visit={visit}
                step={step}
                variant={step === 'approval' ? 'line' : 'quiet'}
                stays
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
