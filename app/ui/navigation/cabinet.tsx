import { Icon, type IconName } from '../icon.tsx'
import { Link } from '../link.tsx'

export type Drawer = {
  to: string
  icon: IconName
  name: string
  /** How many doctors, in words. */
  count?: string
  /** What one goes there for. */
  note?: string
}

/** The medicine cabinet: categories, and only categories, as drawers with cup pulls. */
export function Cabinet({ drawers }: { drawers: readonly Drawer[] }) {
  return (
    <ul className="cabinet">
      {drawers.map((drawer) => (
        <li key={drawer.to}>
          <Link to={drawer.to} className="drawer">
            <Icon name={drawer.icon} size={28} />
            <b>{drawer.name}</b>
            {drawer.count && <span className="num">{drawer.count}</span>}
            {drawer.note && <span>{drawer.note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
