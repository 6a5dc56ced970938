import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { mostOptions } from '../choices.ts'
import type { OptionRow } from '../option-rows.ts'

type Row = Record<keyof OptionRow, FormFieldMetadata>

type OptionFieldsProps = {
  field: Pick<FormFieldMetadata, 'id' | 'errors'>
  rows: readonly Row[]
  message: Message
  /** Of the form: a button of the rows sends it there and comes back to the row. */
  action: string
}

const languages = { hans: 'zh-Hans', hant: 'zh-Hant', en: 'en' } as const

/** The options of a poll, a row each. Its buttons send the form, which comes back with all that is typed and the rows changed. */
export function OptionFields({ field, rows, message, action }: OptionFieldsProps) {
  const { t } = useTranslation('association-polls')
  const to = (place: number) => `${action}#option-${place}`
  return (
    <Fieldset
      id={field.id}
      legend={t('form.options')}
      hint={t('form.optionsHint')}
      error={fieldError(field as FormFieldMetadata, message)}
    >
      <ol className="poll-rows">
        {rows.map((row, place) => {
          const number = place + 1
          return (
            <li key={place} id={`option-${number}`} className="poll-row">
              <p className="poll-row__head">
                <b>{t('form.option', { number })}</b>
                <span className="row">
                  {place > 0 && (
                    <Button
                      {...{ name: 'rows', value: `up-${place}`, variant: 'quiet', formAction: to(place) }}
                      aria-label={t('form.upOf', { number })}
                    >
                      {t('form.up')}
                    </Button>
                  )}
                  <Button
                    {...{ name: 'rows', value: `remove-${place}`, variant: 'quiet' }}
                    formAction={to(Math.max(1, place))}
                    aria-label={t('form.removeOf', { number })}
                  >
                    {t('form.remove')}
                  </Button>
                </span>
              </p>
              <div className="poll-row__fields">
                {(Object.keys(languages) as (keyof OptionRow)[]).map((language) => (
                  <FormField
                    key={language}
                    field={row[language]}
                    label={t(`form.optionIn.${language}`)}
                    message={message}
                  >
                    {(control) => <TextInput {...control} lang={languages[language]} />}
                  </FormField>
                ))}
              </div>
            </li>
          )
        })}
      </ol>
      {rows.length < mostOptions && (
        <p>
          <Button {...{ name: 'rows', value: 'add', variant: 'line', icon: 'plus', formAction: to(rows.length + 1) }}>
            {t('form.addOption')}
          </Button>
        </p>
      )}
    </Fieldset>
  )
}
