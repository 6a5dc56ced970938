import { useTranslation } from 'react-i18next'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatDate, formatMoney, formatNumber } from '#app/core/format/format.ts'
import { dateFormat } from '#app/core/format/intl.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { BarFigure, BarFigures } from '#app/ui/tables/bar-figure.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { shownStandings } from '../dues-standings.ts'
import { monthMeasures, periods } from '../months.ts'
import type { AnalyticsData } from '../pages/analytics-page.server.ts'

type ReportProps = { report: AnalyticsData['report'] }

const useNumber = () => {
  const locale = useLocale()
  return (value: number) => formatNumber(value, locale)
}

/** A part of a whole in percent; nothing of nothing is a dash. */
const useShare = () => {
  const { t } = useTranslation('association-analytics')
  return (part: number, whole: number) =>
    whole > 0 ? t('share', { percent: Math.round((100 * part) / whole) }) : t('none')
}

function Members({ report: { members } }: ReportProps) {
  const { t } = useTranslation('association-analytics')
  const locale = useLocale()
  const number = useNumber()
  const label = (month: string) =>
    dateFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(utcMidnight(month))
  return (
    <PanelCard id="members" title={t('members.title')}>
      <div className="card__body stack">
        <BarFigures>
          {monthMeasures.map((measure) => (
            <BarFigure
              key={measure}
              title={t(`measures.${measure}`)}
              note={number(Math.max(...members.map((each) => each[measure])))}
              bars={members.map((each) => ({ key: each.month, label: label(each.month), value: each[measure] }))}
            />
          ))}
        </BarFigures>
        <p className="muted">{t('members.note')}</p>
        <Disclosures>
          <Disclosure summary={t('table')}>
            <DataTable
              caption={t('members.title')}
              rows={members}
              rowKey={({ month }) => month}
              columns={[
                { key: 'month', label: t('members.month'), rowHeader: true, cell: ({ month }) => label(month) },
                ...monthMeasures.map((measure) => ({
                  ...{ key: measure, label: t(`measures.${measure}`), numeric: true, phone: 'labeled' as const },
                  cell: (each: (typeof members)[number]) => number(each[measure]),
                })),
              ]}
            />
          </Disclosure>
        </Disclosures>
      </div>
    </PanelCard>
  )
}

function Dues({ report: { asksDues, dues, paid } }: ReportProps) {
  const { t } = useTranslation('association-analytics')
  const locale = useLocale()
  const number = useNumber()
  return (
    <PanelCard id="dues" title={t('dues.title')}>
      <Stats>
        {shownStandings(asksDues).map((standing) => (
          <Stat key={standing} label={t(`dues.${standing}`)} value={number(dues[standing])} />
        ))}
        <Stat
          label={t('dues.received')}
          value={formatMoney(paid.cents, locale)}
          comparison={t('dues.years', { count: paid.years })}
        />
      </Stats>
    </PanelCard>
  )
}

function Events({ report: { events } }: ReportProps) {
  const { t } = useTranslation('association-analytics')
  const locale = useLocale()
  const number = useNumber()
  const share = useShare()
  return (
    <PanelCard id="events" title={t('events.title')}>
      {events.length === 0 ? (
        <p className="card__body muted">{t('events.none')}</p>
      ) : (
        <DataTable
          caption={t('events.title')}
          rows={events}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: 'event', label: t('events.event'), rowHeader: true, phone: 'wide' },
              cell: ({ id, title }) => <Link to={paths.associationEvent(id)}>{title}</Link>,
            },
            {
              ...{ key: 'day', label: t('events.day'), phone: 'labeled' },
              cell: ({ startsAt }) => formatDate(startsAt, locale),
            },
            {
              ...{ key: 'seats', label: t('events.seats'), numeric: true, phone: 'labeled' },
              cell: ({ seats, capacity }) => `${number(seats)} / ${number(capacity)}`,
            },
            {
              ...{ key: 'came', label: t('events.came'), numeric: true, phone: 'labeled' },
              cell: ({ came }) => number(came),
            },
            {
              ...{ key: 'share', label: t('events.share'), numeric: true, phone: 'labeled' },
              cell: ({ came, seats }) => share(came, seats),
            },
          ]}
        />
      )}
    </PanelCard>
  )
}

function Polls({ report: { polls } }: ReportProps) {
  const { t } = useTranslation('association-analytics')
  const locale = useLocale()
  const number = useNumber()
  const share = useShare()
  return (
    <PanelCard id="polls" title={t('polls.title')}>
      {polls.length === 0 ? (
        <p className="card__body muted">{t('polls.none')}</p>
      ) : (
        <DataTable
          caption={t('polls.title')}
          rows={polls}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: 'poll', label: t('polls.poll'), rowHeader: true, phone: 'wide' },
              cell: ({ id, title }) => <Link to={paths.associationPoll(id)}>{title}</Link>,
            },
            {
              ...{ key: 'closed', label: t('polls.closed'), phone: 'labeled' },
              cell: ({ closesAt }) => (closesAt === null ? t('none') : formatDate(closesAt, locale)),
            },
            {
              ...{ key: 'votes', label: t('polls.votes'), numeric: true, phone: 'labeled' },
              cell: ({ turnout }) => (turnout ? `${number(turnout.votes)} / ${number(turnout.eligible)}` : t('none')),
            },
            {
              ...{ key: 'share', label: t('polls.share'), numeric: true, phone: 'labeled' },
              cell: ({ turnout }) => share(turnout?.votes ?? 0, turnout?.eligible ?? 0),
            },
          ]}
        />
      )}
    </PanelCard>
  )
}

/** How an association fares, in numbers: members, dues, events, polls, endorsements. */
export function AssociationAnalytics({ report }: ReportProps) {
  const { t } = useTranslation('association-analytics')
  const number = useNumber()
  const months = { months: String(report.period) }
  return (
    <div className="stack">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <a className="btn btn--line" href={paths.associationAnalyticsFile(months)} download>
            {t('file')}
          </a>
        }
      />
      <Tabs
        label={t('period')}
        tabs={periods.map((period) => ({
          to: paths.associationAnalytics({ months: String(period) }),
          label: t('months', { count: period }),
          current: period === report.period,
        }))}
      />
      <Members report={report} />
      <Dues report={report} />
      <Events report={report} />
      <Polls report={report} />
      <PanelCard id="endorsements" title={t('endorsements.title')}>
        <Stats>
          <Stat label={t('endorsements.standing')} value={number(report.endorsements.standing)} />
          <Stat label={t('endorsements.ending')} value={number(report.endorsements.ending)} />
        </Stats>
      </PanelCard>
    </div>
  )
}
