import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { suffixes, type TextFieldName } from '../ad-words.ts'

/** Headline and text in each language. */
export function WordsFields({ fields }: { fields: Readonly<Record<TextFieldName, FormFieldMetadata>> }) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  return locales.map((locale) => {
    const language = t(`form.languages.${locale}`)
    return (
      <div key={locale} className="stack stack--sm">
        <FormField field={fields[`headline${suffixes[locale]}`]} label={t('form.headline', { language })} message={say}>
          {(control) => <TextInput {...control} lang={locale} autoComplete="off" data-shows={`headline-${locale}`} />}
        </FormField>
        <FormField field={fields[`body${suffixes[locale]}`]} label={t('form.body', { language })} message={say}>
          {(control) => <TextArea {...control} lang={locale} rows={2} data-shows={`body-${locale}`} />}
        </FormField>
      </div>
    )
  })
}
