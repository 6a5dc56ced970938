import type { ReactNode } from 'react'

/** Above a table of which rows can be ticked: what is done with those that are. Needs pro.css. */
export function BulkBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="bulk">
      <b>{title}</b>
      {children}
    </div>
  )
}
