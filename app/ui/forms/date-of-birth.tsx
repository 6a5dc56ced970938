import { habits } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import { Fieldset } from './fieldset.tsx'
import { TextInput } from './text-input.tsx'
import { useLocale } from '../use-locale.ts'

export type DateOfBirthPart = 'year' | 'month' | 'day'

const everyPart: readonly DateOfBirthPart[] = ['year', 'month', 'day']

type DateOfBirthProps = {
  id: string
  legend: string
  hint?: string
  error?: string | undefined
  /** The parts the error is about; all of them unless told otherwise. */
  errorParts?: readonly DateOfBirthPart[]
  /** Names of the three inputs. */
  names: Readonly<Record<DateOfBirthPart, string>>
  defaultValues?: Partial<Readonly<Record<DateOfBirthPart, string | undefined>>>
}

/** The id of a part's input, for links of the error summary. */
export function dateOfBirthPartId(id: string, part: DateOfBirthPart): string {
  return `${id}-${part}`
}

/** A date of birth as three inputs: year, month, day in Chinese, month, day, year in English. The hint asks for the solar calendar. */
export function DateOfBirth({
  id,
  legend,
  hint,
  error,
  errorParts = everyPart,
  names,
  defaultValues = {},
}: DateOfBirthProps) {
  const { t } = useTranslation('ui')
  const order = habits[useLocale()].birthDate
  return (
    <Fieldset id={id} legend={legend} hint={hint ?? t('dateOfBirth.hint')} error={error}>
      <div className="dob">
        {order.map((part) => (
          <div key={part}>
            <label htmlFor={dateOfBirthPartId(id, part)}>{t(`dateOfBirth.${part}`)}</label>
            <TextInput
              id={dateOfBirthPartId(id, part)}
              name={names[part]}
              width={part === 'year' ? '4' : '2'}
              numeric
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              defaultValue={defaultValues[part]}
              aria-invalid={error && errorParts.includes(part) ? true : undefined}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}
