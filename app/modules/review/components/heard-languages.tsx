import { type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, readMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { languageLevels } from '#app/modules/practice/profile/choices.ts'
import type { ShownRequest } from '../queries/request-details.server.ts'

type HeardLanguagesProps = {
  spoken: ShownRequest['spoken']
  lastResult: SubmissionResult<string[]> | undefined
}

/** How well a doctor speaks each language, as a call has said; it begins with what stands. */
export function HeardLanguages({ spoken, lastResult }: HeardLanguagesProps) {
  const { t } = useTranslation('review')
  const { t: profile } = useTranslation('practice')
  const message = useProblem('practice')
  const level = Object.fromEntries(spoken.map(({ id, level: stands }) => [id, stands ?? '']))
  const [form, fields] = useForm<{ level: Record<string, string> }>({ id: 'edit', lastResult, defaultValue: { level } })
  const levels = fields.level.getFieldset()
  const options = [
    { value: '', label: profile('profile.notSpoken') },
    ...languageLevels.map((value) => ({ value, label: profile(`profile.levels.${value}`) })),
  ]
  return (
    <Fieldset
      id={`${form.id}-level`}
      legend={t('value.languages')}
      hint={t('approve.languagesHint')}
      error={fieldError(fields.level, message)}
    >
      <div className="heard-languages">
        {spoken.map(({ id, name }) => (
          <FormField key={id} field={readMetadata(levels[id]!)} label={name} message={message}>
            {({ maxLength: _maxLength, ...control }) => <Select {...control} options={options} />}
          </FormField>
        ))}
      </div>
    </Fieldset>
  )
}
