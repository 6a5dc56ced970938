import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Link } from '#app/ui/link.tsx'
import { BulkBar } from '#app/ui/tables/bulk-bar.tsx'
import { Change, type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { QueuePageData } from '../pages/queue-page.server.ts'
import type { QueueRow } from '../queries/queue-rows.server.ts'
import type { QueueName } from '../request-queues.ts'
import { useRowWords } from './request-words.tsx'

/** Queues of which a list shows enough to say yes; a person or a photo is looked at one by one. */
const isApprovedHere = (queue: QueueName) => queue === 'descriptions' || queue === 'updates'

type BulkProps = Pick<QueuePageData, 'queue' | 'reasons' | 'reviewers' | 'search'>

/** What is done with the ticked requests: each its own button; a reason goes with the refusals, a name with the giving. */
function BulkButtons({ queue, reasons, reviewers, search }: BulkProps) {
  const { t } = useTranslation('review')
  const options = (['return', 'reject'] as const).map((decision) => ({
    label: t(`refuse.${decision}`),
    options: reasons
      .filter((reason) => reason.decision === decision)
      .map(({ id, text }) => ({ value: id, label: text.length > 40 ? `${text.slice(0, 40)}…` : text })),
  }))
  return (
    <BulkBar title={t('bulk.title')} counted={t('bulk.counted', { number: '#' })}>
      <span className="review-ticks">
        <Link to={paths.reviewQueue(queue, { ...search, ticked: 'all' })} data-tick="all">
          {t('bulk.all')}
        </Link>
        <Link to={paths.reviewQueue(queue, search)} data-tick="none">
          {t('bulk.none')}
        </Link>
      </span>
      {isApprovedHere(queue) && (
        <Button name="decision" value="approve" icon="check">
          {t('bulk.approve')}
        </Button>
      )}
      <label className="review-reason">
        <span className="vh">{t('bulk.reason')}</span>
        <Select name="reason" options={options} />
      </label>
      <Button variant="line" name="decision" value="return">
        {t('bulk.return')}
      </Button>
      <Button variant="line" name="decision" value="reject">
        {t('bulk.reject')}
      </Button>
      <details className="review-more">
        <summary>{t('bulk.give')}</summary>
        <div>
          <Button variant="line" name="decision" value="claim">
            {t('bulk.claim')}
          </Button>
          <span className="review-give">
            <label className="review-reviewer">
              <span className="vh">{t('assign.to')}</span>
              <Select name="reviewer" options={reviewers} />
            </label>
            <Button variant="line" name="decision" value="assign">
              {t('assign.submit')}
            </Button>
          </span>
        </div>
      </details>
    </BulkBar>
  )
}

/** The form that decides on one row: forms cannot stand in each other, so its button names it. */
const rowForm = (id: string) => `row-${id}`

type RowProps = { queue: QueueName; row: QueueRow; to: string }

/** Approves what the list shows whole; anything else, and what takes a reason, is decided where all of it stands. */
function RowActions({ queue, row: { id, isReport, subject }, to }: RowProps) {
  const { t } = useTranslation('review')
  const name = subject.name
  const approve = <span className="vh">{t('list.approve', { name })}</span>
  return (
    <span className="review-actions">
      {isApprovedHere(queue) && !isReport ? (
        <Button variant="line" icon="check" form={rowForm(id)} name="decision" value="approve">
          {approve}
        </Button>
      ) : (
        <ButtonLink variant="line" icon="check" to={`${to}#approve`}>
          {approve}
        </ButtonLink>
      )}
      <ButtonLink variant="line" icon="undo" to={isReport ? `${to}#reject` : `${to}#return`}>
        <span className="vh">{t(isReport ? 'list.reject' : 'list.return', { name })}</span>
      </ButtonLink>
    </span>
  )
}

function useColumns(page: Pick<QueuePageData, 'queue' | 'search' | 'filters'>): Column<QueueRow>[] {
  const { t } = useTranslation('review')
  const words = useRowWords()
  const { queue, search } = page
  // A request is opened without the place in the list: its neighbors are found anew.
  const { after: _after, before: _before, ...filters } = search
  const pageOf = (id: string) => paths.reviewRequest(queue, id, filters)
  const columns: Column<QueueRow>[] = [
    {
      key: 'subject',
      label: t('list.subject'),
      rowHeader: true,
      cell: ({ id, seed, subject: { name, second, seal } }) => (
        <span className="review-subject">
          {seal && <SealAvatar name={seal} seed={seed} size="xs" />}
          <span>
            <Link to={pageOf(id)}>{name}</Link>
            {second && <span className="t__second">{second}</span>}
          </span>
        </span>
      ),
    },
    { key: 'age', label: t('list.age'), numeric: true, cell: words.age },
    {
      key: 'kind',
      label: t('list.kind'),
      phone: 'wide',
      cell: (row) => <span className="review-kind">{words.kind(row)}</span>,
    },
    {
      key: 'change',
      label: t('list.change'),
      phone: 'wide',
      cell: ({ change }) => change && <Change from={change.from} to={change.to || t('request.nothing')} />,
    },
    { key: 'status', label: t('list.status'), phone: 'wide', cell: words.status },
  ]
  if (page.filters.state !== 'waiting') return columns
  const cell = (row: QueueRow) => <RowActions queue={queue} row={row} to={pageOf(row.id)} />
  return [...columns, { key: 'actions', label: t('list.actions'), numeric: true, phone: 'wide', cell }]
}

/** The rows of a queue, those of a page that can be ticked and decided together or one by one. */
export function QueueTable(page: QueuePageData) {
  const { t } = useTranslation('review')
  const { queue, rows, filters, search, isAllTicked } = page
  const columns = useColumns(page)
  const action = useHref(paths.reviewQueue(queue, search))
  const isDecidable = filters.state === 'waiting'
  return (
    <>
      <form method="post" action={action} className="stack stack--sm">
        {isDecidable && <BulkButtons {...page} />}
        <div className="panel panel--rows">
          <DataTable
            caption={t(`queue.${queue}`)}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            {...(isDecidable && {
              choose: {
                name: 'request',
                label: ({ subject }: QueueRow) => t('list.choose', { name: subject.name }),
                chosen: new Set(isAllTicked ? rows.map(({ id }) => id) : []),
              },
            })}
          />
        </div>
      </form>
      {isDecidable && isApprovedHere(queue) && (
        <div hidden>
          {rows.map(({ id }) => (
            <form key={id} id={rowForm(id)} method="post" action={action}>
              <input type="hidden" name="request" value={id} />
            </form>
          ))}
        </div>
      )}
    </>
  )
}
