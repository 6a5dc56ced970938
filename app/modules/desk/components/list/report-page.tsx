import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import type { ReportPageData } from '#app/modules/desk/pages/report-page.server.ts'
import { percentText } from '#app/modules/desk/report.ts'
import { BarChart } from './bar-chart.tsx'
import { DeskChooser, NoDesk } from '../desk-chooser.tsx'

const weekChoices = ['4', '12', '26', '52'] as const

/** A part of a whole in percent, or that there is nothing to reckon. */
function useShare() {
  const { t } = useTranslation('desk')
  return (part: number, whole: number) => {
    const figure = percentText(part, whole)
    return figure === null ? t('report.nothing') : t('report.percent', { figure })
  }
}

function Totals({ totals }: Pick<ReportPageData, 'totals'>) {
  const { t } = useTranslation('desk')
  const share = useShare()
  return (
    <Stats>
      <Stat label={t('report.came')} value={String(totals.came)} />
      <Stat label={t('report.missed')} value={String(totals.missed)} comparison={share(totals.missed, totals.due)} />
      <Stat label={t('report.cancelled')} value={String(totals.cancelled)} />
      <Stat
        label={t('report.median')}
        value={totals.medianLead === null ? t('report.nothing') : String(totals.medianLead)}
        comparison={t('report.medianUnit')}
      />
    </Stats>
  )
}

/** Missed visits by week and by how far ahead they were booked: drawings, each with its table. */
export function ReportPage({ choice, weekCount, weeks, leads, totals }: ReportPageData) {
  const { t } = useTranslation('desk')
  const share = useShare()
  const leadName = ({ from, to }: (typeof leads)[number]) =>
    to === 0 ? t('report.sameDay') : to === null ? t('report.daysOver', { from }) : t('report.days', { from, to })
  const weekColumns: Column<(typeof weeks)[number]>[] = [
    { key: 'week', label: t('report.week'), rowHeader: true, cell: ({ words }) => words },
    { key: 'came', label: t('report.came'), numeric: true, cell: ({ came }) => came },
    { key: 'missed', label: t('report.missed'), numeric: true, cell: ({ missed }) => missed },
    { key: 'cancelled', label: t('report.cancelled'), numeric: true, cell: ({ cancelled }) => cancelled },
    { key: 'share', label: t('report.share'), numeric: true, cell: ({ due, missed }) => share(missed, due) },
  ]
  const leadColumns: Column<(typeof leads)[number]>[] = [
    { key: 'lead', label: t('report.lead'), rowHeader: true, cell: leadName },
    { key: 'count', label: t('report.visits'), numeric: true, cell: ({ count }) => count },
    { key: 'missed', label: t('report.missed'), numeric: true, cell: ({ missed }) => missed },
    { key: 'share', label: t('report.share'), numeric: true, cell: ({ count, missed }) => share(missed, count) },
  ]
  return (
    <div className="desk">
      <PageHead
        title={t('report.title')}
        lead={choice.facility?.name}
        actions={
          <ButtonLink to={paths.clinicAppointments()} variant="line" icon="list">
            {t('report.back')}
          </ButtonLink>
        }
      />
      {!choice.facility && <NoDesk />}
      {choice.facility && (
        <>
          <DeskChooser action={paths.clinicReport()} choice={choice} withDate={false}>
            <label>
              <span>{t('report.period')}</span>
              <Select
                name="weeks"
                defaultValue={String(weekCount)}
                options={weekChoices.map((value) => ({ value, label: t('report.weeks', { count: Number(value) }) }))}
              />
            </label>
          </DeskChooser>
          <Totals totals={totals} />
          <section className="panel stack" aria-labelledby="weeks">
            <h2 id="weeks" className="board__title">
              {t('report.byWeek')}
            </h2>
            <BarChart
              label={t('report.weekChart', {
                missed: totals.missed,
                share: share(totals.missed, totals.due),
              })}
              bars={weeks.map(({ words, missed, due }) => ({ name: words, value: missed, of: due }))}
            />
            <DataTable
              caption={t('report.byWeek')}
              columns={weekColumns}
              rows={weeks}
              rowKey={({ week }) => week}
              keepsColumns
            />
          </section>
          <section className="panel stack" aria-labelledby="leads">
            <h2 id="leads" className="board__title">
              {t('report.byLead')}
            </h2>
            <BarChart
              label={t('report.leadChart')}
              bars={leads.map((each) => ({ name: leadName(each), value: each.missed, of: each.count }))}
            />
            <DataTable
              keepsColumns
              caption={t('report.byLead')}
              columns={leadColumns}
              rows={leads}
              rowKey={({ from }) => String(from)}
            />
          </section>
        </>
      )}
    </div>
  )
}
