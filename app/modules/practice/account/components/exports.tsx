import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import type { AccountData } from '../pages/account-page.server.ts'

type ExportsProps = Pick<AccountData, 'exports' | 'facility'>

/** Where each file to take along is made: those that somebody may make. */
export function Exports({ exports, facility }: ExportsProps) {
  const { t } = useTranslation('account-page')
  const visits = paths.clinicAppointments(facility ? { place: facility.slug } : {})
  const leads = { visits, papers: paths.membership(), campaigns: paths.promotion() }
  const open = (['visits', 'papers', 'campaigns'] as const).filter((kind) => exports[kind])
  if (open.length === 0) return null
  return (
    <PanelCard id="exports" title={t('exports.title')}>
      <div className="card__body">
        <ul className="stack plain">
          {open.map((kind) => (
            <li key={kind}>
              <Link to={leads[kind]}>{t(`exports.${kind}`)}</Link>
              <br />
              <span className="muted small">{t(`exports.${kind}Hint`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </PanelCard>
  )
}
