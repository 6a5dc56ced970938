import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { KnownPatient } from '#app/modules/desk/queries/known-patients.server.ts'

/** Somebody of the practice in one line: both names, the year of birth and the number, by which two of a family are told apart. */
export function KnownPerson({ person: { main, other, birthYear, phone } }: { person: KnownPatient }) {
  const { t } = useTranslation('desk')
  const name = [main, other].filter(Boolean).join(t('list.comma'))
  return (
    <>
      {birthYear ? t('booking.known', { name, year: birthYear }) : name}
      {phone && (
        <>
          {' '}
          <span className="num nb">{formatPhone(phone)}</span>
        </>
      )}
    </>
  )
}
