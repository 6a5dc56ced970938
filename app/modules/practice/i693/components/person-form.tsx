import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { birthNames } from '#app/modules/booking/form/person-answers.ts'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { DateOfBirth } from '#app/ui/forms/date-of-birth.tsx'
import { datePartId, dateParts } from '#app/ui/forms/date-part.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'

const formId = 'case'
const birthId = controlId(formId, 'birth')

type FieldOf = { field: (name: string) => FormFieldMetadata }

/** The parts of the birth date and what is wrong with which. */
function BirthField({ field }: FieldOf) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const wrong = dateParts.filter((part) => field(birthNames[part]).errors)
  const error = wrong[0] && fieldError(field(birthNames[wrong[0]]), message)
  return (
    <DateOfBirth
      id={birthId}
      legend={t('fields.birthDate')}
      error={error}
      errorParts={wrong}
      names={birthNames}
      defaultValues={{
        year: field('birthYear').defaultValue,
        month: field('birthMonth').defaultValue,
        day: field('birthDay').defaultValue,
      }}
    />
  )
}

function NameFields({ field }: FieldOf) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  return (
    <>
      <FormField field={field('nameEn')} label={t('fields.nameEn')} hint={t('hints.nameEn')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" lang="en" />}
      </FormField>
      <FormField field={field('nameZh')} label={t('fields.nameZh')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" width="12" />}
      </FormField>
      <BirthField field={field} />
      <Fieldset
        id={controlId(formId, 'sex')}
        legend={t('fields.sex')}
        hint={t('hints.sex')}
        error={fieldError(field('sex'), message)}
      >
        <RadioCards
          name="sex"
          id={controlId(formId, 'sex-choice')}
          areShort
          defaultValue={field('sex').defaultValue}
          options={(['f', 'm', 'x'] as const).map((value) => ({ value, label: t(`sex.${value}`) }))}
        />
      </Fieldset>
      <FormField field={field('phone')} label={t('fields.phone')} message={message} optional>
        {(control) => <PhoneInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={field('locale')} label={t('fields.locale')} hint={t('hints.locale')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select {...control} options={locales.map((value) => ({ value, label: t(`locale.${value}`) }))} />
        )}
      </FormField>
      <FormField
        field={field('aNumber')}
        label={t('fields.aNumber')}
        hint={t('hints.aNumber')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" width="12" numeric lang="en" />}
      </FormField>
    </>
  )
}

type Surgeons = readonly { id: string; name: string }[]

function ExamFields({ field, surgeons }: FieldOf & { surgeons: Surgeons }) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  return (
    <>
      <FormField field={field('examOn')} label={t('fields.examOn')} hint={t('hints.examOn')} message={message}>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <FormField field={field('surgeonId')} label={t('fields.surgeon')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select {...control} options={surgeons.map(({ id, name }) => ({ value: id, label: name }))} />
        )}
      </FormField>
      <FormField field={field('price')} label={t('fields.price')} hint={t('hints.price')} message={message} optional>
        {(control) => <TextInput {...control} inputMode="decimal" width="4" numeric autoComplete="off" />}
      </FormField>
    </>
  )
}

type PersonFormProps = {
  action: string
  stored: Readonly<Record<string, string | null>>
  surgeons: Surgeons
  answer: FormAnswer | undefined
  /** Of a new case: the id it will have and the visit it is made for. */
  made?: { id: string; appointmentId: string | null }
  version?: number
}

const itemNames = ['nameEn', 'nameZh', 'sex', 'phone', 'locale', 'aNumber', 'examOn', 'surgeonId', 'price'] as const

/** Who is examined, when, by whom and for how much. */
export function PersonForm({ action, stored, surgeons, answer, made, version }: PersonFormProps) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const field = fieldsOf(formId, answer?.submission, { ...stored, id: made?.id })
  const births = dateParts.map((part) => ({ id: datePartId(birthId, part), errors: field(birthNames[part]).errors }))
  const items = errorItems([...itemNames.slice(0, 2).map(field), ...births, ...itemNames.slice(2).map(field)], message)
  return (
    <form method="post" action={useHref(action)} className="card__body stack" noValidate>
      <ErrorSummary items={items} />
      {answer?.isStale && <StaleNotice lines={[[t('fields.nameEn'), stored.nameEn ?? '—']]} />}
      {made && <input type="hidden" name="id" value={field('id').defaultValue} />}
      {made?.appointmentId && <input type="hidden" name="appointmentId" value={made.appointmentId} />}
      {version !== undefined && <input type="hidden" name="version" value={versionOf({ version }, answer)} />}
      <NameFields field={field} />
      <ExamFields field={field} surgeons={surgeons} />
      <p>
        <Button>{t('save')}</Button>
      </p>
    </form>
  )
}
