import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'

/** Facts in a list, each with its icon: languages, address, insurance. */
export function Facts({ large = false, children }: { large?: boolean; children: ReactNode }) {
  return <ul className={classNames('facts', large && 'facts--lg')}>{children}</ul>
}

type FactProps = {
  icon: IconName
  /** Names the fact in words, in bold before it. */
  label?: string
  /** For screen readers where only the icon tells what the fact is. */
  hiddenLabel?: string
  children: ReactNode
}

export function Fact({ icon, label, hiddenLabel, children }: FactProps) {
  return (
    <li>
      <Icon name={icon} size={20} />
      <span>
        {label && <b>{label}</b>}
        {hiddenLabel && <span className="vh">{hiddenLabel}</span>}
        {children}
      </span>
    </li>
  )
}
