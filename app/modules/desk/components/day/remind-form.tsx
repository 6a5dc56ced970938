import { useHref, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/** Asks everybody who has not said yet that they will come, by one press; who was asked today already is left out by the server. */
export function RemindForm({ visits }: { visits: readonly DeskVisit[] }) {
  const { t } = useTranslation('desk')
  const { pathname, search } = useLocation()
  const action = useHref(paths.clinicBulk('reminder'))
  if (visits.length === 0) return null
  return (
    <form method="post" action={action}>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {visits.map(({ id }) => (
        <input key={id} type="hidden" name="visit" value={id} />
      ))}
      <Button variant="line">{t('day.remind', { count: visits.length })}</Button>
    </form>
  )
}
