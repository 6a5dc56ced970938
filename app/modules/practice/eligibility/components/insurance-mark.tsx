import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { InsuranceMark as Mark } from '../pages/day-insurance.server.ts'
import { StateTag } from './state-tag.tsx'

/** On the row of a visit: how its insurance stands and when that was checked, with the way to the check. */
export function InsuranceMark({ visitId, name, mark }: { visitId: string; name: string; mark: Mark }) {
  const { t } = useTranslation('eligibility')
  const { checkId, status, at } = mark
  const to = checkId === null ? paths.eligibilityNew({ visit: visitId }) : paths.eligibilityCheck(checkId)
  return (
    <p className="tags">
      <Link to={to}>
        {t('day.insurance')}
        <span className="vh">{t('batch.of', { name })}</span>
      </Link>{' '}
      {status === 'draft' ? t('day.unchecked') : <StateTag status={status} />}
      {at !== null && <span className="num muted small"> {at}</span>}
    </p>
  )
}
