import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'

type ActionBarProps = {
  /** Only in the mode of large type, in place of the telephone that stands there. */
  isElderOnly?: boolean
  children: ReactNode
}

/**
 * The bar at the bottom of phones: call, and book with the concrete time. Wide screens show the ticket instead; large type has it at every
 * width, where its telephone stands for the site's own.
 */
export function ActionBar({ isElderOnly = false, children }: ActionBarProps) {
  const { t } = useTranslation('ui')
  return (
    <section className={classNames('action-bar', isElderOnly && 'elder-on')} aria-label={t('layout.actions')}>
      {children}
    </section>
  )
}
