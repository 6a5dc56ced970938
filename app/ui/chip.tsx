import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** A pill that leads somewhere. */
export function Chip({ to, selected = false, children }: { to: string; selected?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={classNames('chip', selected && 'chip--on')} aria-current={selected ? 'true' : undefined}>
      {children}
    </Link>
  )
}

/** An applied filter; the link leads to the same list without it. */
export function RemovableChip({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <Link to={to} className="chip chip--on">
      {children}
      <Icon name="x" size={18} />
      <span className="vh">{t('chip.remove')}</span>
    </Link>
  )
}
