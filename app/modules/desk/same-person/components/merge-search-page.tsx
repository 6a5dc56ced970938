import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#app/modules/desk/components/patients/search-page.tsx'
import type { FoundPatient } from '#app/modules/desk/queries/patient-search.server.ts'
import { BackToPatient, FoundLine } from '#app/modules/desk/components/patients/patient-lines.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { MergeSearchData } from '../pages/search-page.server.ts'

function Found({ patient, found }: { patient: MergeSearchData['patient']; found: FoundPatient }) {
  const { t } = useTranslation('desk')
  const { id, main, lastSeen } = found
  return (
    <li className="panel stack stack--sm">
      <FoundLine found={found} />
      {lastSeen && <p className="muted">{t('patients.lastSeen', { date: lastSeen })}</p>}
      <p>
        <ButtonLink to={paths.deskPatientPair(patient.id, id)} variant="line">
          {t('merge.compare')}
          <span className="vh">{t('step.of', { name: main })}</span>
        </ButtonLink>
      </p>
    </li>
  )
}

type MergeSearchPageProps = Omit<MergeSearchData, 'head'> & { answer: SearchAnswer | undefined }

/** Looks for who a patient is the same person as, among the practice's own. */
export function MergeSearchPage({ patient, answer }: MergeSearchPageProps) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskPatientMerge(patient.id))
  const { main, other, birthDate, age, phone } = patient
  const count = answer?.found.length ?? 0
  return (
    <div className="desk">
      <PageHead title={t('merge.searchTitle', { name: main })} lead={t('merge.searchLead')} />
      <p className="panel found__who">
        <b>{main}</b>
        <span className="muted">
          {[other, birthDate && t('patient.bornAge', { date: birthDate, age })].filter(Boolean).join(t('list.comma'))}
        </span>
        {phone && <PhoneLink number={phone} />}
      </p>
      <form method="post" action={action} className="panel form">
        <Field id="other" label={t('merge.other')} hint={t('patients.lead')}>
          {(control) => (
            <TextInput {...control} name="q" autoComplete="off" autoFocus={count === 0} defaultValue={answer?.text} />
          )}
        </Field>
        <div>
          <Button>{t('merge.search')}</Button>
        </div>
      </form>
      <div role="status">
        {answer?.isShort && <p className="panel">{t('patients.short')}</p>}
        {answer && !answer.isShort && <p className="muted">{t('merge.found', { count, text: answer.text })}</p>}
      </div>
      {answer && count > 0 && (
        <ul className="found">
          {answer.found.map((found) => (
            <Found key={found.id} patient={patient} found={found} />
          ))}
        </ul>
      )}
      <BackToPatient id={patient.id} />
    </div>
  )
}
