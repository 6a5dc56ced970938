import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import type { BoardData, BoardLine } from '../pages/board-page.server.ts'
import { CaseStatusTag, UrgencyTag, useMoment, useClinicWords } from './care-words.tsx'

type Board = NonNullable<BoardData['board']>
type Filters = BoardData['filters']

const boxes = ['all', 'in', 'out'] as const
const urgencies = ['routine', 'urgent', 'stat'] as const

/** The filters as the address has them, some of them changed. */
function searchOf({ box, show, urgency }: Filters, change: Partial<Filters>) {
  const next = { box, show, urgency, ...change }
  return {
    ...(next.box !== 'all' && { box: next.box }),
    ...(next.show !== 'open' && { show: next.show }),
    ...(next.urgency !== null && { urgency: next.urgency }),
  }
}

function BoardFilters({ filters, board }: { filters: Filters; board: Board }) {
  const { t } = useTranslation('coordination')
  const to = (change: Partial<Filters>) => paths.careBoard(searchOf(filters, change))
  return (
    <div className="stack stack--sm">
      <Tabs
        label={t('board.box')}
        tabs={boxes.map((box) => ({ to: to({ box }), label: t(`board.boxes.${box}`), current: box === filters.box }))}
      />
      <Tabs
        label={t('board.show')}
        tabs={board.counts.map(({ show, count }) => ({
          ...{ to: to({ show }), label: t(`board.shows.${show}`), count, current: show === filters.show },
        }))}
      />
      <Tabs
        label={t('fields.urgency')}
        tabs={[
          { to: to({ urgency: null }), label: t('board.anyUrgency'), current: filters.urgency === null },
          ...urgencies.map((urgency) => ({
            ...{ to: to({ urgency }), label: t(`urgency.${urgency}`), current: urgency === filters.urgency },
          })),
        ]}
      />
    </div>
  )
}

/** Whom it is about, or no more than the number where the reader may not know. */
function LineName({ line: { id, reference, patient } }: { line: BoardLine }) {
  return (
    <>
      <Link to={paths.careCase(id)}>{patient ? (patient.chinese ?? patient.english) : formatReference(reference)}</Link>
      {patient?.chinese && <span className="t__second">{patient.english}</span>}
      {patient && <span className="t__second num">{formatReference(reference)}</span>}
    </>
  )
}

function LineState({ line: { status, urgency, isOverdue } }: { line: BoardLine }) {
  const { t } = useTranslation('coordination')
  return (
    <Tags>
      <CaseStatusTag status={status} /> <UrgencyTag urgency={urgency} />
      {isOverdue && <Tag tone="bad">{t('board.overdue')}</Tag>}
    </Tags>
  )
}

function BoardTable({ lines }: { lines: readonly BoardLine[] }) {
  const { t } = useTranslation('coordination')
  const moment = useMoment()
  const place = useClinicWords()
  return (
    <Card>
      <DataTable
        caption={t('heading')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ key: 'patient', label: t('fields.patient'), rowHeader: true, phone: 'wide' },
            cell: (line) => <LineName line={line} />,
          },
          { key: 'state', label: t('fields.status'), phone: 'wide', cell: (line) => <LineState line={line} /> },
          {
            ...{ key: 'places', label: t('board.fromTo'), phone: 'labeled' },
            cell: ({ from, to, isIn, isOut }) => (
              <>
                {isIn && <span>{t('board.from', { place: place(from) })}</span>}
                {isOut && <span className="t__second">{t('board.to', { place: place(to) })}</span>}
              </>
            ),
          },
          {
            key: 'specialty',
            label: t('fields.specialty'),
            phone: 'labeled',
            cell: ({ specialty }) => specialty ?? '—',
          },
          {
            ...{ key: 'due', label: t('board.due'), phone: 'labeled' },
            cell: ({ dueAt, updatedAt }) =>
              dueAt === null
                ? t('board.changed', { when: moment(updatedAt) })
                : t('board.answerBy', { when: moment(dueAt) }),
          },
        ]}
      />
    </Card>
  )
}

function OpenBoard({ filters, board }: { filters: Filters; board: Board }) {
  const { t } = useTranslation('coordination')
  const { closed, sent } = board.closure
  const late = board.counts.find(({ show }) => show === 'overdue')?.count ?? 0
  return (
    <>
      <Stats>
        <Stat
          label={t('board.closure')}
          value={sent === 0 ? '—' : `${Math.round((100 * closed) / sent)}%`}
          comparison={t('board.closureOf', { closed, sent })}
        />
        <Stat label={t('board.lateNow')} value={String(late)} />
      </Stats>
      <BoardFilters filters={filters} board={board} />
      {board.lines.length === 0 ? (
        <EmptyState title={t('board.none')}>
          <p>{t('board.noneHint')}</p>
          {board.mayCreate && (
            <p>
              <Link to={paths.careNew()}>{t('create.title')}</Link>
            </p>
          )}
        </EmptyState>
      ) : (
        <BoardTable lines={board.lines} />
      )}
    </>
  )
}

/** Why there is nothing to see: the level, or nobody has switched it on. */
function ClosedBoard({ page }: { page: BoardData }) {
  const { t } = useTranslation('coordination')
  const action = useHref(paths.careBoard())
  if (!page.hasLevel) return <LockedFeature feature="coordination" />
  if (!page.maySwitchOn) return <p className="muted">{t('off.noRole')}</p>
  return (
    <form method="post" action={action} className="stack stack--sm">
      <p>{t('off.text')}</p>
      <p>
        <Button>{t('off.switchOn')}</Button>
      </p>
    </form>
  )
}

/** The referrals of a clinic, sent and received, with what is late. */
export function BoardPage({ page }: { page: BoardData }) {
  const { t } = useTranslation('coordination')
  return (
    <div className="stack">
      <PageHead
        title={t('heading')}
        lead={t('lead')}
        actions={page.board?.mayCreate && <ButtonLink to={paths.careNew()}>{t('create.title')}</ButtonLink>}
      />
      {page.board ? <OpenBoard filters={page.filters} board={page.board} /> : <ClosedBoard page={page} />}
    </div>
  )
}
