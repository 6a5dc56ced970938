import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { VisitInsurance } from '../pages/visit-panel.server.ts'
import { StateTag } from './state-tag.tsx'

/** On the page of a visit: how its insurance stands, and the way to ask. */
export function InsurancePanel({ insurance }: { insurance: VisitInsurance | null }) {
  const { t } = useTranslation('eligibility')
  if (!insurance) return null
  const { visitId, state } = insurance
  return (
    <section className="panel stack stack--sm" aria-labelledby="insurance">
      <h2 id="insurance" className="board__title">
        {t('title')}
      </h2>
      {state ? (
        <p>
          <StateTag status={state.status} /> <Link to={paths.eligibilityCheck(state.id)}>{t('visit.look')}</Link>
        </p>
      ) : (
        <p className="muted">{t('visit.none')}</p>
      )}
      <p>
        <Link to={paths.eligibilityNew({ visit: visitId })}>{t(state ? 'visit.again' : 'visit.check')}</Link>
      </p>
    </section>
  )
}
