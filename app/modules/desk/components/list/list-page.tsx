import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { cancelReasons } from '#app/modules/booking/booking-input.ts'
import { paths } from '#app/paths.ts'
import { BulkBar } from '#app/ui/tables/bulk-bar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { type ListFilters, listParams, sourceChoices } from '#app/modules/desk/list-filters.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import { listedStatuses } from '#app/modules/desk/step-nouns.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { choiceParams, DeskChooser, NoDesk } from '../desk-chooser.tsx'
import { StatusAndMarks } from '../visit/visit-marks.tsx'
import { visitWhen } from '../visit/visit-when.ts'

type ListPageProps = {
  choice: ChoiceWords
  filters: ListFilters
  mayExport: boolean
  visits: DeskVisit[]
  total: number
  pageCount: number
  answer: { text: string; found: DeskVisit[] | null } | undefined
}

function useColumns(): Column<DeskVisit>[] {
  const { t } = useTranslation('desk')
  return [
    {
      key: 'patient',
      label: t('visit.patient'),
      rowHeader: true,
      cell: ({ id, patient: { main, other } }) => (
        <>
          <Link to={paths.deskVisit(id)}>{main}</Link>
          {other && <span className="t__second">{other}</span>}
        </>
      ),
    },
    {
      key: 'time',
      label: t('visit.time'),
      cell: (visit) => <span className="num nb">{visitWhen(visit, t)}</span>,
    },
    { key: 'doctor', label: t('visit.doctor'), phone: 'wide', cell: ({ doctor }) => doctor.name },
    { key: 'kind', label: t('visit.kind'), phone: 'hidden', cell: ({ visit }) => visit?.name ?? t('card.noType') },
    { key: 'status', label: t('visit.status'), phone: 'wide', cell: (visit) => <StatusAndMarks visit={visit} /> },
    { key: 'source', label: t('visit.source'), phone: 'hidden', cell: ({ source }) => t(`source.${source}`) },
    {
      key: 'phone',
      label: t('visit.phone'),
      phone: 'hidden',
      cell: ({ patient: { phone } }) => <span className="num nb">{phone ? formatPhone(phone) : ''}</span>,
    },
    {
      key: 'reference',
      label: t('visit.reference'),
      phone: 'hidden',
      cell: ({ reference }) => <span className="num nb">{reference}</span>,
    },
  ]
}

/** One field for a reference or a telephone number; sent by POST, because a number belongs in no address. */
function Finder({ choice, answer }: Pick<ListPageProps, 'choice' | 'answer'>) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.clinicAppointments(choiceParams(choice, { date: null, doctor: null })))
  const error = answer && answer.found === null ? t('list.notFindable') : undefined
  return (
    <form method="post" action={action} className="finder" role="search">
      <Field id="text" label={t('list.find')} error={error}>
        {(control) => (
          <TextInput {...control} name="text" width="12" autoComplete="off" defaultValue={answer?.text ?? ''} />
        )}
      </Field>
      <Button variant="line" icon="search">
        {t('list.findSubmit')}
      </Button>
    </form>
  )
}

function Filters({ choice, filters }: Pick<ListPageProps, 'choice' | 'filters'>) {
  const { t } = useTranslation('desk')
  return (
    <DeskChooser action={paths.clinicAppointments()} choice={choice} withDate={false}>
      <label>
        <span>{t('list.from')}</span>
        <input type="date" name="from" className="in" defaultValue={filters.from} />
      </label>
      <label>
        <span>{t('list.to')}</span>
        <input type="date" name="to" className="in" defaultValue={filters.to} />
      </label>
      <label>
        <span>{t('visit.status')}</span>
        <Select
          name="status"
          defaultValue={filters.status ?? ''}
          options={[
            { value: '', label: t('chooser.all') },
            ...listedStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
      </label>
      <label>
        <span>{t('visit.source')}</span>
        <Select
          name="source"
          defaultValue={filters.source ?? ''}
          options={[
            { value: '', label: t('chooser.all') },
            ...sourceChoices.map((value) => ({ value, label: t(`source.${value}`) })),
          ]}
        />
      </label>
    </DeskChooser>
  )
}

/** What is done with the ticked visits: each its own button, each its own address. */
function BulkButtons() {
  const { t } = useTranslation('desk')
  const confirm = useHref(paths.clinicBulk('confirmation'))
  const remind = useHref(paths.clinicBulk('reminder'))
  const cancel = useHref(paths.clinicBulk('cancellation'))
  return (
    <BulkBar title={t('bulk.title')}>
      <button type="submit" className="btn btn--line" formAction={confirm}>
        {t('bulk.confirm')}
      </button>
      <button type="submit" className="btn btn--line" formAction={remind}>
        {t('bulk.remind')}
      </button>
      <label>
        <span className="vh">{t('cancellation.reason')}</span>
        <Select
          name="reason"
          defaultValue=""
          options={[
            { value: '', label: t('bulk.reason') },
            ...cancelReasons.clinic.map((value) => ({ value, label: t(`reason.${value}`) })),
          ]}
        />
      </label>
      <button type="submit" className="btn btn--line" formAction={cancel}>
        {t('bulk.cancel')}
      </button>
    </BulkBar>
  )
}

/** All appointments of a clinic: filters, bulk steps, paging, export. */
export function ListPage({ choice, filters, mayExport, visits, total, pageCount, answer }: ListPageProps) {
  const { t } = useTranslation('desk')
  const columns = useColumns()
  const slug = choice.facilities.length > 1 ? (choice.facility?.slug ?? null) : null
  const at = { slug, doctor: choice.doctor }
  const params = listParams(filters, at)
  const confirm = useHref(paths.clinicBulk('confirmation'))
  const live = useHref(paths.deskLive(choiceParams(choice, { date: null, doctor: null })))
  const exportHref = useHref(paths.clinicExport(params))
  const rows = answer?.found ?? visits
  const table = (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...(choice.mayManage && {
        choose: {
          name: 'visit',
          label: ({ patient, time }: DeskVisit) => t('bulk.choose', { name: patient.main, time: time ?? '' }),
          chosen: new Set<string>(),
        },
      })}
    />
  )
  return (
    <div className="desk" data-live={choice.facility && !answer?.found ? live : undefined}>
      <PageHead
        title={t('list.title')}
        lead={
          choice.facility &&
          t(answer?.found ? 'list.found' : 'list.lead', {
            facility: choice.facility.name,
            count: answer?.found?.length ?? total,
          })
        }
        actions={
          choice.facility && (
            <>
              <ButtonLink
                to={paths.deskSheet(choiceParams(choice, { date: filters.from }))}
                variant="line"
                icon="printer"
              >
                {t('day.sheet')}
              </ButtonLink>
              <ButtonLink to={paths.clinicReport(choiceParams(choice, { date: null }))} variant="line" icon="file-text">
                {t('list.report')}
              </ButtonLink>
              {mayExport && (
                <a href={exportHref} className="btn btn--line" download>
                  {t('list.export')}
                </a>
              )}
            </>
          )
        }
      />
      {!choice.facility && <NoDesk />}
      {choice.facility && (
        <>
          <Finder choice={choice} answer={answer} />
          <Filters choice={choice} filters={filters} />
          {rows.length === 0 ? (
            <p className="panel">{t('list.none')}</p>
          ) : (
            <form method="post" action={confirm} className="stack stack--sm">
              <input type="hidden" name="back" value={paths.clinicAppointments(params)} />
              {choice.mayManage && <BulkButtons />}
              <div className="panel" id="region-list" data-live-region="">
                {table}
              </div>
            </form>
          )}
          {!answer?.found && (
            <Pagination
              page={filters.page}
              pageCount={pageCount}
              pageTo={(page) => paths.clinicAppointments(listParams(filters, at, page))}
            />
          )}
        </>
      )}
    </div>
  )
}
