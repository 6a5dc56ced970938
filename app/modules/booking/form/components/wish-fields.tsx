import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#app/ui/forms/field.tsx'
import { fieldError } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { wishNumbers } from '../forms.ts'
import { dayParts } from '#app/modules/booking/slots/day-parts.ts'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { useDayOptions } from '#app/modules/booking/slots/components/use-day-options.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'

type Metadata = Pick<FieldMetadata<string | undefined>, 'id' | 'name' | 'defaultValue' | 'errors'>
type WishName = `wish${'Date' | 'Part'}${(typeof wishNumbers)[number]}`

/** Up to three wished half-days, each a date and a part of the day. */
export function WishFields({ fields, days }: { fields: Readonly<Record<WishName, Metadata>>; days: DayWords[] }) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const dates = useDayOptions(days)
  return wishNumbers.map((number) => {
    const [date, part] = [fields[`wishDate${number}`], fields[`wishPart${number}`]]
    const error = fieldError(date, say)
    const [legendId, errorId] = [`${date.id}-legend`, `${date.id}-error`]
    return (
      <fieldset key={number} className={error ? 'field--bad' : undefined} aria-labelledby={legendId}>
        <legend className="label" id={legendId}>
          {t(`wish.number.${number}`)}
        </legend>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <div className="wish">
          <Select
            id={date.id}
            name={date.name}
            defaultValue={date.defaultValue ?? ''}
            aria-label={t('wish.day')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            options={[{ value: '', label: number === '1' ? t('wish.choose') : t('wish.noMore') }, ...dates]}
          />
          <Select
            id={part.id}
            name={part.name}
            defaultValue={part.defaultValue ?? 'am'}
            aria-label={t('wish.part')}
            options={dayParts.map((value) => ({ value, label: t(`part.${value}`) }))}
          />
        </div>
      </fieldset>
    )
  })
}
