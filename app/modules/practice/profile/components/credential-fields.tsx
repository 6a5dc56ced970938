import { useTranslation } from 'react-i18next'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { credentialKinds } from '../choices.ts'
import type { PersonalPage } from '../queries/personal-page.server.ts'
import { type PartFieldsProps, proposed } from './use-part-values.tsx'

/** How many empty rows stand below those that are filled in. */
const freshRows = 2
const mostRows = 20

/** Education, license and the like, a group of fields each; an emptied one is taken away. */
export function CredentialFields({ form, page, sent, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  const stored = (proposed<PersonalPage['credentials']>(page, 'credentials') ?? page.credentials).length
  const typed = sent?.initialValue?.rows
  const count = Array.isArray(typed) ? typed.length : Math.min(stored + freshRows, mostRows)
  return (
    <>
      <p className="muted">{t('profile.credentialsHint')}</p>
      {Array.from({ length: count }, (_, index) => {
        const of = (name: string) => field(`rows[${index}].${name}`)
        return (
          <Fieldset key={index} id={`${form}-row-${index}`} legend={t('profile.credential', { number: index + 1 })}>
            <div className="own-pairs">
              <FormField field={of('kind')} label={t('profile.kind')} message={message}>
                {({ maxLength: _maxLength, defaultValue, ...control }) => (
                  <Select
                    {...control}
                    defaultValue={defaultValue || 'education'}
                    options={credentialKinds.map((kind) => ({ value: kind, label: t(`profile.kinds.${kind}`) }))}
                  />
                )}
              </FormField>
              <FormField field={of('title')} label={t('profile.credentialTitle')} message={message}>
                {(control) => <TextInput {...control} lang="en" />}
              </FormField>
              <FormField field={of('issuer')} label={t('profile.issuer')} message={message}>
                {(control) => <TextInput {...control} lang="en" />}
              </FormField>
              <FormField field={of('number')} label={t('profile.number')} message={message} optional>
                {(control) => <TextInput {...control} width="12" autoComplete="off" />}
              </FormField>
              <FormField field={of('state')} label={t('profile.state')} message={message} optional>
                {(control) => <TextInput {...control} width="4" lang="en" />}
              </FormField>
              <FormField field={of('endsOn')} label={t('profile.endsOn')} message={message} optional>
                {(control) => <TextInput {...control} type="date" width="12" />}
              </FormField>
            </div>
          </Fieldset>
        )
      })}
    </>
  )
}
