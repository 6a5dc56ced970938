import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList, formatPhone } from '#app/core/format/format.ts'
import { type Sent, sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { type FormFieldMetadata, FormField, type Message } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { contactFields, type FactPart, flagFields, speakers, textFields, textValues } from '../parts.ts'
import type { ClinicFacts } from '../queries/clinic-facts.server.ts'
import { ThreeTexts } from './facts-page.tsx'
import { FlagBox } from './flag-box.tsx'
import { ThreeTextFields } from './three-text-fields.tsx'

export type PartFieldsProps = {
  form: string
  clinic: ClinicFacts
  sent: Sent
  field: (name: string) => FormFieldMetadata
  message: Message
}

const inputs = {
  email: { type: 'email', autoComplete: 'off' },
  website: { type: 'text', inputMode: 'url', autoComplete: 'off', lang: 'en' },
  wechat: { type: 'text', width: '12', autoComplete: 'off' },
  fax: { type: 'tel', width: '12', autoComplete: 'off' },
} as const

function ContactFields({ field, message }: PartFieldsProps) {
  const { t } = useTranslation('clinic-facts')
  return contactFields.map((name) => (
    <FormField
      key={name}
      field={field(name)}
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      message={message}
      optional
    >
      {(control) => <TextInput {...control} {...inputs[name]} />}
    </FormField>
  ))
}

function AccessFields({ form, field, message }: PartFieldsProps) {
  const { t } = useTranslation('clinic-facts')
  return (
    <>
      <Fieldset id={`${form}-flags`} legend={t('flags')} hint={t('hints.flags')}>
        {flagFields.map((name) => (
          <FlagBox key={name} {...{ name, field }}>
            {t(`fields.${name}`)}
          </FlagBox>
        ))}
      </Fieldset>
      {textFields.map((name) => (
        <ThreeTextFields
          key={name}
          id={`${form}-${name}`}
          {...{ name, field, message }}
          legend={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
        />
      ))}
    </>
  )
}

function LanguageFields({ form, clinic, sent }: PartFieldsProps) {
  const { t } = useTranslation('clinic-facts')
  const isChosen = (who: string, id: string) =>
    sent ? sentList(sent, who).includes(id) : clinic.spoken.some((each) => each.who === who && each.languageId === id)
  return (
    <>
      <p className="muted">{t('hints.languages')}</p>
      {speakers.map((who) => (
        <Fieldset key={who} id={`${form}-${who}`} legend={t(`who.${who}`)} optional>
          <div className="own-pairs">
            {clinic.languages.map(({ id, name }) => (
              <Checkbox key={id} id={`${form}-${who}-${id}`} name={who} value={id} defaultChecked={isChosen(who, id)}>
                {name}
              </Checkbox>
            ))}
          </div>
        </Fieldset>
      ))}
    </>
  )
}

export const fieldsOfPart: Readonly<Record<FactPart, (props: PartFieldsProps) => ReactNode>> = {
  contact: ContactFields,
  access: AccessFields,
  languages: LanguageFields,
}

/** What stands of a part, by the names of its form. */
export function storedValues(clinic: ClinicFacts): Record<string, string> {
  const { fax, email, website, wechat } = clinic
  return {
    ...{ fax: fax ? formatPhone(fax) : '', email: email ?? '', website: website ?? '', wechat: wechat ?? '' },
    ...Object.fromEntries(flagFields.map((name) => [name, clinic[name] ? 'on' : ''])),
    ...textValues('wayIn', clinic.wayIn),
    ...textValues('parking', clinic.parking),
  }
}

/** The same in words, for who has typed something else. */
export function useStandingLines(clinic: ClinicFacts, part: FactPart): [label: string, value: ReactNode][] {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  const locale = useLocale()
  const stored = storedValues(clinic)
  if (part === 'contact')
    return contactFields.map((name) => [t(`fields.${name}`), stored[name] || say('clinic.missing')])
  if (part === 'access')
    return [
      ...flagFields.map((name): [string, ReactNode] => [t(`fields.${name}`), t(clinic[name] ? 'yes' : 'no')]),
      ...textFields.map((name): [string, ReactNode] => [
        t(`fields.${name}`),
        <ThreeTexts key={name} text={clinic[name]} />,
      ]),
    ]
  return speakers.map((who) => {
    const names = clinic.languages.filter(({ id }) =>
      clinic.spoken.some((each) => each.who === who && each.languageId === id),
    )
    const listed = formatList(
      names.map(({ name }) => name),
      locale,
    )
    return [t(`who.${who}`), listed || say('clinic.missing')]
  })
}
