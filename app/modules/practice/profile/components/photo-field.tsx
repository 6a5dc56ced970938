import { useTranslation } from 'react-i18next'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { PartFieldsProps } from './use-part-values.tsx'

/** A picture from one's own machine; what it may be is decided by its content, on the server. */
export function PhotoField({ field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  return (
    <FormField field={field('photo')} label={t('profile.photo')} hint={t('profile.photoHint')} message={message}>
      {({ defaultValue: _defaultValue, maxLength: _maxLength, ...control }) => (
        <TextInput {...control} type="file" accept="image/jpeg,image/png,image/webp" />
      )}
    </FormField>
  )
}
