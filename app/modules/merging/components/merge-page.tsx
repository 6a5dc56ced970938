import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { LeftRow } from '#drizzle/schema/administration.ts'
import type { ChoosableField } from '../merge-rules.ts'
import type { DescribedMerge } from '../queries/merges.server.ts'
import { MovedRows } from './moved-rows.tsx'

type MergePageProps = { merge: DescribedMerge; isUndoable: boolean }

/** Columns that people know by another name, or not at all. */
const unsaid = new Set(['editedFields', 'status', 'mergedIntoId', 'npi', 'userId'])

function Left({ left }: { left: readonly LeftRow[] }) {
  const { t } = useTranslation('merging')
  const tables = [...new Set(left.map(({ table }) => table))]
  const fieldsOf = (table: string) =>
    left
      .flatMap((row) => (row.table === table && /^(providers|facilities)$/.test(table) ? row.fields : []))
      .filter((field) => !unsaid.has(field))
      .map((field) => t(`fields.${field as ChoosableField}`))
  return (
    <PanelCard id="left" title={t('undo.left')}>
      <div className="card__body stack stack--sm">
        <p>{t('undo.leftWhy')}</p>
        <ul className="bullets">
          {tables.map((table) => (
            <li key={table}>
              {t('undo.leftRow', {
                what: t(`tables.${table}` as 'tables.appointments'),
                number: left.filter((row) => row.table === table).length,
              })}{' '}
              {fieldsOf(table).join(t('and'))}
            </li>
          ))}
        </ul>
      </div>
    </PanelCard>
  )
}

function Undo({ merge: { id, undoUntil, undoneAt, undoneBy }, isUndoable }: MergePageProps) {
  const { t } = useTranslation('merging')
  const locale = useLocale()
  const action = useHref(paths.adminMerge(id))
  const date = formatDate(undoneAt ?? undoUntil, locale)
  return (
    <PanelCard id="undo" title={t('undo.title')}>
      <div className="card__body stack stack--sm">
        {undoneAt !== null && <p>{t('undo.undone', { date, person: undoneBy ?? t('somebody') })}</p>}
        {undoneAt === null && <p>{t(isUndoable ? 'undo.until' : 'undo.over', { date })}</p>}
        {isUndoable && (
          <form method="post" action={action}>
            <Button variant="danger">{t('undo.undo')}</Button>
          </form>
        )}
      </div>
    </PanelCard>
  )
}

/** A merge that was done: why, by whom, what moved; and its undo. */
export function MergePage({ merge, isUndoable }: MergePageProps) {
  const { t } = useTranslation('merging')
  const locale = useLocale()
  const { kind, kept, gone, reason, counts, createdAt, by, left } = merge
  const names = { gone: gone?.name ?? '', kept: kept?.name ?? '' }
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminMerges({ kind })}>{t('title')}</Link>
      </p>
      <PageHead
        title={t('done.row', names)}
        lead={t('done.by', { date: formatDate(createdAt, locale), person: by ?? t('somebody') })}
      />
      <p>{t('done.reason', { reason })}</p>
      <PanelCard id="moves" title={t('done.moved')}>
        <MovedRows counts={counts} caption={t('done.moved')} />
      </PanelCard>
      <Undo merge={merge} isUndoable={isUndoable} />
      {left.length > 0 && <Left left={left} />}
    </div>
  )
}
