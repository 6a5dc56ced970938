import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

type FieldProps = { field: FormFieldMetadata; label: string; message: Message; hint?: ReactNode; optional?: boolean }

/** A whole number of a few digits. */
export function NumberField(props: FieldProps) {
  return (
    <FormField {...props}>
      {(control) => <TextInput {...control} inputMode="numeric" width="4" numeric autoComplete="off" />}
    </FormField>
  )
}

type ChoiceFieldProps<Value extends string> = FieldProps & {
  choices: readonly Value[]
  words: (value: Value) => string
}

/** One of a few choices; what is stored and not among them is offered besides. */
export function ChoiceField<Value extends string>({ choices, words, ...props }: ChoiceFieldProps<Value>) {
  const { defaultValue } = props.field
  const isOther = defaultValue !== undefined && defaultValue !== '' && !choices.some((each) => each === defaultValue)
  const offered = isOther ? [...choices, defaultValue as Value] : choices
  return (
    <FormField {...props}>
      {(control) => <Select {...control} options={offered.map((value) => ({ value, label: words(value) }))} />}
    </FormField>
  )
}

/** Minutes in the largest unit that fits: 2 hours, 3 days; 0 is none. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation('schedule')
  return (minutes) => {
    if (minutes === 0) return t('span.none')
    if (minutes % 1440 === 0) return t('span.days', { count: minutes / 1440 })
    return minutes % 60 === 0 ? t('span.hours', { count: minutes / 60 }) : t('minutes', { count: minutes })
  }
}
