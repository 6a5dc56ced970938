import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { queueAssignments, type QueueFilters, queueSearch, queueViews } from '../queue-filters.ts'
import type { QueuedTicket } from '../queries/ticket-queue.server.ts'
import { DueClock } from './due-clock.tsx'
import { QueueStatus } from './queue-status.tsx'

const ticketKinds = ['general', 'concierge', 'technical', 'billing', 'partner', 'complaint', 'privacy'] as const

/** What the queue shows, all of it in the address. */
function QueueFilterForm({ filters }: { filters: QueueFilters }) {
  const { t } = useTranslation('support')
  const { view, kind, assigned, language, isOverdue, reference } = filters
  const any = (label: string) => ({ value: '', label })
  return (
    <form method="get" action={useHref(paths.adminSupport())} className="queue-filters">
      <Field id="view" label={t('queue.filters.view')}>
        {(control) => (
          <Select
            {...control}
            name="view"
            defaultValue={view}
            options={queueViews.map((value) => ({ value, label: t(`queue.views.${value}`) }))}
          />
        )}
      </Field>
      <Field id="kind" label={t('queue.filters.kind')}>
        {(control) => (
          <Select
            {...control}
            name="kind"
            defaultValue={kind ?? ''}
            options={[
              any(t('queue.filters.anyKind')),
              ...ticketKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
          />
        )}
      </Field>
      <Field id="assigned" label={t('queue.filters.assigned')}>
        {(control) => (
          <Select
            {...control}
            name="assigned"
            defaultValue={assigned ?? ''}
            options={[
              any(t('queue.filters.anyone')),
              ...queueAssignments.map((value) => ({ value, label: t(`queue.assignments.${value}`) })),
            ]}
          />
        )}
      </Field>
      <Field id="language" label={t('queue.filters.language')}>
        {(control) => (
          <Select
            {...control}
            name="language"
            defaultValue={language ?? ''}
            options={[
              any(t('queue.filters.anyLanguage')),
              ...locales.map((value) => ({ value, label: t(`languages.${value}`) })),
            ]}
          />
        )}
      </Field>
      <Field id="reference" label={t('queue.filters.reference')}>
        {(control) => <TextInput {...control} name="reference" defaultValue={reference ?? ''} autoComplete="off" />}
      </Field>
      <Checkbox name="overdue" value="1" defaultChecked={isOverdue}>
        {t('queue.filters.overdue')}
      </Checkbox>
      <div className="row">
        <Button variant="line">{t('queue.filters.submit')}</Button>
        <Link to={paths.adminSupport()}>{t('queue.filters.clear')}</Link>
      </div>
    </form>
  )
}

function QueueTable({ tickets }: { tickets: readonly QueuedTicket[] }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  return (
    <DataTable
      caption={t('queue.caption')}
      rows={tickets}
      rowKey={({ reference }) => reference}
      columns={[
        {
          key: 'reference',
          label: t('queue.columns.reference'),
          rowHeader: true,
          phone: 'wide',
          cell: ({ reference, printed, subject, createdAt, locale: asked }) => (
            <>
              <Link to={paths.adminTicket(reference)} lang={asked}>
                {subject}
              </Link>
              <span className="queue-line num">
                {printed} · {formatShortDate(createdAt, locale)}
              </span>
            </>
          ),
        },
        { key: 'clock', label: t('queue.columns.clock'), cell: ({ clock }) => <DueClock clock={clock} /> },
        { key: 'status', label: t('queue.columns.status'), cell: ({ status }) => <QueueStatus status={status} /> },
        { key: 'kind', label: t('queue.columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          key: 'language',
          label: t('queue.columns.language'),
          phone: 'hidden',
          cell: (ticket) => t(`languages.${ticket.locale}`),
        },
        {
          key: 'assignee',
          label: t('queue.columns.assignee'),
          phone: 'hidden',
          cell: ({ assignee }) => assignee ?? t('queue.nobody'),
        },
      ]}
    />
  )
}

type QueuePageProps = {
  filters: QueueFilters
  tickets: readonly QueuedTicket[]
  total: number
  pageCount: number
}

/** The questions of customers: filters, what is due first, the way to calls and prepared answers. */
export function QueuePage({ filters, tickets, total, pageCount }: QueuePageProps) {
  const { t } = useTranslation('support')
  const pageTo = (page: number) => paths.adminSupport(queueSearch({ ...filters, page }))
  return (
    <>
      <PageHead
        title={t('queue.title')}
        lead={t('queue.lead', { count: total })}
        actions={
          <>
            <ButtonLink to={paths.adminCalls()} variant="line" icon="phone">
              {t('queue.calls')}
            </ButtonLink>
            <ButtonLink to={paths.adminMacros()} variant="line">
              {t('queue.macros')}
            </ButtonLink>
          </>
        }
      />
      <QueueFilterForm filters={filters} />
      {tickets.length === 0 ? (
        <EmptyState title={t('queue.empty')} actions={<Link to={paths.adminSupport()}>{t('queue.all')}</Link>}>
          <p>{t('queue.emptyHint')}</p>
        </EmptyState>
      ) : (
        <div className="panel panel--rows">
          <QueueTable tickets={tickets} />
        </div>
      )}
      <Pagination page={filters.page} pageCount={pageCount} pageTo={pageTo} />
    </>
  )
}
