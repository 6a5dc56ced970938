import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Answers } from '#app/modules/library/imaging/checklist.ts'
import type { Modality } from '#app/modules/library/imaging/modalities.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'

/** Which examination and what to know of the person; a GET form, so that the list can be printed, sent and opened again. */
export function ChecklistForm({ modalities, answers }: { modalities: readonly Modality[]; answers: Answers | null }) {
  const { t } = useTranslation('exams')
  const contrasts = ['yes', 'no', 'unsure'] as const
  return (
    <form className="form measure noprint" method="get" action={`${useHref(paths.radiology())}#checklist`}>
      <Field id="modality" label={t('radiology.ask.modality')}>
        {(control) => (
          <Select
            {...control}
            name="modality"
            defaultValue={answers?.modality ?? modalities[0]?.slug}
            options={modalities.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        )}
      </Field>
      <Fieldset id="contrast" legend={t('radiology.ask.contrast')} hint={t('radiology.ask.contrastHint')}>
        <RadioCards
          name="contrast"
          defaultValue={answers?.contrast ?? 'unsure'}
          options={contrasts.map((value) => ({ value, label: t(`radiology.ask.contrastIs.${value}`) }))}
        />
      </Fieldset>
      <Fieldset id="person" legend={t('radiology.ask.person')}>
        <div>
          <Checkbox name="pregnant" value="1" defaultChecked={answers?.mayBePregnant ?? false}>
            {t('radiology.ask.pregnant')}
          </Checkbox>
          <Checkbox name="implants" value="1" defaultChecked={answers?.hasImplants ?? false}>
            {t('radiology.ask.implants')}
          </Checkbox>
          <Checkbox name="tight" value="1" defaultChecked={answers?.fearsTightSpaces ?? false}>
            {t('radiology.ask.tight')}
          </Checkbox>
        </div>
      </Fieldset>
      <div>
        <Button icon="clipboard-check">{t('radiology.ask.make')}</Button>
        <p className="hint">{t('radiology.ask.private')}</p>
      </div>
    </form>
  )
}
