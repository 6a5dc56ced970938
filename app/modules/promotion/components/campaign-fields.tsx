import { useTranslation } from 'react-i18next'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { formatMoney } from '#app/core/format/format.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TextFieldName } from '../ad-words.ts'
import type { Rate } from '../campaign-price.ts'
import { mostWeeks, targetKindOf } from '../placements.ts'
import type { FormPageData } from '../pages/form-page.server.ts'
import { useDayWords } from './day-words.tsx'

export type CampaignFields = Record<
  'placement' | 'specialty' | 'neighborhood' | 'startsOn' | 'weeks' | 'dailyCap' | TextFieldName,
  string | undefined
>

type FieldsProps = { fields: Readonly<Record<keyof CampaignFields, FormFieldMetadata>> }

/** What a week costs, in words. */
export function useRateWords() {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  return ({ placement, weeklyCents }: Rate) =>
    t(targetKindOf(placement) === null ? 'perWeek' : 'perTarget', { price: formatMoney(weeklyCents, locale) })
}

/** Where it shows, each place with its price; what is not sold now can only stay. */
export function PlacementField({
  fields,
  rates,
  placement: chosen,
}: FieldsProps & { rates: readonly Rate[]; placement: string }) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  const priceWords = useRateWords()
  const options = rates
    .filter(({ isSold, placement }) => isSold || placement === chosen)
    .map((rate) => ({
      value: rate.placement,
      label: t(`placements.${rate.placement}`),
      help: `${t(`about.${rate.placement}`)} · ${priceWords(rate)}`,
    }))
  const { id, name, defaultValue } = fields.placement
  return (
    <Fieldset id={id} legend={t('form.placement')} error={fieldError(fields.placement, say)}>
      <RadioCards name={name} id={id} options={options} defaultValue={defaultValue} />
    </Fieldset>
  )
}

type TargetFieldsProps = FieldsProps &
  Pick<FormPageData, 'targets'> & { specialty: readonly string[]; neighborhood: readonly string[] }

/** The doctor's own fields and areas; which of the two counts, the place says. */
export function TargetFields({ fields, targets, ...chosen }: TargetFieldsProps) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  const locale = useLocale()
  return (['specialty', 'neighborhood'] as const).map((kind) => (
    <Fieldset
      key={kind}
      id={fields[kind].id}
      legend={t(`form.${kind}`)}
      hint={t(`form.${kind}Hint`)}
      error={fieldError(fields[kind], say)}
    >
      {targets[kind].map(({ id, name }) => (
        <Checkbox key={id} name={kind} value={id} defaultChecked={chosen[kind].includes(id)}>
          {name[locale]}
        </Checkbox>
      ))}
    </Fieldset>
  ))
}

/** The first week and how many. */
export function WeekFields({ fields, mondays }: FieldsProps & { mondays: readonly LocalDate[] }) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  const { day } = useDayWords()
  return (
    <div className="pro-columns pro-columns--even">
      <FormField field={fields.startsOn} label={t('form.startsOn')} message={say}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={mondays.map((value) => ({ value, label: t('form.startsOnOption', { date: day(value) }) }))}
          />
        )}
      </FormField>
      <FormField field={fields.weeks} label={t('form.weeks')} message={say}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={Array.from({ length: mostWeeks }, (_, index) => ({
              value: String(index + 1),
              label: t('weeks', { count: index + 1 }),
            }))}
          />
        )}
      </FormField>
    </div>
  )
}

export function CapField({ fields }: FieldsProps) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  return (
    <FormField field={fields.dailyCap} label={t('form.dailyCap')} hint={t('form.dailyCapHint')} message={say} optional>
      {(control) => <TextInput {...control} width="12" inputMode="numeric" autoComplete="off" />}
    </FormField>
  )
}
