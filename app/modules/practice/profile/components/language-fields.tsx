import { useTranslation } from 'react-i18next'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { languageLevels } from '../choices.ts'
import type { PartFieldsProps } from './use-part-values.tsx'

/** How well each language and dialect is spoken; most stay empty. */
export function LanguageFields({ form, page, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  const options = [
    { value: '', label: t('profile.notSpoken') },
    ...languageLevels.map((level) => ({ value: level, label: t(`profile.levels.${level}`) })),
  ]
  return (
    <Fieldset
      id={`${form}-level`}
      legend={t('profile.parts.languages')}
      hint={t('profile.languagesHint')}
      error={fieldError(field('level'), message)}
    >
      <div className="own-pairs">
        {page.choices.languages.map(({ id, name }) => (
          <FormField key={id} field={field(`level.${id}`)} label={name} message={message}>
            {({ maxLength: _maxLength, ...control }) => <Select {...control} options={options} />}
          </FormField>
        ))}
      </div>
    </Fieldset>
  )
}
