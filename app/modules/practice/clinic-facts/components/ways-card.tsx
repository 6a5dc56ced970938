import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ClinicFacts } from '../queries/clinic-facts.server.ts'

/** Where what is kept on other pages stands. */
export function WaysCard({ clinic: { slug, ways } }: { clinic: ClinicFacts }) {
  const { t } = useTranslation('clinic-facts')
  const all = [
    { key: 'closures', to: ways.schedule && paths.schedulePart(ways.schedule, 'days') },
    { key: 'holidays', to: ways.schedule && paths.schedulePart(ways.schedule, 'holidays') },
    { key: 'resources', to: ways.schedule && paths.schedulePart(ways.schedule, 'resources') },
    { key: 'doctors', to: ways.isInOffice && paths.clinicAt(slug) },
    { key: 'team', to: ways.canManageTeam && paths.team({ place: slug }) },
  ] as const
  const open = all.flatMap(({ key, to }) => (to ? [{ key, to }] : []))
  if (open.length === 0) return null
  return (
    <PanelCard id="ways" title={t('ways.title')}>
      <ul className="todo">
        {open.map(({ key, to }) => (
          <li key={key}>
            <Link to={to} className="todo__what">
              {t(`ways.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}
