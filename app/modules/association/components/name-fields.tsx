import { useTranslation } from 'react-i18next'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

const kinds = ['professional', 'hometown', 'alumni', 'charity'] as const
const langs = { nameHans: 'zh-Hans', nameHant: 'zh-Hant', nameEn: 'en' } as const

type NameFieldsProps = { fields: Record<keyof typeof langs | 'kind', FormFieldMetadata>; message: Message }

/** What an association is called, in three languages, and of which kind it is. */
export function NameFields({ fields, message }: NameFieldsProps) {
  const { t } = useTranslation('association')
  const { kind } = fields
  return (
    <>
      {(['nameHans', 'nameHant', 'nameEn'] as const).map((name) => (
        <FormField key={name} field={fields[name]} label={t(`signup.${name}`)} message={message}>
          {(control) => <TextInput {...control} lang={langs[name]} autoComplete="off" />}
        </FormField>
      ))}
      <Fieldset id={kind.id} legend={t('signup.kind')} error={fieldError(kind, message)}>
        <RadioCards
          id={kind.id}
          name={kind.name}
          defaultValue={kind.defaultValue}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      </Fieldset>
    </>
  )
}
