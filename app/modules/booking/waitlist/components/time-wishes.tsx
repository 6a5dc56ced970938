import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#app/core/format/format.ts'
import { useDayOptions } from '#app/modules/booking/slots/components/use-day-options.ts'
import { dayParts } from '#app/modules/booking/slots/day-parts.ts'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'

const everyWeekday = [1, 2, 3, 4, 5, 6, 7] as const
const notices = ['120', '240', '1440'] as const

type TimeWishesProps = {
  fields: Record<'dateFrom' | 'dateTo' | 'notice', FormFieldMetadata>
  days: readonly DayWords[]
  parts: readonly string[]
  weekdays: readonly string[]
}

/** Between which dates, at which part of the day, on which weekdays, and how long before they want to know. */
export function TimeWishes({ fields, days, parts, weekdays }: TimeWishesProps) {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  const say = useProblem('booking')
  const options = useDayOptions(days)
  return (
    <>
      <div className="wish">
        <FormField field={fields.dateFrom} label={t('waitlist.from')} message={say}>
          {({ maxLength: _, ...control }) => <Select {...control} options={options} />}
        </FormField>
        <FormField field={fields.dateTo} label={t('waitlist.to')} message={say}>
          {({ maxLength: _, ...control }) => (
            <Select {...control} options={[{ value: '', label: t('wish.choose') }, ...options]} />
          )}
        </FormField>
      </div>
      <Fieldset id="parts" legend={t('waitlist.parts')} optional>
        {dayParts.map((part) => (
          <Checkbox key={part} name="parts" value={part} defaultChecked={parts.includes(part)}>
            {t(`part.${part}`)}
          </Checkbox>
        ))}
      </Fieldset>
      <Fieldset id="weekdays" legend={t('waitlist.weekdays')} optional>
        <div className="weekdays">
          {everyWeekday.map((weekday) => (
            <Checkbox key={weekday} name="weekdays" value={weekday} defaultChecked={weekdays.includes(String(weekday))}>
              {formatWeekday(weekday, locale, 'short')}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
      <Field id="notice" label={t('waitlist.notice')}>
        {(control) => (
          <Select
            {...control}
            name="notice"
            defaultValue={fields.notice.defaultValue ?? '240'}
            options={notices.map((value) => ({ value, label: t(`waitlist.notices.${value}`) }))}
          />
        )}
      </Field>
    </>
  )
}
