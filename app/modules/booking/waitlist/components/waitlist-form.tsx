import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { offerMinutes } from '#app/modules/booking/limits.ts'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
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
import { TimeWishes } from './time-wishes.tsx'

/** What the page and an earlier send of the form bring to it, whatever is waited for. */
export type SentForm = {
  formKey: string
  /** The days that can be wished for, today first. */
  days: readonly DayWords[]
  answer: { submission: SubmissionResult<string[]>; refusal: PublicRefusal | null } | undefined
}

type Fields = Record<PersonFieldName | 'dateFrom' | 'dateTo' | 'notice' | 'area', string | undefined>

type WaitlistFormProps = SentForm & {
  /** Where the form is sent, in root form. */
  to: string
  crumb: { to: string; label: string }
  heading: ReactNode
  /** What of the list is chosen, above the dates; `typed` is what an earlier send has brought. */
  choice: (field: FormFieldMetadata, typed: (name: string) => string | undefined) => ReactNode
  /** The other list that can be waited on. */
  otherList: ReactNode
  languages: readonly { value: string; label: string }[]
  language?: { chosen: string; hint: string }
  area?: string
  phone: string | null
  isDemo: boolean
}

/** Joining a waitlist: which days, which parts of the day, who it is for. */
export function WaitlistForm(props: WaitlistFormProps) {
  const { to, crumb, heading, choice, otherList, languages, language, area, phone, isDemo, formKey, days, answer } =
    props
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const initial = answer?.submission.initialValue ?? {}
  const [form, fields] = useForm<Fields>({
    id: 'waitlist',
    lastResult: answer?.submission,
    defaultValue: {
      ...{ forWhom: 'self', smsConsent: 'on', emailConsent: 'on', dateFrom: days[0]?.day },
      ...{ language: language?.chosen, area },
    },
  })
  const chosen = (name: string) => [initial[name] ?? []].flat().map(String)
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb items={[crumb]} current={t('waitlist.crumb')} />
      <DemoNotice isShown={isDemo} />
      <form id={form.id} method="post" action={useHref(to)} className="form" noValidate>
        <ErrorSummary items={[...errorItems([fields.area, fields.dateTo], say), ...usePersonErrors(fields)]} />
        {answer?.refusal && <RefusalNotice code={answer.refusal} keepsAnswers phone={phone} />}
        <div>
          {heading}
          <p className="muted under-title">
            <Unbroken text={t('waitlist.lead', { minutes: offerMinutes })} />
          </p>
        </div>
        <input type="hidden" name="key" value={String(initial.key ?? formKey)} />
        {choice(fields.area, (name) => chosen(name)[0])}
        <TimeWishes fields={fields} days={days} parts={chosen('parts')} weekdays={chosen('weekdays')} />
        <PatientFields fields={fields} />
        <ContactFields fields={fields} languages={languages} {...(language && { languageHint: language.hint })} />
        <ConsentFields fields={fields} />
        <div className="stack stack--sm">
          <Button block>{t('waitlist.submit')}</Button>
          <p className="muted">{t('waitlist.note')}</p>
        </div>
      </form>
      {otherList}
      <ClinicBar phone={phone} />
    </div>
  )
}
