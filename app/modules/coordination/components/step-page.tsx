import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { stepWords } from '../case-steps.ts'
import { saidMethods } from '../case-text.ts'
import type { StepData } from '../pages/step-page.server.ts'
import { ConsentFields } from './consent-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

type PartProps = { field: (name: string) => FormFieldMetadata; message: Message }

/** When the visit is. */
export function VisitFields({ field, message, hasOwnVisits }: PartProps & { hasOwnVisits: boolean }) {
  const { t } = useTranslation('coordination')
  return (
    <>
      {hasOwnVisits && (
        <FormField
          field={field('reference')}
          label={t('visit.reference')}
          hint={t('visit.referenceHint')}
          message={message}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" width="12" />}
        </FormField>
      )}
      <FormField field={field('date')} label={t('visit.date')} message={message} optional={hasOwnVisits}>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <FormField
        field={field('time')}
        label={t('visit.time')}
        hint={t('visit.timeHint')}
        message={message}
        optional={hasOwnVisits}
      >
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="time" width="12" />}
      </FormField>
    </>
  )
}

/** What a step says in words. */
export function WordsField({ step, field, message }: PartProps & { step: StepData['step'] }) {
  const { t } = useTranslation('coordination')
  const wanted = step === 'schedule' ? 'offered' : stepWords[step]
  if (wanted === undefined) return null
  return (
    <FormField
      field={field('words')}
      label={t(`words.${step as 'decline'}`)}
      message={message}
      optional={wanted === 'offered'}
    >
      {(control) => <TextArea {...control} rows={4} />}
    </FormField>
  )
}

function StepForm({ page, answer }: { page: StepData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('coordination')
  const message = useProblem('coordination')
  const field = fieldsOf('step', answer?.submission, {})
  const { id, step } = page
  const names = [
    'words',
    'reference',
    'date',
    'time',
    'recipient',
    'outsideClinic',
    'outsideEmail',
    'outsideFax',
    'consent',
  ]
  return (
    <form method="post" action={useHref(paths.careStep(id, step))} className="stack" noValidate>
      <ErrorSummary items={errorItems(names.map(field), message)} />
      {step === 'schedule' && <VisitFields field={field} message={message} hasOwnVisits={page.hasOwnVisits} />}
      {step === 'resend' && (
        <>
          <RecipientFields field={field} message={message} formId="step" recipients={page.recipients} />
          <ConsentFields field={field} message={message} formId="step" methods={saidMethods} />
        </>
      )}
      <WordsField step={step} field={field} message={message} />
      <p>
        <Button variant={step === 'discard' || step === 'confirm_cancel' ? 'danger' : 'primary'}>
          {t(`steps.${step}`)}
        </Button>
      </p>
    </form>
  )
}

/** What is asked before a step of a referral. */
export function StepPage({ page, answer }: { page: StepData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('coordination')
  const { id, reference, step, isOpen, isOnBehalf } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.careCase(id)}>{t('toCase')}</Link>
      </p>
      <PageHead title={t(`steps.${step}`)} lead={t('case.title', { reference: formatReference(reference) })} />
      {isOnBehalf && <Banner>{t('case.onBehalfHint')}</Banner>}
      <UnsentNotice answer={answer} />
      {isOpen ? (
        <Card>
          <StepForm page={page} answer={answer} />
        </Card>
      ) : (
        !answer?.isStale && <p>{t('case.stepOver')}</p>
      )}
    </div>
  )
}
