import { useTranslation } from 'react-i18next'
import { Card } from '#app/ui/cards/card.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { HistoryData } from '../pages/case-page.server.ts'
import { CaseFrame } from './case-frame.tsx'
import { useDays } from './case-words.tsx'

/** What was done with a case: only ever added to. */
export function HistoryPage({ page: { head, events } }: { page: HistoryData }) {
  const { t } = useTranslation('i693')
  const { moment } = useDays()
  return (
    <CaseFrame head={head} tab="history">
      <Card>
        <DataTable
          caption={t('titles.history')}
          rows={events}
          rowKey={({ seq }) => String(seq)}
          columns={[
            {
              ...{ key: 'at', label: t('history.at'), rowHeader: true, phone: 'wide' },
              cell: ({ at }) => moment(at, head.clinic.timeZone),
            },
            {
              ...{ key: 'action', label: t('history.action') },
              cell: ({ action }) => t(`history.actions.${action as 'create'}`),
            },
            {
              ...{ key: 'status', label: t('history.status'), phone: 'labeled' },
              cell: ({ from, to }) => (from === to ? '—' : t(`status.${to}`)),
            },
            {
              ...{ key: 'who', label: t('history.who'), phone: 'labeled' },
              cell: ({ isSystem, who }) => (isSystem ? t('history.system') : who || '—'),
            },
            { ...{ key: 'note', label: t('history.note'), phone: 'wide' }, cell: ({ note }) => note },
          ]}
        />
      </Card>
    </CaseFrame>
  )
}
