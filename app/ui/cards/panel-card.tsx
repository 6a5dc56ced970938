import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type PanelCardProps = { id: string; title: string; note?: ReactNode; children: ReactNode }

/** A card of a dashboard: a head with its heading and a note, then rows that reach its edges. */
export function PanelCard({ id, title, note, children }: PanelCardProps) {
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
