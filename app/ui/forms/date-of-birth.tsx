import { useTranslation } from 'react-i18next'
import { DateParts, type DatePartsProps } from './date-parts.tsx'

/** A date of birth, which the browser may know. The hint asks for the solar calendar. */
export function DateOfBirth({ hint, ...rest }: Omit<DatePartsProps, 'autoComplete' | 'optional'>) {
  const { t } = useTranslation('ui')
  return <DateParts {...rest} hint={hint ?? t('date.birthHint')} autoComplete={(part) => `bday-${part}`} />
}
