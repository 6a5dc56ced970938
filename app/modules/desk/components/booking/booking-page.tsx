import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { comesNow as nowValue } from '#app/modules/desk/desk-forms.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { TimeQuestion } from '#app/modules/desk/pages/time-question.server.ts'
import type { BookingStep, VisitGroups } from '#app/modules/desk/pages/booking-page.server.ts'
import type { KnownPatient } from '#app/modules/desk/queries/known-patients.server.ts'
import { BookingDetails, useDetailErrors } from './booking-details.tsx'
import { choiceParams, NoDesk } from '../desk-chooser.tsx'
import { KnownPerson } from './known-person.tsx'
import { useAnswerError } from '../visit/step-form.tsx'
import { TimeReasons } from '../visit/time-question.tsx'

export type BookingAnswer = {
  submission: SubmissionResult<string[]> | null
  refusal: BookingReason | null
  question: TimeQuestion | null
  step: BookingStep | null
  who: KnownPatient | null
}

type BookingPageProps = {
  choice: ChoiceWords
  groups: VisitGroups
  comesNow: boolean
  answer: BookingAnswer | undefined
}

/** Doctor and kind of visit as one choice. */
type VisitSelectProps = {
  groups: VisitGroups
  chosen: string | undefined
  id: string
  error: string | undefined
  takesFocus: boolean
}

function VisitSelect({ groups, chosen, id, error, takesFocus }: VisitSelectProps) {
  const { t } = useTranslation('desk')
  return (
    <Field id={id} label={t('booking.visit')} error={error}>
      {(control) => (
        <Select
          {...control}
          name="visit"
          defaultValue={chosen ?? ''}
          autoFocus={takesFocus}
          options={[
            ...(groups.length > 1 ? [{ value: '', label: t('booking.chooseDoctor') }] : []),
            ...groups.map(({ label, options }) => ({
              label,
              options: options.map(({ value, name, minutes }) => ({
                value,
                label: t('booking.visitMinutes', { name, count: minutes }),
              })),
            })),
          ]}
        />
      )}
    </Field>
  )
}

/** A number as it is stored is written as people write it; what somebody typed stays as they typed it. */
const asWritten = (phone: string | undefined) => (phone && /^\+\d{8,15}$/.test(phone) ? formatPhone(phone) : phone)

/** The first half: a telephone number, and what for. */
function Lookup({ choice, groups, comesNow, answer }: BookingPageProps) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskNew(choiceParams(choice, { date: null })))
  const typed = answer?.submission?.initialValue as { phone?: string; visit?: string; person?: string } | undefined
  const errorOf = useAnswerError(answer)
  const error = errorOf('phone')
  const isFound = answer?.step === null && answer.submission?.error === undefined
  return (
    <form method="post" action={action} className="panel form" id="lookup">
      {answer?.who && (
        <p className="booking-desk__visit">
          <KnownPerson person={answer.who} />
        </p>
      )}
      <Field id="phone" label={t('booking.phone')} hint={t('booking.phoneHint')} error={error}>
        {(control) => (
          <PhoneInput
            {...control}
            name="phone"
            autoComplete="off"
            autoFocus={!answer}
            defaultValue={asWritten(answer?.step?.phone ?? typed?.phone)}
          />
        )}
      </Field>
      {typed?.person && !answer?.step && <input type="hidden" name="person" value={typed.person} />}
      <VisitSelect
        groups={groups}
        chosen={answer?.step?.visit ?? typed?.visit}
        id="lookup-visit"
        error={answer?.step ? undefined : errorOf('visit')}
        takesFocus={isFound}
      />
      {choice.acceptsWalkIn && <input type="hidden" name="arrives" value={comesNow ? nowValue : ''} />}
      <Button variant={answer?.step ? 'line' : 'primary'}>
        {t(answer?.step ? 'booking.again' : 'booking.lookup')}
      </Button>
    </form>
  )
}

/** A booking by telephone or at the desk: the number first, then who and when on one page. */
export function BookingPage(props: BookingPageProps) {
  const { t } = useTranslation('desk')
  const { choice, groups, answer } = props
  const phoneError = useAnswerError(answer)('phone')
  const detailErrors = useDetailErrors(answer)
  const step = answer?.step
  const visitError = useAnswerError(answer)('visit')
  const errors = step
    ? detailErrors
    : [
        { id: 'phone', message: phoneError },
        { id: 'lookup-visit', message: visitError },
      ]
  return (
    <div className="desk">
      <ErrorSummary items={errors.flatMap(({ id, message }) => (message ? [{ id, message }] : []))} />
      {answer?.refusal && (
        <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="refusal">
          <h2 id="refusal">{t('booking.refused')}</h2>
          {answer.question ? <TimeReasons question={answer.question} /> : <p>{t(`refused.code.${answer.refusal}`)}</p>}
        </div>
      )}
      <PageHead title={t('booking.title')} lead={choice.facility?.name} />
      {!choice.facility && <NoDesk />}
      {choice.facility && groups.length === 0 && <p className="panel">{t('booking.nothing')}</p>}
      {groups.length > 0 && (
        <div className="booking-desk">
          <Lookup {...props} />
          {step && <BookingDetails choice={choice} step={step} answer={answer} />}
        </div>
      )}
    </div>
  )
}
