import type { ReactNode } from 'react'
import { Card } from '#app/ui/cards/card.tsx'

type DataPanelProps = { id: string; title: string; note?: ReactNode; children: ReactNode }

/** A section of a page about data, under a heading of its own. */
export function DataPanel({ id, title, note, children }: DataPanelProps) {
  return (
    <Card as="section" className="panel--rows" labelledBy={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
        {note}
      </div>
      {children}
    </Card>
  )
}
