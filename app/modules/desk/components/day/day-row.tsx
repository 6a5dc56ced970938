import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { InsuranceMark } from '#app/modules/practice/eligibility/components/insurance-mark.tsx'
import type { InsuranceMark as Mark } from '#app/modules/practice/eligibility/pages/day-insurance.server.ts'
import { StatusTag } from '../visit/status-tag.tsx'
import { StepControl } from '../visit/step-controls.tsx'
import { useVisitLine, VisitMarks } from '../visit/visit-marks.tsx'
import { VisitTags } from '../visit/visit-tags.tsx'

/** Who it is: the name leads to the patient's page. */
function Who({ visit }: { visit: DeskVisit }) {
  const { t } = useTranslation('desk')
  const { id, main, other, age } = visit.patient
  const second = [other, age === null ? null : t('card.age', { age })].filter(Boolean).join(t('list.comma'))
  return (
    <h3 className="day-row__who">
      <Link to={paths.deskPatient(id)} className="day-row__name">
        {main}
      </Link>{' '}
      <span className="day-row__second">{second}</span>
    </h3>
  )
}

/** What can be done besides the usual next step; opens without script. */
function More({ visit }: { visit: DeskVisit }) {
  const { t } = useTranslation('desk')
  const others = visit.steps.filter((step) => step !== visit.next)
  if (others.length === 0) return null
  return (
    <details className="day-row__more" id={`more-${visit.id}`} data-menu="">
      <summary className="btn btn--quiet">
        <span aria-hidden="true">⋯</span>
        <span className="vh">{t('line.more', { name: visit.patient.main })}</span>
      </summary>
      <div className="day-row__menu">
        {others.map((step) => (
          <StepControl key={step} visit={visit} step={step} variant="quiet" stays />
        ))}
      </div>
    </details>
  )
}

/** A visit as one row: when, who, what for, how to call them, where it stands, what comes next. */
export function DayRow({
  visit,
  withDoctor,
  late = 0,
  insurance,
}: {
  visit: DeskVisit
  withDoctor: boolean
  /** How its insurance stands, for who may see that and where somebody has checked it. */
  insurance?: Mark | undefined
  /** Minutes by which its doctor is said to be late. */
  late?: number | undefined
}) {
  const { t } = useTranslation('desk')
  const line = useVisitLine()
  const { main, phone } = visit.patient
  return (
    <li className={`day-row day-row--${visit.status}`} id={`visit-${visit.id}`} data-row="">
      <Link to={paths.deskVisit(visit.id)} className="day-row__time num">
        {visit.time ?? t('card.walkIn')}
        <span className="vh">{t('line.visit', { name: main })}</span>
      </Link>
      <Who visit={visit} />
      <p className="day-row__what">
        {visit.isNewPatient && <Tag tone="info">{t('card.newPatient')}</Tag>}{' '}
        {visit.seats && (
          <Link to={paths.deskStep(visit.id, 'class')} className="alone">
            <span aria-hidden="true" className="num">{`${visit.seats.taken}/${visit.seats.of}`}</span>
            <span className="vh">{t('line.seats', visit.seats)}</span>
          </Link>
        )}{' '}
        {line(visit, withDoctor)} {late > 0 && <Tag tone="warm">{t('screen.late', { minutes: late })}</Tag>}
      </p>
      {phone && (
        <a className="day-row__tel num" href={`tel:${phone}`}>
          <Icon name="phone" size={18} />
          <span className="vh">{t('line.call', { name: main })}</span>
          <span className="day-row__number">{formatPhone(phone)}</span>
        </a>
      )}
      <p className="day-row__state">
        {visit.waited === null ? (
          <StatusTag status={visit.status} />
        ) : (
          <Tag tone="warm">{t('line.waited', { count: visit.waited })}</Tag>
        )}
      </p>
      <div className="day-row__steps">
        {visit.next && <StepControl visit={visit} step={visit.next} stays isNext />}
        <More visit={visit} />
      </div>
      <VisitMarks visit={visit} />
      {insurance && <InsuranceMark visitId={visit.id} name={main} mark={insurance} />}
      <VisitTags tags={visit.tags} />
    </li>
  )
}
