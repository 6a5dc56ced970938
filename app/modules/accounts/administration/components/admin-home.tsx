import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatLongDate, formatNumber } from '#app/core/format/format.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AdminMenuKey } from '../navigation.ts'
import type { Alert } from '../queries/platform-state.server.ts'

/** Work that waits: the page where it is done, named as in the menu. */
export type WaitingWork = Readonly<{
  key: AdminMenuKey
  path: string
  count: number
  /** Of these, past the time in which they should have been answered. */
  late: number
  oldestAt: number | null
}>

type AdminHomeProps = { name: string; work: readonly WaitingWork[]; alerts: readonly Alert[]; search: ReactNode }

function AlertLine({ alert: { kind, count, since } }: { alert: Alert }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <Banner tone="warning">
      {t(`home.alerts.${kind}`, { count })}
      {since !== null && ` ${t('home.since', { date: formatLongDate(since, locale) })}`}
    </Banner>
  )
}

function useWorkColumns(): Column<WaitingWork>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    {
      key: 'queue',
      label: t('home.columns.queue'),
      rowHeader: true,
      cell: ({ key, path }) => <Link to={path}>{t(`menu.items.${key}`)}</Link>,
    },
    {
      key: 'count',
      label: t('home.columns.count'),
      numeric: true,
      cell: ({ count }) => formatNumber(count, locale),
    },
    {
      key: 'late',
      label: t('home.columns.late'),
      numeric: true,
      phone: 'labeled',
      cell: ({ late }) => (late === 0 ? '—' : <Tag tone="bad">{formatNumber(late, locale)}</Tag>),
    },
    {
      key: 'oldest',
      label: t('home.columns.oldest'),
      phone: 'labeled',
      cell: ({ oldestAt }) => (oldestAt === null ? '—' : formatDate(oldestAt, locale)),
    },
  ]
}

/** The first page of the administration: what is wrong, and what waits for whoever looks. */
export function AdminHome({ name, work, alerts, search }: AdminHomeProps) {
  const { t } = useTranslation('admin')
  const columns = useWorkColumns()
  return (
    <div className="stack">
      <PageHead title={t('home.title')} lead={t('home.lead', { name })} />
      {alerts.map((alert) => (
        <AlertLine key={alert.kind} alert={alert} />
      ))}
      {search}
      {work.length > 0 && (
        <PanelCard id="work" title={t('home.work')}>
          <DataTable caption={t('home.work')} columns={columns} rows={work} rowKey={({ key }) => key} />
        </PanelCard>
      )}
    </div>
  )
}
