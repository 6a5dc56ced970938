import { useTranslation } from 'react-i18next'
import { cancelReasons, declineReasons } from '#app/modules/booking/booking-input.ts'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import type { VisitPageData } from '#app/modules/desk/pages/visit-page.server.ts'
import { StepForm, type StepAnswer, useAnswerError } from './step-form.tsx'

type Props = { page: VisitPageData; answer: StepAnswer | undefined }

/** Why the clinic calls a visit off. */
export function CancellationForm({ page, answer }: Props) {
  const { t } = useTranslation('desk')
  const error = useAnswerError(answer)('reason')
  return (
    <StepForm
      {...page}
      step="cancellation"
      answer={answer}
      variant="danger"
      errors={[{ id: 'reason-0', message: error }]}
    >
      <p>{t('cancellation.text')}</p>
      <Fieldset id="reason" legend={t('cancellation.reason')} error={error}>
        <RadioCards
          name="reason"
          options={cancelReasons.clinic.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
      </Fieldset>
    </StepForm>
  )
}

/** Why a request is turned down; only the clinic sees it. */
export function RefusalForm({ page, answer }: Props) {
  const { t } = useTranslation('desk')
  const error = useAnswerError(answer)('reason')
  return (
    <StepForm {...page} step="refusal" answer={answer} variant="danger" errors={[{ id: 'reason-0', message: error }]}>
      <p>{t('refusal.text')}</p>
      <Fieldset id="reason" legend={t('refusal.reason')} error={error}>
        <RadioCards name="reason" options={declineReasons.map((value) => ({ value, label: t(`reason.${value}`) }))} />
      </Fieldset>
    </StepForm>
  )
}
