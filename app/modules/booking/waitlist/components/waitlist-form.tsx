import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#app/core/format/format.ts'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { offerMinutes } from '#app/modules/booking/limits.ts'
import { useDayOptions } from '#app/modules/booking/slots/components/use-day-options.ts'
import { dayParts } from '#app/modules/booking/slots/day-parts.ts'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import type { BookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import {
  ConsentFields,
  ContactFields,
  PatientFields,
  type PersonFieldName,
  usePersonErrors,
} from '#app/modules/booking/form/components/person-fields.tsx'
import { ClinicBar } from '#app/modules/booking/form/components/clinic-bar.tsx'
import { RefusalNotice } from '#app/modules/booking/form/components/refusal-notice.tsx'
import type { PublicRefusal } from '#app/modules/booking/form/form-answer.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { DoctorHeading } from '#app/modules/booking/form/components/doctor-heading.tsx'

type WaitlistFormProps = {
  page: BookingPage
  formKey: string
  /** The days that can be wished for, today first. */
  days: readonly DayWords[]
  answer: { submission: SubmissionResult<string[]>; refusal: PublicRefusal | null } | undefined
}

type Fields = Record<PersonFieldName | 'dateFrom' | 'dateTo' | 'notice', string | undefined>

const everyWeekday = [1, 2, 3, 4, 5, 6, 7] as const
const notices = ['120', '240', '1440'] as const

/** Which kind of visit, where there are several. */
function VisitChoiceField({ visits, chosen }: { visits: BookingPage['visits']; chosen: string | undefined }) {
  const { t } = useTranslation('booking')
  if (visits.length < 2) return null
  return (
    <Field id="vt" label={t('visit.title')}>
      {(control) => (
        <Select
          {...control}
          name="vt"
          defaultValue={chosen}
          options={visits.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </Field>
  )
}

type TimeWishesProps = {
  fields: Record<'dateFrom' | 'dateTo' | 'notice', FormFieldMetadata>
  days: readonly DayWords[]
  parts: readonly string[]
  weekdays: readonly string[]
}

/** Between which dates, at which part of the day, on which weekdays, and how long before they want to know. */
function TimeWishes({ fields, days, parts, weekdays }: TimeWishesProps) {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  const say = useProblem('booking')
  const options = useDayOptions(days)
  return (
    <>
      <div className="wish">
        <FormField field={fields.dateFrom} label={t('waitlist.from')} message={say}>
          {({ maxLength: _, ...control }) => <Select {...control} options={options} />}
        </FormField>
        <FormField field={fields.dateTo} label={t('waitlist.to')} message={say}>
          {({ maxLength: _, ...control }) => (
            <Select {...control} options={[{ value: '', label: t('wish.choose') }, ...options]} />
          )}
        </FormField>
      </div>
      <Fieldset id="parts" legend={t('waitlist.parts')} optional>
        {dayParts.map((part) => (
          <Checkbox key={part} name="parts" value={part} defaultChecked={parts.includes(part)}>
            {t(`part.${part}`)}
          </Checkbox>
        ))}
      </Fieldset>
      <Fieldset id="weekdays" legend={t('waitlist.weekdays')} optional>
        <div className="weekdays">
          {everyWeekday.map((weekday) => (
            <Checkbox key={weekday} name="weekdays" value={weekday} defaultChecked={weekdays.includes(String(weekday))}>
              {formatWeekday(weekday, locale, 'short')}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
      <Field id="notice" label={t('waitlist.notice')}>
        {(control) => (
          <Select
            {...control}
            name="notice"
            defaultValue={fields.notice.defaultValue ?? '240'}
            options={notices.map((value) => ({ value, label: t(`waitlist.notices.${value}`) }))}
          />
        )}
      </Field>
    </>
  )
}

/** Joining the waitlist of a doctor: which days, which parts of the day, who it is for. */
export function WaitlistForm({ page, formKey, days, answer }: WaitlistFormProps) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const { doctor, providerFacility, visit, visits } = page
  const initial = answer?.submission.initialValue ?? {}
  const [form, fields] = useForm<Fields>({
    id: 'waitlist',
    lastResult: answer?.submission,
    defaultValue: { forWhom: 'self', smsConsent: 'on', emailConsent: 'on', dateFrom: days[0]?.day },
  })
  const chosen = (name: string) => [initial[name] ?? []].flat().map(String)
  const dateErrors = fields.dateTo.errors?.[0] ? [{ id: fields.dateTo.id, message: say(fields.dateTo.errors[0]) }] : []
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb
        items={[{ to: paths.doctor(doctor.specialtySlug, doctor.slug), label: doctor.name }]}
        current={t('waitlist.crumb')}
      />
      <DemoNotice isShown={doctor.isDemo} />
      <form
        id={form.id}
        method="post"
        action={useHref(paths.waitlist(doctor.specialtySlug, doctor.slug))}
        className="form"
        noValidate
      >
        <ErrorSummary items={[...dateErrors, ...usePersonErrors(fields)]} />
        {answer?.refusal && <RefusalNotice code={answer.refusal} keepsAnswers phone={providerFacility.phone} />}
        <div>
          <DoctorHeading text="waitlist.title" doctor={doctor} />
          <p className="muted under-title">
            <Unbroken text={t('waitlist.lead', { minutes: offerMinutes })} />
          </p>
        </div>
        <input type="hidden" name="key" value={String(initial.key ?? formKey)} />
        <input type="hidden" name="loc" value={providerFacility.slug} />
        <VisitChoiceField visits={visits} chosen={chosen('vt')[0] ?? visit?.code} />
        <TimeWishes fields={fields} days={days} parts={chosen('parts')} weekdays={chosen('weekdays')} />
        <PatientFields fields={fields} />
        <ContactFields fields={fields} languages={page.languages} />
        <ConsentFields fields={fields} />
        <div className="stack stack--sm">
          <Button block>{t('waitlist.submit')}</Button>
          <p className="muted">{t('waitlist.note')}</p>
        </div>
      </form>
      <ClinicBar phone={providerFacility.phone} />
    </div>
  )
}
