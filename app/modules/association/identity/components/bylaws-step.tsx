import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDay } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { KnownBylaws } from '../queries/bylaws.server.ts'
import { FileField, FileStep } from './file-step.tsx'

type BylawsStepProps = { association: string; bylaws: KnownBylaws | null; answer: FormAnswer | undefined }

/** The bylaws: their file, from which day they are, and who may read them. */
export function BylawsStep({ association, bylaws, answer }: BylawsStepProps) {
  const { t } = useTranslation('association-identity')
  const locale = useLocale()
  const message = useProblem('association-identity')
  const action = useHref(paths.associationOnboarding({ step: 'bylaws' }))
  const [, all] = useForm<Record<'bylaws' | 'bylawsOn' | 'bylawsFor', string>>({
    id: 'bylaws',
    lastResult: answer?.submission,
    defaultValue: { bylawsOn: bylaws?.on ?? '', bylawsFor: bylaws?.readers ?? 'everybody' },
  })
  const fields = all as Record<keyof typeof all, FormFieldMetadata>
  const { bylawsFor } = fields
  return (
    <>
      {bylaws && (
        <form method="post" action={action} className="stack stack--sm">
          <input type="hidden" name="association" value={association} />
          <p>
            {t('bylaws.kept', {
              kilobytes: Math.ceil(bylaws.bytes / 1024),
              date: formatDay(bylaws.on, locale),
            })}
          </p>
          <p>
            <Button name="remove" value="1" variant="line">
              {t('bylaws.remove')}
            </Button>
          </p>
        </form>
      )}
      <FileStep
        step="bylaws"
        association={association}
        fields={[fields.bylaws, fields.bylawsOn, bylawsFor]}
        submit={t('bylaws.save')}
      >
        <FileField
          field={fields.bylaws}
          label={t('bylaws.label')}
          hint={t(bylaws ? 'bylaws.hintKept' : 'bylaws.hint')}
          accept="application/pdf"
          optional={bylaws !== null}
        />
        <FormField field={fields.bylawsOn} label={t('bylaws.on')} hint={t('bylaws.onHint')} message={message}>
          {(control) => <TextInput {...control} type="date" width="12" />}
        </FormField>
        <Fieldset id={bylawsFor.id} legend={t('bylaws.for')} error={fieldError(bylawsFor, message)}>
          <RadioCards
            id={bylawsFor.id}
            name={bylawsFor.name}
            defaultValue={bylawsFor.defaultValue}
            options={(['everybody', 'members'] as const).map((value) => ({
              ...{ value, label: t(`bylaws.readers.${value}`) },
            }))}
          />
        </Fieldset>
      </FileStep>
    </>
  )
}
