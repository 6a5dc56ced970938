import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import type { VisitTypeRow } from '../schedule-change.ts'
import { ScheduleFrame } from './schedule-frame.tsx'

/** What a provider offers at a facility. */
export function VisitTypesPage({ page, visitTypes }: { page: SchedulePage; visitTypes: VisitTypeRow[] }) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { providerFacility } = page
  const actions = providerFacility.canEdit && (
    <ButtonLink icon="plus" to={paths.scheduleVisitType(providerFacility.id, 'new')}>
      {t('visitTypes.add')}
    </ButtonLink>
  )
  return (
    <ScheduleFrame page={page} tab="visitTypes" actions={actions}>
      {visitTypes.length === 0 ? (
        <EmptyState title={t('visitTypes.emptyTitle')}>
          <p>{t('visitTypes.emptyText')}</p>
        </EmptyState>
      ) : (
        <Card className="sched__card">
          <DataTable
            caption={page.title}
            rows={visitTypes}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                label: t('visitTypes.name'),
                rowHeader: true,
                cell: ({ id, name }) =>
                  providerFacility.canEdit ? (
                    <Link to={paths.scheduleVisitType(providerFacility.id, id)}>{name[locale]}</Link>
                  ) : (
                    name[locale]
                  ),
              },
              { key: 'state', label: t('visitTypes.state'), cell: (row) => <State row={row} /> },
              {
                key: 'minutes',
                label: t('visitTypes.length'),
                phone: 'wide',
                cell: ({ minutes, mode }) => `${t('minutes', { count: minutes })} · ${t(`modes.${mode}`)}`,
              },
              {
                key: 'who',
                label: t('visitTypes.who'),
                phone: 'wide',
                cell: ({ newPatients, approval }) =>
                  `${t(`newPatients.${newPatients}`)} · ${t(`approvals.${approval}`)}`,
              },
              {
                key: 'price',
                label: t('visitTypes.price'),
                numeric: true,
                phone: 'hidden',
                cell: ({ priceCents }) => (priceCents === null ? '—' : formatMoney(priceCents, locale)),
              },
            ]}
          />
        </Card>
      )}
    </ScheduleFrame>
  )
}

function State({ row: { isActive, isSensitive } }: { row: VisitTypeRow }) {
  const { t } = useTranslation('schedule')
  return (
    <span className="row">
      <Tag tone={isActive ? 'ok' : 'plain'}>{t(isActive ? 'visitTypes.active' : 'visitTypes.inactive')}</Tag>
      {isSensitive && <Tag tone="info">{t('visitTypes.sensitive')}</Tag>}
    </span>
  )
}
