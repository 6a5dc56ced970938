import type { ReactNode } from 'react'
import type { PictureName } from '../pictures/picture-names.ts'
import { Picture } from '../pictures/picture.tsx'
import { Blossom } from '../sections/blossom.tsx'

function Twig() {
  return (
    <svg className="empty__art" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
      <path d="M16 78H144" stroke="#c2c9d4" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M80 78C78 58 92 50 90 26M84 56C70 52 62 44 60 34"
        stroke="#4a5565"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <Blossom fill="#fdc283" heart="#8f4a0b" transform="translate(90 24) rotate(10) scale(.33)" />
      <Blossom fill="#ffd8ae" heart="#8f4a0b" transform="translate(58 32) scale(.24)" />
    </svg>
  )
}

type EmptyStateProps = {
  /** What was looked for, as an object; without one a budding twig stands for it. */
  picture?: PictureName
  /** What happened. */
  title: string
  /** What to try. */
  children?: ReactNode
  /** Two ways out: loosen a filter, call us. */
  actions?: ReactNode
}

/** Nothing was found: a picture, what happened, what to try, and ways out. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture ? (
        <div className="empty__art">
          <Picture name={picture} />
        </div>
      ) : (
        <Twig />
      )}
      <h2>{title}</h2>
      {children && <div className="muted">{children}</div>}
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
