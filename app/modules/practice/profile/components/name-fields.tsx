import { useTranslation } from 'react-i18next'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { PartFieldsProps } from './use-part-values.tsx'

/** Names in the scripts patients read. The legal name comes from the registry and is not changed here. */
export function NameFields({ page, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  return (
    <>
      <p className="muted">{t('profile.legalName', { name: page.legalName })}</p>
      <FormField field={field('nameHans')} label={t('profile.nameHans')} message={message}>
        {(control) => <TextInput {...control} lang="zh-Hans" width="12" />}
      </FormField>
      <FormField field={field('nameHant')} label={t('profile.nameHant')} message={message}>
        {(control) => <TextInput {...control} lang="zh-Hant" width="12" />}
      </FormField>
      <FormField
        field={field('preferredName')}
        label={t('profile.preferredName')}
        hint={t('profile.preferredHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} lang="en" />}
      </FormField>
      <FormField
        field={field('title')}
        label={t('profile.title')}
        hint={t('profile.titleHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} lang="en" width="12" />}
      </FormField>
    </>
  )
}
