import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { StatusTag } from './status-tag.tsx'
import { StepControl } from './step-controls.tsx'
import { VisitTags } from './visit-tags.tsx'

/** A patient's name with the age, as the desk calls people. */
function PatientLine({ visit }: { visit: DeskVisit }) {
  const { t } = useTranslation('desk')
  const { other, age } = visit.patient
  return (
    <p className="visit__meta">
      {[other, age === null ? null : t('card.age', { age })].filter(Boolean).join(t('list.comma'))}
    </p>
  )
}

/** Doctor and kind of visit in one line. */
export function useVisitLine(): (visit: DeskVisit, withDoctor: boolean) => string {
  const { t } = useTranslation('desk')
  return (visit, withDoctor) =>
    [withDoctor ? visit.doctor.name : null, visit.visit?.name ?? t('card.noType')].filter(Boolean).join(t('list.comma'))
}

/** What the desk is to look at before the visit: a possible double, with the way to the other one; visits missed before. */
export function VisitMarks({ visit: { doubleOf, missedBefore } }: { visit: DeskVisit }) {
  const { t } = useTranslation('desk')
  if (doubleOf === null && !missedBefore) return null
  return (
    <p className="tags">
      {doubleOf !== null && (
        <>
          <Tag tone="wait">{t('mark.double')}</Tag> <Link to={paths.deskVisit(doubleOf)}>{t('mark.other')}</Link>
        </>
      )}
      {missedBefore && <Tag tone="wait">{t('mark.missed')}</Tag>}
    </p>
  )
}

/** The status of a visit in a table, and what the desk is to look at. */
export function StatusAndMarks({ visit }: { visit: DeskVisit }) {
  return (
    <>
      <StatusTag status={visit.status} />
      <VisitMarks visit={visit} />
    </>
  )
}

type VisitCardProps = { visit: DeskVisit; withDoctor: boolean; heading?: 'h3' | 'h4' }

/** A visit in a list of the desk: when, who, what for, and everything that can be done with it now. */
export function VisitCard({ visit, withDoctor, heading: Heading = 'h3' }: VisitCardProps) {
  const { t } = useTranslation('desk')
  const line = useVisitLine()
  const others = visit.steps.filter((step) => step !== visit.next && step !== 'correction' && step !== 'error')
  return (
    <article className={`visit visit--${visit.status}`} id={`visit-${visit.id}`}>
      <div className="visit__top">
        <b className="visit__time num">{visit.time ?? t('card.walkIn')}</b>
        <StatusTag status={visit.status} />
      </div>
      <Heading className="visit__name">
        <Link to={paths.deskVisit(visit.id)}>{visit.patient.main}</Link>
      </Heading>
      <PatientLine visit={visit} />
      <p className="visit__meta">{line(visit, withDoctor)}</p>
      <VisitMarks visit={visit} />
      <VisitTags tags={visit.tags} />
      {(visit.isNewPatient || visit.waited !== null) && (
        <p className="tags">
          {visit.isNewPatient && <Tag tone="info">{t('card.newPatient')}</Tag>}
          {visit.waited !== null && <Tag tone="warm">{t('card.waited', { count: visit.waited })}</Tag>}
        </p>
      )}
      {visit.steps.length > 0 && (
        <div className="visit__steps">
          {visit.next && <StepControl visit={visit} step={visit.next} />}
          {others.map((step) => (
            <StepControl key={step} visit={visit} step={step} variant="quiet" />
          ))}
        </div>
      )}
    </article>
  )
}
