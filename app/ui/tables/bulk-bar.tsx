import type { ReactNode } from 'react'

type BulkBarProps = {
  title: string
  /** What a script puts in the title's stead: how many rows are ticked, the number as `#`. */
  counted?: string
  children: ReactNode
}

/** Above a table of which rows can be ticked: what is done with those that are. Needs pro.css. */
export function BulkBar({ title, counted, children }: BulkBarProps) {
  return (
    <div className="bulk">
      {counted ? <output data-counted={counted}>{title}</output> : <b>{title}</b>}
      {children}
    </div>
  )
}
