import { useTranslation } from 'react-i18next'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import type { PartFieldsProps } from './use-part-values.tsx'

const texts = [
  ['bioHans', 'zh-Hans'],
  ['bioHant', 'zh-Hant'],
  ['bioEn', 'en-US'],
] as const

/** The description in three languages: all of them, or none. */
export function BioFields({ field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  return (
    <>
      <p className="muted">{t('profile.bioHint')}</p>
      {texts.map(([name, lang]) => (
        <FormField key={name} field={field(name)} label={t(`profile.${name}`)} message={message}>
          {(control) => <TextArea {...control} lang={lang} rows={6} />}
        </FormField>
      ))}
    </>
  )
}
