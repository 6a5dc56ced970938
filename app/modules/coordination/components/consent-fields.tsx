import { useTranslation } from 'react-i18next'
import { controlId } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import type { consentMethods } from '../case-text.ts'

type ConsentFieldsProps = {
  field: (name: string) => FormFieldMetadata
  message: Message
  formId: string
  methods: readonly (typeof consentMethods)[number][]
}

/** How the patient has agreed, or will be asked. */
export function ConsentFields({ field, message, formId, methods }: ConsentFieldsProps) {
  const { t } = useTranslation('coordination')
  return (
    <Fieldset
      id={field('consent').id}
      legend={t('fields.consent')}
      hint={t('hints.consent')}
      error={fieldError(field('consent'), message)}
    >
      <RadioCards
        name="consent"
        id={controlId(formId, 'consent-choice')}
        defaultValue={field('consent').defaultValue}
        options={methods.map((value) => ({
          ...{ value, label: t(`consent.methods.${value}`), help: t(`consent.help.${value}`) },
        }))}
      />
    </Fieldset>
  )
}
