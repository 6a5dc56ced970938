import type { ReactNode } from 'react'
import { Card } from '#app/ui/cards/card.tsx'

type TicketPanelProps = { id: string; title: string; note?: ReactNode; children: ReactNode }

/** A card with a head, whose rows reach its edges. */
export function TicketPanel({ id, title, note, children }: TicketPanelProps) {
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
