import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from './link.tsx'

/** Above a table when rows are chosen: how many, what to do with them, and "cancel" at the far end. Needs pro.css. */
export function BulkBar({ count, cancelTo, children }: { count: number; cancelTo: string; children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div className="bulk">
      <b className="num">{t('bulk.chosen', { count })}</b>
      {children}
      <Link to={cancelTo} className="btn btn--line bulk__cancel">
        {t('bulk.cancel')}
      </Link>
    </div>
  )
}
