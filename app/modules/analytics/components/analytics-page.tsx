import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatLongDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { dimensions } from '../measures.ts'
import type { Report } from '../pages/analytics-page.server.ts'
import { rangeWeeks } from '../range.ts'
import { funnelSteps, type Pair, type Part, partMeasures } from '../report.ts'
import { FunnelChart } from './funnel-chart.tsx'
import { useShown } from './use-shown.tsx'
import { WeeksChart } from './weeks-chart.tsx'

function Ranges({ range, by }: Pick<Report, 'range' | 'by'>) {
  const { t } = useTranslation('analytics')
  const locale = useLocale()
  const day = (date: string) => formatLongDate(utcMidnight(date), locale, 'UTC')
  const { from, to, previousFrom, previousTo } = range
  return (
    <div className="stack stack--sm">
      <Tabs
        label={t('range.label')}
        tabs={rangeWeeks.map((weeks) => ({
          to: paths.adminAnalytics({ weeks: String(weeks), by }),
          label: t('range.weeks', { count: weeks }),
          current: weeks === range.weeks,
        }))}
      />
      <p>{t('range.dates', { from: day(from), to: day(to) })}</p>
      <p className="muted">{t('range.previous', { from: day(previousFrom), to: day(previousTo) })}</p>
    </div>
  )
}

function Figures({ figures, totals }: Pick<Report, 'figures' | 'totals'>) {
  const { t } = useTranslation('analytics')
  const { shown, percent, days, hours } = useShown()
  const { fill, noShow, wait, ticketHours, requestHours } = figures
  const rate = (label: string, pair: Pair<number | null>, words: (value: number | null) => string) => (
    <Stat label={label} value={words(pair.current)} comparison={t('before', { value: words(pair.previous) })} />
  )
  return (
    <Stats>
      {totals
        .filter(({ measure }) => measure === 'booked' || measure === 'no_show')
        .map(({ measure, current, previous }) => (
          <Stat
            key={measure}
            label={t(`measures.${measure}`)}
            value={shown(current)}
            comparison={t('before', { value: shown(previous) })}
          />
        ))}
      {rate(t('figures.fill'), fill, percent)}
      {rate(t('figures.noShow'), noShow, percent)}
      {rate(t('figures.wait'), wait, days)}
      {rate(t('figures.ticketHours'), ticketHours, hours)}
      {rate(t('figures.requestHours'), requestHours, hours)}
    </Stats>
  )
}

function usePartColumns(by: Report['by']): Column<Part>[] {
  const { t } = useTranslation('analytics')
  const { shown, percent, days } = useShown()
  const isOfCalendars = by === 'area' || by === 'specialty'
  return [
    { key: 'name', label: t(`by.${by}`), rowHeader: true, phone: 'wide', cell: ({ name }) => name },
    ...partMeasures.map((measure): Column<Part> => ({
      key: measure,
      label: t(`measures.${measure}`),
      numeric: true,
      phone: 'labeled',
      cell: ({ cells }) => shown(cells[measure].current),
    })),
    ...(isOfCalendars
      ? ([
          {
            key: 'fill',
            label: t('figures.fill'),
            numeric: true,
            phone: 'labeled',
            cell: ({ fill }) => percent(fill),
          },
          {
            key: 'wait',
            label: t('figures.wait'),
            numeric: true,
            phone: 'labeled',
            cell: ({ wait }) => days(wait),
          },
        ] satisfies Column<Part>[])
      : []),
  ]
}

function Parts({ range, by, parts }: Pick<Report, 'range' | 'by' | 'parts'>) {
  const { t } = useTranslation('analytics')
  const columns = usePartColumns(by)
  const tabs = dimensions.map((dimension) => ({
    to: paths.adminAnalytics({ weeks: String(range.weeks), by: dimension }),
    label: t(`by.${dimension}`),
    current: dimension === by,
  }))
  return (
    <PanelCard id="parts" title={t('parts.title')}>
      <div className="card__body">
        <Tabs label={t('parts.title')} tabs={tabs} />
      </div>
      {parts.length === 0 ? (
        <p className="card__body">{t('empty')}</p>
      ) : (
        <DataTable caption={t('parts.title')} columns={columns} rows={parts} rowKey={({ value }) => value} />
      )}
    </PanelCard>
  )
}

function Words({ words }: Pick<Report, 'words'>) {
  const { t } = useTranslation('analytics')
  const { shown } = useShown()
  const columns: Column<Report['words'][number]>[] = [
    { key: 'words', label: t('words.words'), rowHeader: true, cell: ({ words: text }) => text },
    { key: 'count', label: t('words.times'), numeric: true, cell: ({ count }) => shown(count) },
  ]
  return (
    <PanelCard id="words" title={t('words.title')}>
      {words.length > 0 && (
        <DataTable caption={t('words.title')} columns={columns} rows={words} rowKey={({ words: text }) => text} />
      )}
      <p className="card__body muted">{t('words.note')}</p>
    </PanelCard>
  )
}

/** How the product is used, in numbers that tell of nobody. */
export function AnalyticsPage({ report }: { report: Report }) {
  const { t } = useTranslation('analytics')
  const { range, by, totals, figures, weeks, parts, words } = report
  const steps = totals.filter(({ measure }) => (funnelSteps as readonly string[]).includes(measure))
  return (
    <div className="stack">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink variant="line" to={paths.adminAnalyticsFile({ weeks: String(range.weeks) })} download>
            {t('csv.download')}
          </ButtonLink>
        }
      />
      <Ranges range={range} by={by} />
      <Figures figures={figures} totals={totals} />
      <PanelCard id="funnel" title={t('funnel.title')}>
        <FunnelChart steps={steps} />
      </PanelCard>
      <PanelCard id="weeks" title={t('weeks.title')}>
        <WeeksChart weeks={weeks} />
      </PanelCard>
      <Parts range={range} by={by} parts={parts} />
      <Words words={words} />
      <p className="muted">{t('shown.note')}</p>
    </div>
  )
}
