import { useHref } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'

/** What an invitation says of itself, term by term. */
export function InviteFacts({ pairs }: { pairs: readonly (readonly [term: string, value: string])[] }) {
  return (
    <Card className="panel--rows">
      <dl className="pairs">
        {pairs.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="team__mail">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type InviteButtonProps = {
  to: string
  label: string
  /** What the form says beside its address. */
  field?: readonly [name: string, value: string]
  variant?: 'primary' | 'line' | 'quiet'
}

/** An answer to an invitation, as a form of its own. */
export function InviteButton({ to, label, field, variant = 'primary' }: InviteButtonProps) {
  return (
    <form method="post" action={useHref(to)}>
      {field && <input type="hidden" name={field[0]} value={field[1]} />}
      <Button variant={variant} block>
        {label}
      </Button>
    </form>
  )
}
