import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { FlagBox } from '#app/modules/practice/clinic-facts/components/flag-box.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { voiceLanguages } from '../ivr.ts'
import type { LineData } from '../pages/parts-page.server.ts'
import { PartForm, Removal } from './part-form.tsx'
import { SetUpPart } from './phone-frame.tsx'

/** A number of the clinic: what it is called and which languages its callers choose from. */
export function LinePage({ page, answer }: { page: LineData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const { clinic, line } = page
  const place = { place: clinic.slug }
  const flags = Object.fromEntries(
    voiceLanguages.map((language) => [language, !line || line.languages.includes(language) ? 'on' : '']),
  )
  const field = fieldsOf('line', answer?.submission, {
    ...flags,
    number: line ? formatPhone(line.number) : '',
    label: line?.label,
  })
  const address = line ? { ...place, line: line.id } : place
  return (
    <SetUpPart clinic={clinic} title={line ? line.label : t('lines.add')}>
      <PanelCard id="line" title={t('lines.one')}>
        <PartForm
          action={paths.telephonyLine(address)}
          version={line?.version ?? null}
          answer={answer}
          field={field}
          names={['number', 'label', 'cmn']}
          stands={line ? [[t('fields.number'), formatPhone(line.number)]] : []}
        >
          <FormField field={field('number')} label={t('fields.number')} hint={t('hints.number')} message={message}>
            {(control) => <TextInput {...control} type="tel" width="12" numeric autoComplete="off" />}
          </FormField>
          <FormField field={field('label')} label={t('fields.label')} hint={t('hints.label')} message={message}>
            {(control) => <TextInput {...control} width="12" autoComplete="off" />}
          </FormField>
          <Fieldset
            id={field('cmn').id}
            legend={t('fields.languages')}
            hint={t('hints.languages')}
            error={fieldError(field('cmn'), message)}
          >
            {voiceLanguages.map((language) => (
              <FlagBox key={language} name={language} field={(name) => ({ ...field(name), id: `line-box-${name}` })}>
                {t(`voice.${language}`)}
              </FlagBox>
            ))}
          </Fieldset>
        </PartForm>
      </PanelCard>
      {line && (
        <Removal
          action={paths.telephonyLine({ ...address, form: 'remove' })}
          version={line.version}
          title={t('lines.remove')}
          text={t('lines.removeText')}
        />
      )}
    </SetUpPart>
  )
}
