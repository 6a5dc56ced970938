import { Link } from '../link.tsx'

export type Tab = {
  to: string
  label: string
  current?: boolean
  /** What is behind it; 0 is shown too. */
  count?: number
}

/** Tabs that are links with real addresses. `label` names the choice, such as "sort by". */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'true' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className="tabs__count num">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
