import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { birthNames } from '#app/modules/booking/form/person-answers.ts'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import { BackToPatient } from '#app/modules/desk/components/patients/patient-lines.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateOfBirth } from '#app/ui/forms/date-of-birth.tsx'
import { datePartId, dateParts } from '#app/ui/forms/date-part.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CompletionPageData } from '../pages/walk-in-page.server.ts'

type CompletionPageProps = Omit<CompletionPageData, 'head'> & { answer: FormAnswer | undefined }

function CompletionForm({ patient, known, answer }: CompletionPageProps) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskPatientCompletion(patient.id))
  const errorOf = useAnswerError(answer)
  const said = answer?.submission.initialValue as Record<string, string | undefined> | undefined
  const typed: Record<string, string | undefined> = { ...known, ...said }
  const birth = { year: typed.birthYear, month: typed.birthMonth, day: typed.birthDay }
  return (
    <form method="post" action={action} className="panel form">
      <p>{t('completion.text')}</p>
      <Field id="nameEn" label={t('booking.nameEn')} error={errorOf('nameEn')}>
        {(control) => <TextInput {...control} name="nameEn" lang="en" autoComplete="off" defaultValue={typed.nameEn} />}
      </Field>
      <Field id="nameZh" label={t('booking.nameZh')} optional>
        {(control) => (
          <TextInput {...control} name="nameZh" width="12" autoComplete="off" defaultValue={typed.nameZh} />
        )}
      </Field>
      <DateOfBirth
        id="birth"
        legend={t('booking.birthDate')}
        error={dateParts.map((part) => errorOf(birthNames[part])).find(Boolean)}
        errorParts={dateParts.filter((part) => errorOf(birthNames[part]))}
        names={birthNames}
        defaultValues={birth}
      />
      <Field id="phone" label={t('visit.phone')} error={errorOf('phone')}>
        {(control) => <PhoneInput {...control} name="phone" autoComplete="off" defaultValue={typed.phone} />}
      </Field>
      <div>
        <Button>{t('completion.submit')}</Button>
      </div>
    </form>
  )
}

/** Asks of a provisional patient what makes them known. */
export function CompletionPage(props: CompletionPageProps) {
  const { t } = useTranslation('desk')
  const { patient, answer } = props
  const errorOf = useAnswerError(answer)
  const errors = [
    { id: 'nameEn', message: errorOf('nameEn') },
    ...dateParts.map((part) => ({ id: datePartId('birth', part), message: errorOf(birthNames[part]) })),
    { id: 'phone', message: errorOf('phone') },
  ]
  const isOpen = patient.isProvisional && patient.mayComplete
  return (
    <div className="desk">
      <ErrorSummary items={errors.flatMap(({ id, message }) => (message ? [{ id, message }] : []))} />
      <PageHead title={t('completion.title', { name: patient.main })} />
      {isOpen ? <CompletionForm {...props} /> : <p className="panel">{t('completion.notNow')}</p>}
      {isOpen && (
        <p>
          <Link to={paths.deskPatientMerge(patient.id)} className="alone">
            {t('merge.link')}
          </Link>
        </p>
      )}
      <BackToPatient id={patient.id} />
    </div>
  )
}
