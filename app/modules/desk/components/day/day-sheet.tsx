import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { choiceParams, NoDesk } from '../desk-chooser.tsx'

/** The sheet of a day for printing: a table a doctor. */
export function DaySheet({ choice, day, visits }: { choice: ChoiceWords; day: DayWords; visits: DeskVisit[] }) {
  const { t } = useTranslation('desk')
  const taking = visits.filter(
    ({ status }) => !['cancelled', 'declined', 'expired', 'entered_in_error'].includes(status),
  )
  const columns: Column<DeskVisit>[] = [
    { key: 'time', label: t('visit.time'), cell: (row) => <b className="num">{row.time ?? t('card.walkIn')}</b> },
    {
      key: 'patient',
      label: t('visit.patient'),
      rowHeader: true,
      cell: ({ patient: { main, other } }) => (
        <>
          {main}
          {other && <span className="t__second">{other}</span>}
        </>
      ),
    },
    { key: 'age', label: t('visit.age'), numeric: true, phone: 'labeled', cell: ({ patient: { age } }) => age ?? '' },
    {
      key: 'kind',
      label: t('visit.kind'),
      cell: ({ visit, language }) => (
        <>
          {visit?.name ?? t('card.noType')}
          {language && <span className="t__second">{t('mark.language', { language: language.name })}</span>}
        </>
      ),
    },
    {
      key: 'phone',
      label: t('visit.phone'),
      cell: ({ patient: { phone } }) => <span className="num nb">{phone ? formatPhone(phone) : ''}</span>,
    },
    { key: 'status', label: t('visit.status'), cell: ({ status }) => t(`status.${status}`) },
  ]
  const doctors = choice.doctors.filter(({ slug }) => choice.doctor === null || slug === choice.doctor)
  return (
    <div className="desk sheet">
      <PageHead
        title={t('sheet.title', { date: day.date, weekday: day.weekday })}
        lead={choice.facility?.name}
        actions={
          <>
            <Button type="button" hidden data-print="" icon="printer">
              {t('slip.print')}
            </Button>
            <ButtonLink to={paths.deskDay(choiceParams(choice))} variant="line">
              {t('sheet.back')}
            </ButtonLink>
          </>
        }
      />
      {!choice.facility && <NoDesk />}
      {doctors.map(({ slug, name }) => {
        const own = taking.filter(({ doctor }) => doctor.slug === slug)
        return (
          <section key={slug} className="panel" aria-labelledby={`sheet-${slug}`}>
            <h2 id={`sheet-${slug}`} className="board__title">
              {t('sheet.doctor', { name, count: own.length })}
            </h2>
            {own.length > 0 && <DataTable caption={name} columns={columns} rows={own} rowKey={({ id }) => id} />}
          </section>
        )
      })}
    </div>
  )
}
