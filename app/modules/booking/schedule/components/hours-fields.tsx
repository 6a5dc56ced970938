import { useTranslation } from 'react-i18next'
import { Checkbox, RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { asControl } from '../hours-form.ts'
import { everyWeeksChoices } from '../hours.ts'
import type { Rule, VisitTypeRow } from '../schedule-change.ts'

export type HoursFieldName =
  | 'weekdays'
  | 'starts'
  | 'ends'
  | 'starts2'
  | 'ends2'
  | 'everyWeeks'
  | 'anchorDate'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'visitTypeIds'

type HoursFields = Record<HoursFieldName, FormFieldMetadata>

/** What the form begins with where nothing is stored. */
export const freshHours = { starts: '09:00', ends: '12:00', everyWeeks: '1' }

/** A stored period as its form's fields take it. */
export function storedHours(rule: Rule) {
  return {
    starts: asControl(rule.starts),
    ends: asControl(rule.ends),
    everyWeeks: String(rule.everyWeeks),
    anchorDate: rule.anchorDate ?? undefined,
    effectiveFrom: rule.effectiveFrom ?? undefined,
    effectiveTo: rule.effectiveTo ?? undefined,
  }
}

/** The fields that can be wrong as they stand on the page, groups by the control that their error leads to. */
export function inOrder(fields: HoursFields): Pick<FormFieldMetadata, 'id' | 'errors'>[] {
  return [
    { id: 'weekdays-1', errors: fields.weekdays.errors },
    fields.starts,
    fields.ends,
    fields.starts2,
    fields.ends2,
    fields.anchorDate,
    fields.effectiveFrom,
    fields.effectiveTo,
    { id: 'visits-some', errors: fields.visitTypeIds.errors },
  ]
}

/** From when to when. */
export function PeriodFields({ fields }: { fields: HoursFields }) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  return (
    <div className="sched__pair">
      <FormField field={fields.starts} label={t('hours.starts')} message={say}>
        {(control) => <TextInput {...control} type="time" width="12" />}
      </FormField>
      <FormField field={fields.ends} label={t('hours.ends')} hint={t('hours.endsHint')} message={say}>
        {(control) => <TextInput {...control} type="time" width="12" />}
      </FormField>
    </div>
  )
}

/** The hours after a noon rest, added together with those before it. */
export function SecondPeriodFields({ fields }: { fields: HoursFields }) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  return (
    <Fieldset id="second" legend={t('hours.second')} optional>
      <div className="sched__pair">
        <FormField field={fields.starts2} label={t('hours.starts2')} message={say}>
          {(control) => <TextInput {...control} type="time" width="12" />}
        </FormField>
        <FormField field={fields.ends2} label={t('hours.ends2')} message={say}>
          {(control) => <TextInput {...control} type="time" width="12" />}
        </FormField>
      </div>
    </Fieldset>
  )
}

/** In which weeks. */
export function WeekFields({ fields }: { fields: HoursFields }) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  return (
    <div className="sched__pair">
      <FormField field={fields.everyWeeks} label={t('hours.everyWeeks')} message={say}>
        {(control) => (
          <Select
            {...control}
            name="everyWeeks"
            options={everyWeeksChoices.map((count) => ({
              value: String(count),
              label: count === 1 ? t('hours.everyWeek') : t('week.everyWeeks', { count }),
            }))}
          />
        )}
      </FormField>
      <FormField field={fields.anchorDate} label={t('hours.anchorDate')} hint={t('hours.anchorHint')} message={say}>
        {(control) => <TextInput {...control} type="date" width="12" />}
      </FormField>
    </div>
  )
}

/** Between which dates. */
export function ValidityFields({ fields }: { fields: HoursFields }) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  return (
    <div className="sched__pair">
      <FormField field={fields.effectiveFrom} label={t('hours.effectiveFrom')} message={say} optional>
        {(control) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <FormField field={fields.effectiveTo} label={t('hours.effectiveTo')} message={say} optional>
        {(control) => <TextInput {...control} type="date" width="12" />}
      </FormField>
    </div>
  )
}

type VisitTypeChoiceProps = {
  field: FormFieldMetadata
  visitTypes: readonly Pick<VisitTypeRow, 'id' | 'name'>[]
  /** Only for the chosen ones. */
  isSome: boolean
  chosen: readonly string[]
}

/** For which kinds of visit: all of them, or some. */
export function VisitTypeChoice({ field, visitTypes, isSome, chosen }: VisitTypeChoiceProps) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const say = useProblem('schedule')
  return (
    <Fieldset id="visits" legend={t('hours.visits')} error={fieldError(field, say)}>
      <RadioRow name="visits" value="all" defaultChecked={!isSome}>
        {t('hours.allVisits')}
      </RadioRow>
      <RadioRow id="visits-some" name="visits" value="some" defaultChecked={isSome}>
        {t('hours.someVisits')}
      </RadioRow>
      <div className="sched__indent">
        {visitTypes.map(({ id, name }) => (
          <Checkbox key={id} name="visitTypeIds" value={id} defaultChecked={chosen.includes(id)}>
            {name[locale]}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  )
}
