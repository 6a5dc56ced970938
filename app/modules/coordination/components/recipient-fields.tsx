import { useTranslation } from 'react-i18next'
import { controlId } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocaleOptions } from './care-words.tsx'

type RecipientFieldsProps = {
  field: (name: string) => FormFieldMetadata
  message: Message
  formId: string
  recipients: readonly SelectOption[]
}

/** A recipient without an account. */
function OutsideFields({ field, message }: Pick<RecipientFieldsProps, 'field' | 'message'>) {
  const { t } = useTranslation('coordination')
  const languages = useLocaleOptions()
  return (
    <>
      <FormField field={field('outsideClinic')} label={t('fields.outsideClinic')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={field('outsideDoctor')} label={t('fields.outsideDoctor')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField
        field={field('outsideEmail')}
        label={t('fields.outsideEmail')}
        hint={t('hints.outsideEmail')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </FormField>
      <FormField
        field={field('outsideFax')}
        label={t('fields.outsideFax')}
        hint={t('hints.outsideFax')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} type="tel" autoComplete="off" width="12" />}
      </FormField>
      <FormField field={field('outsideLocale')} label={t('fields.outsideLocale')} message={message}>
        {({ maxLength: _maxLength, defaultValue, ...control }) => (
          <Select {...control} defaultValue={defaultValue || 'en-US'} options={languages} />
        )}
      </FormField>
    </>
  )
}

/** To whom it goes: a doctor on this site, or an office without an account. What belongs to the other choice is not read. */
export function RecipientFields({ field, message, formId, recipients }: RecipientFieldsProps) {
  const { t } = useTranslation('coordination')
  return (
    <>
      <Fieldset id={controlId(formId, 'recipientKind')} legend={t('fields.recipientKind')}>
        <RadioCards
          name="recipientKind"
          id={controlId(formId, 'kind-choice')}
          defaultValue={field('recipientKind').defaultValue || 'site'}
          options={(['site', 'outside'] as const).map((value) => ({
            ...{ value, label: t(`recipientKinds.${value}`), help: t(`recipientHelp.${value}`) },
          }))}
        />
      </Fieldset>
      <FormField field={field('recipient')} label={t('fields.recipient')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => (
          <Select {...control} options={[{ value: '', label: t('form.chooseDoctor') }, ...recipients]} />
        )}
      </FormField>
      <OutsideFields field={field} message={message} />
    </>
  )
}
