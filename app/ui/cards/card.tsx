import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li'
  className?: string
  id?: string
  labelledBy?: string
  children: ReactNode
}

/** A panel: one hairline, no shadow. */
export function Card({ as: Element = 'div', className, id, labelledBy, children }: CardProps) {
  return (
    <Element id={id} className={classNames('panel', className)} aria-labelledby={labelledBy}>
      {children}
    </Element>
  )
}
