import { useTranslation } from 'react-i18next'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { TypedTime } from '#app/modules/desk/desk-forms.ts'
import type { OfferedTimes } from '#app/modules/desk/pages/step-page.server.ts'
import type { VisitPageData } from '#app/modules/desk/pages/visit-page.server.ts'
import { StepForm, type StepAnswer, useAnswerError } from './step-form.tsx'
import { TimeChoice } from './time-choice.tsx'

type Props = { page: VisitPageData & { offer: OfferedTimes; today: string }; answer: StepAnswer | undefined }

/** What was typed before the form came back. */
const typedOf = (answer: StepAnswer | undefined) => (answer?.submission?.initialValue ?? {}) as TypedTime

/** The time of a request: the one that was asked for, or one that the desk picks. */
export function ApprovalForm({ page, answer }: Props) {
  const { t } = useTranslation('desk')
  const error = useAnswerError(answer)('slot')
  const { visit, offer } = page
  const asked =
    visit.startsAt === null
      ? undefined
      : { value: slotText(visit.startsAt), label: t('approval.asked', { date: visit.dateWords, time: visit.time }) }
  return (
    <StepForm {...page} step="approval" answer={answer} errors={[{ id: 'slot-first', message: error }]}>
      {visit.wishes.length > 0 && (
        <div>
          <p className="label">{t('approval.wishes')}</p>
          <ul className="dots">
            {visit.wishes.map((wish) => (
              <li key={`${wish.day}-${wish.part}`}>
                {t('requests.wish', { date: wish.date, weekday: wish.weekday, part: t(`part.${wish.part}`) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {visit.visit === null && (
        <Field id="visitType" label={t('approval.visitType')}>
          {(control) => <Select {...control} name="visitType" options={offer.visitTypes} />}
        </Field>
      )}
      <TimeChoice
        legend={t('approval.legend')}
        times={offer.times}
        typed={typedOf(answer)}
        error={error}
        first={asked}
        today={page.today}
      />
    </StepForm>
  )
}
