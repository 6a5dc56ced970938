import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'

/** From a patient's page to the form of a request about them at a clinic, named by its slug; nothing where nobody may take one down. */
export function RefillLink({ clinic, patientId }: { clinic: string | null; patientId: string }) {
  const { t } = useTranslation('pharmacy')
  if (clinic === null) return null
  return (
    <p>
      <Link to={paths.refillNew({ place: clinic, patient: patientId })}>{t('refill.takeFor')}</Link>
    </p>
  )
}
