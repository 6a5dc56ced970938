import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'

/** Somebody has changed what a form shows: what stands now, above what was typed. */
export function StaleNotice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('schedule')
  return (
    <div role="alert">
      <Banner tone="warning">
        <p>
          <b>{t('stale.title')}</b>
        </p>
        {children}
        <p>{t('stale.next')}</p>
      </Banner>
    </div>
  )
}
