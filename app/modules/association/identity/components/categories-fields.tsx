import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { categories } from '../categories.ts'

type CategoriesFieldsProps = {
  field: FormFieldMetadata
  message: Message
  /** What is ticked: as it came back, else as it is kept. */
  ticked: readonly string[]
}

/** What an association is about. */
export function CategoriesFields({ field, message, ticked }: CategoriesFieldsProps) {
  const { t } = useTranslation('association-identity')
  return (
    <Fieldset
      id={field.id}
      legend={t('categories.legend')}
      hint={t('categories.hint')}
      error={fieldError(field, message)}
    >
      {categories.map((category) => (
        <Checkbox key={category} name="categories" value={category} defaultChecked={ticked.includes(category)}>
          {t(`category.${category}`)}
        </Checkbox>
      ))}
    </Fieldset>
  )
}
