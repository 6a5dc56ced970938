import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import type { CallLogData } from '../pages/phone-desk-page.server.ts'
import { CallTable } from './call-table.tsx'
import { PhoneTabs } from './phone-frame.tsx'

/** Every call of a clinic, the last one first. */
export function CallLogPage({ page: { clinic, calls, before } }: { page: CallLogData }) {
  const { t } = useTranslation('telephony')
  return (
    <div className="stack">
      <PageHead title={t('tabs.log')} lead={clinic.name} />
      <PhoneTabs slug={clinic.slug} current="log" />
      {calls.length === 0 ? (
        <EmptyState title={t('log.none')}>
          <p>{t('log.noneText')}</p>
        </EmptyState>
      ) : (
        <Card>
          <CallTable caption={t('tabs.log')} calls={calls} timeZone={clinic.timeZone} />
        </Card>
      )}
      {before !== null && (
        <p>
          <Link to={paths.callLog({ place: clinic.slug, before: String(before) })}>{t('log.older')}</Link>
        </p>
      )}
    </div>
  )
}
