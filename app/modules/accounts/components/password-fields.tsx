import { useTranslation } from 'react-i18next'
import { FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { asSentence } from './sentence.ts'

type PasswordFieldsProps = { newPassword: FormFieldMetadata; confirmPassword: FormFieldMetadata }

/** A new password, twice, for password managers and for hands. */
export function PasswordFields({ newPassword, confirmPassword }: PasswordFieldsProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <FormField field={newPassword} label={t('password.new')} hint={t('password.hint')} message={asSentence}>
        {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
      </FormField>
      <FormField field={confirmPassword} label={t('password.confirm')} message={asSentence}>
        {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
      </FormField>
    </>
  )
}
