import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import type { ShownRequest } from '../queries/request-details.server.ts'

type Leadable = Pick<ShownRequest, 'leadable'>

/** Whether the submitter leads the team of a clinic that nobody leads: nothing is chosen until the reviewer does. */
export function LeadChoice({ leadable }: Leadable) {
  const { t } = useTranslation('review')
  if (leadable.length === 0) return null
  return (
    <fieldset className="stack">
      <legend>{t('lead.title')}</legend>
      <p className="hint">{t('lead.hint')}</p>
      {leadable.map(({ id, name, address }) => (
        <Checkbox key={id} name="lead" value={id}>
          {t('lead.choice', { clinic: name, address })}
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** The same after a request was approved, as long as nobody leads there. */
export function LeadLater({ leadable, action }: Leadable & { action: string }) {
  const { t } = useTranslation('review')
  const href = useHref(action)
  if (leadable.length === 0) return null
  return (
    <Card as="section" labelledBy="lead" className="card__body">
      <form method="post" action={href} className="stack">
        <h2 id="lead">{t('lead.later')}</h2>
        <input type="hidden" name="intent" value="lead" />
        <LeadChoice leadable={leadable} />
        <p>
          <Button variant="line">{t('lead.submit')}</Button>
        </p>
      </form>
    </Card>
  )
}
