import { HelpLineNotes } from '#app/modules/help-lines/components/help-line-notes.tsx'
import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { BookingPage } from '../pages/booking-page.server.ts'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { bookingAddress } from './booking-address.ts'
import { ChosenTicket } from './chosen-ticket.tsx'
import { ConsentFields, ContactFields, PatientFields, usePersonErrors, type PersonFieldName } from './person-fields.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { ReminderFields, type ReminderFieldName, useReminderErrors } from './reminder-fields.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { type FormAnswer } from '../form-answer.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { DoctorHeading } from './doctor-heading.tsx'
import { useBookingNote } from './use-booking-note.ts'
import { VisitFields } from './visit-fields.tsx'
import { WishFields } from './wish-fields.tsx'

type Fields = Record<
  | PersonFieldName
  | ReminderFieldName
  | 'key'
  | 'slot'
  | 'visited'
  | 'plan'
  | 'planNoticed'
  | 'reason'
  | 'wishDate1'
  | 'wishDate2'
  | 'wishDate3'
  | 'wishPart1'
  | 'wishPart2'
  | 'wishPart3',
  string | undefined
>

type BookingFormProps = {
  page: BookingPage
  /** Days that can be wished for, where the clinic sets the time. */
  wishDays: DayWords[]
  /** A key for this form, sent once or many times. */
  formKey: string
  answer: FormAnswer | undefined
}

/** Step two: who, how to reach them, what it is about. Where the clinic sets the time, wishes come first. */
export function BookingForm({ page, wishDays, formKey, answer }: BookingFormProps) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const [form, fields] = useForm<Fields>({
    id: 'book',
    lastResult: answer?.submission,
    defaultValue: { forWhom: 'self', smsConsent: 'on', emailConsent: 'on', plan: page.ownPlan?.value ?? '' },
  })
  const personErrors = [...usePersonErrors(fields), ...useReminderErrors(fields)]
  const { doctor, providerFacility, visit, mode, chosen } = page
  const isRequest = mode === 'request'
  const wishErrors = ([1, 2, 3] as const).flatMap((number) => {
    const { id, errors } = fields[`wishDate${number}`]
    return errors?.[0] ? [{ id, message: say(errors[0]) }] : []
  })
  const other = [fields.reason, fields.key, fields.slot].flatMap(({ id, errors }) =>
    errors?.[0] ? [{ id: id === fields.reason.id ? id : form.id, message: say(errors[0]) }] : [],
  )
  const help = answer?.help ?? []
  const isHelpNoticed = help.length > 0 || answer?.submission.initialValue?.helpNoticed === 'yes'
  // A time of the nearest ones that was chosen last stands above the one in the address.
  const slot = chosen?.slot ?? ''
  const action = isRequest ? bookingAddress(page) : bookingAddress(page, { ...(chosen ? { slot: chosen.slot } : {}) })
  const note = useBookingNote(page)
  return (
    <form id={form.id} method="post" action={useHref(action)} className="form" noValidate>
      {/* The Enter key presses a form's first button: not one of the near times. */}
      <button className="vh" tabIndex={-1} aria-hidden="true">
        {t('submit.book')}
      </button>
      <ErrorSummary items={[...wishErrors, ...personErrors, ...other]} />
      {answer?.refusal && (
        <RefusalNotice
          code={answer.refusal}
          nearest={answer.nearest}
          name="newSlot"
          keepsAnswers
          phone={providerFacility.phone}
        />
      )}
      <HelpLineNotes topics={help} />
      {isHelpNoticed && <input type="hidden" name="helpNoticed" value="yes" />}
      {answer?.warnsOfPlan && <PlanNotice planId={fields.plan.id} />}
      <div>
        <DoctorHeading text="page.heading" doctor={doctor} />
        <p className="muted under-title">
          <Unbroken text={isRequest ? t('page.requestLead') : t('page.lead')} />
        </p>
      </div>
      <input type="hidden" name="key" value={answer?.submission.initialValue?.key?.toString() ?? formKey} />
      <input type="hidden" name="loc" value={providerFacility.slug} />
      {visit && <input type="hidden" name="vt" value={visit.code} />}
      {!isRequest && <input type="hidden" name="slot" value={slot} />}
      {isRequest && <WishFields fields={fields} days={wishDays} />}
      <PatientFields fields={fields} />
      <ContactFields fields={fields} languages={page.languages} />
      <ReminderFields fields={fields} />
      <VisitFields page={page} fields={fields} warnsOfPlan={answer?.warnsOfPlan ?? false} />
      <ConsentFields fields={fields} />
      {chosen && (
        <div className="only-m">
          <ChosenTicket page={page} chosen={chosen} />
        </div>
      )}
      <div className="stack stack--sm">
        <Button variant="book" block>
          {isRequest
            ? t('submit.request')
            : answer?.warnsOfPlan || help.length > 0
              ? t('submit.anyway')
              : t('submit.book')}
        </Button>
        <p className="muted">
          <Unbroken text={note} />
        </p>
      </div>
    </form>
  )
}
