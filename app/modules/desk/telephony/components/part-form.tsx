import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { localeOfVoice, type VoiceLanguage, voiceLanguages } from '../ivr.ts'

export type FieldOf = (name: string) => FormFieldMetadata

type PartFormProps = {
  action: string
  version: number | null
  answer: FormAnswer | undefined
  field: FieldOf
  /** Names of its fields in their order, for what is wrong with them. */
  names: readonly string[]
  submit?: string
  /** What stands now, for when somebody was quicker. */
  stands?: readonly (readonly [label: string, value: ReactNode])[]
  children: ReactNode
}

/** A form of a part of the set-up: what is wrong above, the fields, and the button. */
export function PartForm({ action, version, answer, field, names, submit, stands = [], children }: PartFormProps) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  return (
    <form method="post" action={useHref(action)} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems(names.map(field), message)} />
      {answer?.isStale && <StaleNotice lines={stands} />}
      {version !== null && <input type="hidden" name="version" value={versionOf({ version }, answer)} />}
      {children}
      <p>
        <Button>{submit ?? t('save')}</Button>
      </p>
    </form>
  )
}

/** One text in the languages of callers, each in its own script. */
export function PromptFields({
  field,
  languages = voiceLanguages,
}: {
  field: FieldOf
  languages?: readonly VoiceLanguage[]
}) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  return voiceLanguages.map((language) => (
    <FormField
      key={language}
      field={field(language)}
      label={t(`prompts.${language}`)}
      message={message}
      optional={!languages.includes(language)}
    >
      {(control) => <TextArea {...control} rows={2} lang={localeOfVoice[language]} />}
    </FormField>
  ))
}

type RemovalProps = { action: string; version: number; title: string; text: string }

/** Takes something away, by a press of its own. */
export function Removal({ action, version, title, text }: RemovalProps) {
  return (
    <PanelCard id="removal" title={title}>
      <form method="post" action={useHref(action)} className="card__body stack">
        <p className="muted">{text}</p>
        <input type="hidden" name="version" value={version} />
        <p>
          <Button variant="line">{title}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
