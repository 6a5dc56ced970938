import { useTranslation } from 'react-i18next'
import type { FoundPatient } from '#app/modules/desk/queries/patient-search.server.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/** Who was found, in a line that leads to their page. */
export function FoundLine({ found }: { found: FoundPatient }) {
  const { t } = useTranslation('desk')
  const { id, main, other, birthYear, age, phone } = found
  const born = birthYear === null ? null : t('patients.born', { year: birthYear, age })
  return (
    <p className="found__who">
      <Link to={paths.deskPatient(id)} className="found__name">
        {main}
      </Link>
      <span className="muted">{[other, born].filter(Boolean).join(t('list.comma'))}</span>
      {phone && <PhoneLink number={phone} />}
    </p>
  )
}

/** The way back to the page of a patient. */
export function BackToPatient({ id }: { id: string }) {
  const { t } = useTranslation('desk')
  return (
    <p>
      <Link to={paths.deskPatient(id)} className="alone">
        {t('note.back')}
      </Link>
    </p>
  )
}
