import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type TagTone = 'plain' | 'ok' | 'wait' | 'bad' | 'info' | 'warm'

/** A status or category in words on a tint. Not clickable: what is clickable is a Chip. */
export function Tag({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames('tag', tone !== 'plain' && `tag--${tone}`)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </span>
  )
}

/** Tags in a row that wraps. */
export function Tags({ children }: { children: ReactNode }) {
  return <p className="tags">{children}</p>
}
