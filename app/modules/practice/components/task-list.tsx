import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { OfficeHome } from '../queries/office-home.server.ts'

/** What waits for somebody: each with where it is done. */
export function TaskList({ home }: { home: Pick<OfficeHome, 'figures' | 'tasks'> }) {
  const { t } = useTranslation('dashboard')
  const { joins, plans, impacts, untold, closed } = home.tasks
  const open = home.figures?.openRequests ?? 0
  const tasks = [
    ...(open > 0
      ? [{ key: 'requests', to: paths.desk(), label: t('tasks.requests', { count: open }), isDue: true }]
      : []),
    ...(impacts > 0
      ? [{ key: 'impacts', to: paths.scheduling(), label: t('tasks.impacts', { count: impacts }), isDue: true }]
      : []),
    ...joins.map(({ id, doctor, facility }) => ({
      key: id,
      to: paths.joinRequest(id),
      label: t('tasks.join', { doctor, facility }),
      isDue: true,
    })),
    ...untold.map(({ slug, name }) => ({
      key: `untold-${slug}`,
      to: paths.clinicContact(slug),
      label: t('tasks.untold', { facility: name }),
      isDue: true,
    })),
    ...closed.map(({ providerFacilityId, facility }) => ({
      key: providerFacilityId,
      to: paths.scheduling({ place: providerFacilityId }),
      label: t('tasks.closed', { facility: facility.name }),
      isDue: false,
    })),
    ...plans.map(({ facility, count }) => ({
      key: facility.slug,
      to: paths.clinicAt(facility.slug),
      label: t('tasks.plans', { count, facility: facility.name }),
      isDue: false,
    })),
  ]
  if (tasks.length === 0) return <p className="card__body muted">{t('tasks.none')}</p>
  return (
    <ul className="todo">
      {tasks.map(({ key, to, label, isDue }) => (
        <li key={key}>
          <Link to={to} className="todo__what">
            {label}
          </Link>
          {isDue && <span className="todo__late">{t('tasks.today')}</span>}
        </li>
      ))}
    </ul>
  )
}
