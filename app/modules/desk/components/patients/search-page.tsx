import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FoundPatient } from '#app/modules/desk/queries/patient-search.server.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { FoundLine } from './patient-lines.tsx'
import { PatientSearch } from '#app/modules/practice/components/patient-search.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { StatusTag } from '../visit/status-tag.tsx'
import { visitWhen } from '../visit/visit-when.ts'

export type SearchAnswer = { text: string; isShort: boolean; found: FoundPatient[] }

/** A visit in one line: when, with whom, how it stands. */
function VisitLine({ label, visit }: { label: string; visit: DeskVisit }) {
  const { t } = useTranslation('desk')
  return (
    <p>
      {label} <Link to={paths.deskVisit(visit.id)}>{visitWhen(visit, t)}</Link>
      {t('list.comma')}
      {visit.doctor.name} <StatusTag status={visit.status} />
    </p>
  )
}

/** Buttons that begin a booking for somebody known: who and what are sent, and the next question has the focus. */
export function BookingButtons({
  patient: { id, main, phone, again },
  takesFocus = false,
}: {
  patient: Pick<FoundPatient, 'id' | 'main' | 'phone' | 'again'>
  takesFocus?: boolean
}) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskNew())
  const hidden = <span className="vh">{t('step.of', { name: main })}</span>
  return (
    <form method="post" action={action} className="row row--tight">
      <input type="hidden" name="phone" value={phone ?? ''} />
      <input type="hidden" name="person" value={id} />
      <input type="hidden" name="found" value="on" />
      {again && (
        <Button name="visit" value={again.visit} autoFocus={takesFocus}>
          {t('patients.again', { doctor: again.doctor, visit: again.name })}
          {hidden}
        </Button>
      )}
      <Button variant={again ? 'line' : 'primary'} autoFocus={takesFocus && !again}>
        {t(again ? 'patients.bookOther' : 'patients.book')}
        {hidden}
      </Button>
    </form>
  )
}

function Found({ patient, isOnly }: { patient: FoundPatient; isOnly: boolean }) {
  const { t } = useTranslation('desk')
  const { phone, today, next, lastSeen, mayBook } = patient
  return (
    <li className="panel stack stack--sm">
      <FoundLine found={patient} />
      {today && <VisitLine label={t('patients.today')} visit={today} />}
      {next && <VisitLine label={t('patients.next')} visit={next} />}
      {!today && !next && <p className="muted">{t('patients.nothingComing')}</p>}
      {lastSeen && <p className="muted">{t('patients.lastSeen', { date: lastSeen })}</p>}
      {mayBook && phone && <BookingButtons patient={patient} takesFocus={isOnly} />}
    </li>
  )
}

/** Patients of one's own clinics by name, number or reference. */
export function SearchPage({ answer }: { answer: SearchAnswer | undefined }) {
  const { t } = useTranslation('desk')
  const count = answer?.found.length ?? 0
  return (
    <div className="desk">
      <PageHead title={t('patients.title')} lead={t('patients.lead')} />
      <PatientSearch text={answer?.text ?? ''} takesFocus={count === 0} />
      <div role="status">
        {answer?.isShort && <p className="panel">{t('patients.short')}</p>}
        {answer && !answer.isShort && <p className="muted">{t('patients.found', { count, text: answer.text })}</p>}
      </div>
      {answer && count > 0 && (
        <ul className="found">
          {answer.found.map((patient) => (
            <Found key={patient.id} patient={patient} isOnly={count === 1} />
          ))}
        </ul>
      )}
    </div>
  )
}
