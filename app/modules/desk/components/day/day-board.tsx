import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { columnOf, type DayColumn, dayColumns } from '#app/modules/desk/step-nouns.ts'
import { StepControl } from '../visit/step-controls.tsx'
import { useVisitLine, VisitCard, VisitMarks } from '../visit/visit-card.tsx'

/** The visits of a day in the columns of the desk; what was called off stands below. */
export function DayBoard({
  visits,
  withDoctor,
  columns = dayColumns,
}: {
  visits: readonly DeskVisit[]
  withDoctor: boolean
  columns?: readonly DayColumn[]
}) {
  const { t } = useTranslation('desk')
  const off = visits.filter(({ status }) => columnOf(status) === null && status !== 'requested')
  return (
    <>
      <div className="board">
        {columns.map((column) => {
          const own = visits.filter(({ status }) => columnOf(status) === column)
          return (
            <section key={column} className="board__column" aria-labelledby={`column-${column}`}>
              <h2 id={`column-${column}`} className="board__title">
                {t(`column.${column}`)} <span className="board__count num">{own.length}</span>
              </h2>
              {own.length === 0 && <p className="board__none">{t('board.none')}</p>}
              {own.map((visit) => (
                <VisitCard key={visit.id} visit={visit} withDoctor={withDoctor} />
              ))}
            </section>
          )
        })}
      </div>
      {off.length > 0 && (
        <details className="panel board__off" id="called-off">
          <summary>{t('board.off', { count: off.length })}</summary>
          <div className="board">
            {off.map((visit) => (
              <VisitCard key={visit.id} visit={visit} withDoctor={withDoctor} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/** Requests that wait for an answer, with the time that is left: a line each. */
export function RequestList({ requests, withDoctor }: { requests: readonly DeskVisit[]; withDoctor: boolean }) {
  const { t } = useTranslation('desk')
  const line = useVisitLine()
  if (requests.length === 0) return <p className="muted">{t('requests.none')}</p>
  return (
    <ul className="requests">
      {requests.map((visit) => (
        <li key={visit.id} className="request">
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
              <span className="visit__meta">{line(visit, withDoctor)}</span>
            </p>
            <VisitMarks visit={visit} />
            {visit.wishes.length > 0 && (
              <p className="visit__meta">
                {visit.wishes
                  .map(({ date, weekday, part }) => t('requests.wish', { date, weekday, part: t(`part.${part}`) }))
                  .join(t('list.semicolon'))}
              </p>
            )}
          </div>
          <div className="request__steps">
            {visit.steps.map((step) => (
              <StepControl key={step} visit={visit} step={step} variant={step === 'approval' ? 'line' : 'quiet'} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
