import { useTranslation } from 'react-i18next'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { type FormFieldMetadata, FormField, type Message } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { scripts } from '../parts.ts'

type ThreeTextFieldsProps = {
  id: string
  /** The names of the fields begin with it. */
  name: string
  legend: string
  hint: string
  field: (name: string) => FormFieldMetadata
  message: Message
}

/** A text in three languages, each of which may stay empty. */
export function ThreeTextFields({ id, name, legend, hint, field, message }: ThreeTextFieldsProps) {
  const { t } = useTranslation('clinic-facts')
  return (
    <Fieldset id={id} legend={legend} hint={hint} optional>
      <div className="stack stack--sm">
        {scripts.map(([end, lang]) => (
          <FormField key={end} field={field(`${name}${end}`)} label={t(`scripts.${end}`)} message={message}>
            {(control) => <TextArea {...control} lang={lang} rows={2} />}
          </FormField>
        ))}
      </div>
    </Fieldset>
  )
}
