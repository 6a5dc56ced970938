import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The bar at the bottom of phones: call, and book with the concrete time. Wide screens show the ticket instead. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <section className="action-bar" aria-label={t('layout.actions')}>
      {children}
    </section>
  )
}
