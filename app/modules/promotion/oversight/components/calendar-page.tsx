import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { PlacementCalendar } from '../queries/calendar.server.ts'

type Week = Readonly<{ monday: string; taken: readonly number[] }>

function Cell({ taken, slots }: { taken: number; slots: number }) {
  const { t } = useTranslation('promotion')
  return (
    <>
      {t('inventory.of', { taken, slots })} {taken >= slots && <Tag tone="wait">{t('inventory.full')}</Tag>}
    </>
  )
}

/** The weeks of one placement, a line each, and how full each target is. */
function PlacementCard({ calendar: { placement, slots, mondays, rows } }: { calendar: PlacementCalendar }) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const columns: Column<Week>[] = [
    {
      key: 'week',
      label: t('inventory.week'),
      rowHeader: true,
      cell: ({ monday }) => formatShortDate(utcMidnight(monday), locale, 'UTC'),
    },
    ...rows.map(({ target, name }, index): Column<Week> => ({
      key: target ?? 'whole',
      label: name ?? t('inventory.whole'),
      numeric: true,
      phone: 'labeled',
      cell: ({ taken }) => <Cell taken={taken[index] ?? 0} slots={slots} />,
    })),
  ]
  const weeks = mondays.map((monday, week) => ({ monday, taken: rows.map(({ taken }) => taken[week] ?? 0) }))
  return (
    <PanelCard id={placement} title={t(`placements.${placement}`)}>
      {rows.length === 0 ? (
        <p className="card__body muted">{t('inventory.none')}</p>
      ) : (
        <DataTable
          caption={t(`placements.${placement}`)}
          columns={columns}
          rows={weeks}
          rowKey={({ monday }) => monday}
        />
      )}
    </PanelCard>
  )
}

/** How full every placement is, week by week. */
export function CalendarPage({ calendars }: { calendars: readonly PlacementCalendar[] }) {
  const { t } = useTranslation('promotion')
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminPromotion()}>{t('admin.back')}</Link>
      </p>
      <PageHead title={t('inventory.title')} lead={t('inventory.lead')} />
      {calendars.map((calendar) => (
        <PlacementCard key={calendar.placement} calendar={calendar} />
      ))}
    </div>
  )
}
