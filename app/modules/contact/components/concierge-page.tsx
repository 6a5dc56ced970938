import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLongDate, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { StepsList } from '#app/ui/sections/steps-list.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { contactRelations, visitTimes } from '../choices.ts'
import type { ConciergeOptions } from '../queries/concierge-options.server.ts'
import type { SentBack } from '../pages/take-form.server.ts'
import type { FormPage } from '../pages/form-page.server.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import {
  EmergencyLine,
  HiddenFields,
  MessageField,
  NameField,
  PrivacyNote,
  ReachFields,
  type WriterFieldName,
} from './writer-fields.tsx'

const steps = ['one', 'two', 'three'] as const

type ConciergePageProps = {
  page: FormPage
  options: ConciergeOptions
  /** What was searched for before: the message begins with it. */
  said: string
  /** Customer service in E.164. */
  phone: string
  lastResult: SentBack | undefined
}

/** Help in finding a doctor: what is needed, for whom, and a telephone number to call back. */
export function ConciergePage({ page, options, said, phone, lastResult }: ConciergePageProps) {
  const { t } = useTranslation('contact')
  const { t: say } = useTranslation('site')
  const locale = useLocale()
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb items={[{ to: paths.contact(), label: say('contact.title') }]} current={t('concierge.title')} />
      <h1>{t('concierge.title')}</h1>
      {/* A form that came back is what the page is about. */}
      {!lastResult && (
        <>
          <p className="lead">{t('concierge.lead')}</p>
          <div className="elder-hide">
            <StepsList
              steps={steps.map((step) => ({
                title: t(`concierge.steps.${step}.title`),
                text: t(`concierge.steps.${step}.text`),
              }))}
            />
          </div>
          <p>
            <Unbroken text={t('concierge.due', { date: formatLongDate(page.dueAt, locale) })} />
          </p>
          <p>
            <ButtonLink to={`tel:${phone}`} icon="phone" variant="line">
              {formatPhone(phone)}
            </ButtonLink>
          </p>
          <Banner tone="warning">
            <EmergencyLine />
          </Banner>
        </>
      )}
      <WishForm page={page} options={options} said={said} lastResult={lastResult} />
    </div>
  )
}

type Values = Record<WriterFieldName | 'specialty' | 'area' | 'plan' | 'language' | 'relation' | 'patient', string>

type ChoiceProps = {
  field: FormFieldMetadata
  label: string
  hint?: string
  none: string
  options: readonly SelectOption[]
}

function Choice({ field, label, hint, none, options }: ChoiceProps) {
  const message = useProblem('contact')
  return (
    <FormField field={field} label={label} hint={hint} message={message} optional>
      {({ maxLength: _maxLength, ...control }) => (
        <Select {...control} options={[{ value: '', label: none }, ...options]} />
      )}
    </FormField>
  )
}

function WishForm({ page, options, said, lastResult }: Omit<ConciergePageProps, 'phone'>) {
  const { t } = useTranslation('contact')
  const message = useProblem('contact')
  const [form, fields] = useForm<Values>({ id: 'concierge', lastResult, defaultValue: { message: said } })
  const { message: need, specialty, area, plan, language, relation, patient, name, phone, email, wechat, key } = fields
  const chosenTimes = [lastResult?.initialValue?.times ?? []].flat().map(String)
  const formErrors = [...(form.errors ?? []), ...(key.errors ?? [])].map((each) => ({
    id: form.id,
    message: message(each),
  }))
  const shown = [need, { ...relation, id: 'relation-0' }, patient, name, phone, email, wechat]
  return (
    <form id={form.id} method="post" action={useHref(paths.concierge())} className="form" noValidate>
      <ErrorSummary items={[...formErrors, ...errorItems(shown, message)]} />
      <HiddenFields formKey={page.formKey} lastResult={lastResult} />
      <h2 className="form__sub">{t('concierge.needTitle')}</h2>
      <MessageField field={need} label={t('concierge.need')} hint={t('concierge.needHint')} rows={4} />
      <Choice
        field={specialty}
        label={t('concierge.specialty')}
        hint={t('concierge.specialtyHint')}
        none={t('concierge.specialtyAny')}
        options={options.specialty}
      />
      <Choice field={area} label={t('concierge.area')} none={t('concierge.areaAny')} options={options.area} />
      <Choice field={plan} label={t('concierge.plan')} none={t('concierge.planAny')} options={options.plan} />
      <Choice
        field={language}
        label={t('concierge.language')}
        none={t('concierge.languageAny')}
        options={options.language}
      />
      <Fieldset id="times" legend={t('concierge.times')} optional>
        {visitTimes.map((time) => (
          <Checkbox key={time} name="times" value={time} defaultChecked={chosenTimes.includes(time)}>
            {t(`concierge.timeOptions.${time}`)}
          </Checkbox>
        ))}
      </Fieldset>
      <h2 className="form__sub">{t('concierge.whoTitle')}</h2>
      <Fieldset id={relation.id} legend={t('concierge.relation')} error={fieldError(relation, message)}>
        <RadioCards
          name={relation.name}
          id="relation"
          defaultValue={relation.defaultValue}
          options={contactRelations.map((value) => ({ value, label: t(`concierge.relations.${value}`) }))}
        />
      </Fieldset>
      <FormField
        field={patient}
        label={t('concierge.patient')}
        hint={t('concierge.patientHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <NameField fields={{ name }} label={t('fields.name')} />
      <ReachFields fields={{ phone, email, wechat }} phoneHint={t('concierge.phoneHint')} />
      <PrivacyNote />
      <div className="stack stack--sm">
        <Button variant="book" block>
          {t('concierge.send')}
        </Button>
        <p className="muted">{t('concierge.note')}</p>
      </div>
    </form>
  )
}
