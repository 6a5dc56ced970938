import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import type { PollFormData, TypedPoll } from '../pages/form-page.server.ts'

/** One part of the form; `lists` are what may be chosen. */
type PartProps = {
  fields: Record<Exclude<keyof TypedPoll, 'options'>, FormFieldMetadata>
  message: Message
  lists: PollFormData['lists']
}

const languages = { Hans: 'zh-Hans', Hant: 'zh-Hant', En: 'en' } as const
const ends = ['Hans', 'Hant', 'En'] as const

type ChoiceProps = { field: FormFieldMetadata; message: Message; legend: string; hint?: string }

function Choice({
  field,
  message,
  legend,
  hint,
  options,
}: ChoiceProps & { options: Parameters<typeof RadioCards>[0]['options'] }) {
  return (
    <Fieldset id={field.id} legend={legend} error={fieldError(field, message)} {...(hint && { hint })}>
      <RadioCards id={field.id} name={field.name} defaultValue={field.defaultValue} options={options} />
    </Fieldset>
  )
}

export function QuestionFields({ fields, message }: PartProps) {
  const { t } = useTranslation('association-polls')
  return (
    <PanelCard id="question" title={t('form.question')}>
      <div className="card__body stack stack--sm">
        {ends.map((end) => (
          <FormField key={end} field={fields[`title${end}`]} label={t(`form.title${end}`)} message={message}>
            {(control) => <TextInput {...control} lang={languages[end]} />}
          </FormField>
        ))}
        {ends.map((end) => (
          <FormField key={end} field={fields[`body${end}`]} label={t(`form.body${end}`)} message={message} optional>
            {(control) => <TextArea {...control} rows={3} lang={languages[end]} />}
          </FormField>
        ))}
      </div>
    </PanelCard>
  )
}

/** How it is answered; `children` are the options. */
export function BallotFields({ fields, message, lists, children }: PartProps & { children: ReactNode }) {
  const { t } = useTranslation('association-polls')
  return (
    <PanelCard id="ballot" title={t('form.ballot')}>
      <div className="card__body stack stack--sm">
        <Choice
          {...{ field: fields.kind, message, legend: t('form.kind') }}
          options={lists.kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
        {children}
        <FormField field={fields.maxChoices} label={t('form.maxChoices')} message={message}>
          {(control) => <TextInput {...control} width="4" numeric inputMode="numeric" />}
        </FormField>
        <Choice
          {...{ field: fields.secrecy, message, legend: t('form.secrecy') }}
          options={lists.secrecies.map((secrecy) => ({
            value: secrecy,
            label: t(`secrecy.${secrecy}`),
            help: t(`secrecyHelp.${secrecy}`),
          }))}
        />
      </div>
    </PanelCard>
  )
}

export function RuleFields({ fields, message, lists }: PartProps) {
  const { t } = useTranslation('association-polls')
  return (
    <PanelCard id="rules" title={t('form.rules')}>
      <div className="card__body stack stack--sm">
        <Choice
          {...{ field: fields.eligible, message, legend: t('form.eligible'), hint: t('form.eligibleHint') }}
          options={lists.eligibles.map((eligible) => ({ value: eligible, label: t(`eligible.${eligible}`) }))}
        />
        <FormField field={fields.named} label={t('form.named')} hint={t('form.namedHint')} message={message} optional>
          {(control) => <TextArea {...control} rows={4} />}
        </FormField>
        <FormField field={fields.quorum} label={t('form.quorum')} hint={t('form.quorumHint')} message={message}>
          {(control) => <TextInput {...control} width="4" numeric inputMode="numeric" />}
        </FormField>
        <Choice
          {...{ field: fields.threshold, message, legend: t('form.threshold'), hint: t('form.thresholdHint') }}
          options={lists.thresholds.map((threshold) => ({ value: threshold, label: t(`threshold.${threshold}`) }))}
        />
        <Checkbox
          id={fields.abstentions.id}
          name={fields.abstentions.name}
          defaultChecked={fields.abstentions.defaultValue === 'on'}
        >
          {t('form.abstentions')}
        </Checkbox>
        <Choice
          {...{ field: fields.visible, message, legend: t('form.visible'), hint: t('form.visibleHint') }}
          options={lists.visibles.map((visible) => ({ value: visible, label: t(`visible.${visible}`) }))}
        />
      </div>
    </PanelCard>
  )
}

export function TimeFields({ fields, message }: PartProps) {
  const { t } = useTranslation('association-polls')
  return (
    <PanelCard id="times" title={t('form.times')}>
      <div className="card__body stack stack--sm">
        <FormField field={fields.opens} label={t('form.opens')} hint={t('form.timesHint')} message={message} optional>
          {(control) => <TextInput {...control} type="datetime-local" />}
        </FormField>
        <FormField field={fields.closes} label={t('form.closes')} message={message} optional>
          {(control) => <TextInput {...control} type="datetime-local" />}
        </FormField>
      </div>
    </PanelCard>
  )
}
