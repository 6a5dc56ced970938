import { useTranslation } from 'react-i18next'
import { type DatePart, habits } from '#app/core/i18n/habits.ts'
import { datePartId, dateParts } from './date-part.ts'
import { Fieldset } from './fieldset.tsx'
import { TextInput } from './text-input.tsx'
import { useLocale } from '../use-locale.ts'

export type DatePartsProps = {
  id: string
  legend: string
  hint?: string
  error?: string | undefined
  /** The parts the error is about; all of them unless told otherwise. */
  errorParts?: readonly DatePart[]
  optional?: boolean
  /** Names of the three inputs; without them nothing can submit or restore what is typed. */
  names?: Readonly<Record<DatePart, string>>
  defaultValues?: Partial<Readonly<Record<DatePart, string | undefined>>>
  /** What a browser may fill in; nothing unless told otherwise. */
  autoComplete?: (part: DatePart) => string
}

/**
 * A date as three inputs: year, month, day in Chinese, month, day, year in English. The browser's own date box speaks the browser's
 * language, which is often not the page's.
 */
export function DateParts({
  id,
  legend,
  hint,
  error,
  errorParts = dateParts,
  optional = false,
  names,
  defaultValues = {},
  autoComplete = () => 'off',
}: DatePartsProps) {
  const { t } = useTranslation('ui')
  const order = habits[useLocale()].dateOrder
  return (
    <Fieldset id={id} legend={legend} hint={hint} error={error} optional={optional}>
      <div className="date-parts">
        {order.map((part) => (
          <div key={part}>
            <label htmlFor={datePartId(id, part)}>{t(`date.${part}`)}</label>
            <TextInput
              id={datePartId(id, part)}
              name={names?.[part]}
              width={part === 'year' ? '4' : '2'}
              numeric
              inputMode="numeric"
              autoComplete={autoComplete(part)}
              defaultValue={defaultValues[part]}
              aria-invalid={error && errorParts.includes(part) ? true : undefined}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}
