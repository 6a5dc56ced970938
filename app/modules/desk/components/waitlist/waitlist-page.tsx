import { useHref, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { DeskEntry } from '#app/modules/desk/queries/entry-row.server.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { EntryList } from '#app/modules/desk/queries/waitlist-entries.server.ts'
import {
  entryStatuses,
  type WaitlistFilters,
  waitlistParams,
  waitlistView,
} from '#app/modules/desk/waitlist-filters.ts'
import { choiceParams, DeskChooser, NoDesk } from '../desk-chooser.tsx'
import { ContactTag, EntryStatusTag, useOfferWords, useWishes } from './entry-words.tsx'

type WaitlistPageProps = EntryList & { choice: ChoiceWords; filters: WaitlistFilters }

/** The desk has spoken with them: one press, and times are offered. */
function ConfirmButton({ entry }: { entry: DeskEntry }) {
  const { t } = useTranslation('desk')
  const { pathname, search } = useLocation()
  const action = useHref(paths.deskEntryStep(entry.id, 'confirmation'))
  return (
    <form method="post" action={action}>
      <input type="hidden" name="back" value={pathname + search} />
      <Button variant="line" id={`confirmation-${entry.id}`}>
        {t('waitlist.step.confirmation')}
        <span className="vh">{t('step.of', { name: entry.patient.main })}</span>
      </Button>
    </form>
  )
}

/** A line, and a smaller one under it. */
function TwoLines({ children, second }: { children: ReactNode; second: string | null | undefined }) {
  return (
    <>
      {children}
      {second && <span className="t__second">{second}</span>}
    </>
  )
}

function ContactCell({ entry }: { entry: DeskEntry }) {
  if (!entry.steps.includes('confirmation')) return <ContactTag {...entry} />
  return (
    <div className="row row--tight">
      <ContactTag {...entry} />
      <ConfirmButton entry={entry} />
    </div>
  )
}

function useColumns(): Column<DeskEntry>[] {
  const { t } = useTranslation('desk')
  const wishes = useWishes()
  const offerWords = useOfferWords()
  return [
    {
      key: 'patient',
      label: t('visit.patient'),
      rowHeader: true,
      cell: ({ id, patient: { main, other } }) => (
        <TwoLines second={other}>
          <Link to={paths.deskEntry(id)}>{main}</Link>
        </TwoLines>
      ),
    },
    {
      key: 'phone',
      label: t('visit.phone'),
      cell: ({ patient: { phone } }) => <span className="num nb">{phone ? formatPhone(phone) : ''}</span>,
    },
    { key: 'wishes', label: t('waitlist.wishes'), phone: 'wide', cell: (entry) => wishes(entry) },
    {
      key: 'visit',
      label: t('visit.kind'),
      phone: 'wide',
      cell: ({ doctor, visit }) => <TwoLines second={doctor.name}>{visit ?? t('waitlist.anyVisit')}</TwoLines>,
    },
    {
      key: 'since',
      label: t('waitlist.since'),
      phone: 'hidden',
      cell: ({ since }) => <span className="num nb">{since.date}</span>,
    },
    { key: 'contact', label: t('waitlist.contact'), phone: 'wide', cell: (entry) => <ContactCell entry={entry} /> },
    {
      key: 'status',
      label: t('visit.status'),
      phone: 'wide',
      cell: (entry) => (
        <TwoLines second={offerWords(entry)}>
          <EntryStatusTag status={entry.status} />
        </TwoLines>
      ),
    },
  ]
}

function Filters({ choice, filters, visits }: Pick<WaitlistPageProps, 'choice' | 'filters' | 'visits'>) {
  const { t } = useTranslation('desk')
  return (
    <DeskChooser action={paths.deskDay()} choice={choice} keep={{ view: waitlistView }} withDate={false}>
      <label>
        <span>{t('visit.kind')}</span>
        <Select
          name="visit"
          defaultValue={filters.visit ?? ''}
          options={[
            { value: '', label: t('chooser.all') },
            ...visits.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </label>
      <label>
        <span>{t('visit.status')}</span>
        <Select
          name="status"
          defaultValue={filters.status}
          options={entryStatuses.map((value) => ({ value, label: t(`waitlist.status.${value}`) }))}
        />
      </label>
    </DeskChooser>
  )
}

/** Who waits for the doctors of a desk, those who have waited longest first. */
export function WaitlistPage({ choice, filters, visits, entries, total, pageCount }: WaitlistPageProps) {
  const { t } = useTranslation('desk')
  const columns = useColumns()
  const at = {
    slug: choice.facilities.length > 1 ? (choice.facility?.slug ?? null) : null,
    doctor: choice.doctor,
  }
  return (
    <div className="desk">
      <PageHead
        title={t('waitlist.title')}
        lead={choice.facility && t('waitlist.lead', { facility: choice.facility.name, count: total })}
        actions={
          choice.facility && (
            <ButtonLink to={paths.deskDay(choiceParams(choice, { date: null }))} variant="line" icon="clipboard-list">
              {t('home.day')}
            </ButtonLink>
          )
        }
      />
      {!choice.facility && <NoDesk />}
      {choice.facility && (
        <>
          <Filters choice={choice} filters={filters} visits={visits} />
          {entries.length === 0 ? (
            <p className="panel">{t(filters.status === 'open' ? 'waitlist.none' : 'waitlist.noneSuch')}</p>
          ) : (
            <div className="panel">
              <DataTable caption={t('waitlist.title')} columns={columns} rows={entries} rowKey={({ id }) => id} />
            </div>
          )}
          <Pagination
            page={filters.page}
            pageCount={pageCount}
            pageTo={(page) => paths.deskWaitlist(waitlistParams(filters, at, page))}
          />
        </>
      )}
    </div>
  )
}
