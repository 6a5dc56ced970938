import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { UseKind } from '../queries/uses.server.ts'
import type { TableKey } from '../table-columns.ts'
import type { RowTexts } from '../row-texts.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { useColumnWords } from './column-words.ts'
import { RowForm } from './row-form.tsx'
import { RowLeaving } from './row-leaving.tsx'

type Edit = {
  number: number
  kind: 'create' | 'change' | 'delete'
  reason: string | null
  at: number
  fields: readonly string[]
  by: string | null
}

export type KnownRow = {
  version: number
  texts: RowTexts
  uses: readonly { kind: UseKind; count: number }[]
  heirs: readonly { value: string; label: string }[]
  edits: readonly Edit[]
}

type RowPageProps = {
  table: TableKey
  id: string
  title: string
  known: KnownRow | null
  choices: Record<string, readonly { value: string; label: string }[]>
  answer: FormAnswer | undefined
}

function Edits({ table, edits }: { table: TableKey; edits: readonly Edit[] }) {
  const { t } = useTranslation('data')
  const locale = useLocale()
  const nameOf = useColumnWords(table)
  return (
    <PanelCard id="edits" title={t('history.title')}>
      <ul className="card__body bullets">
        {edits.length === 0 && <li className="muted">{t('history.none')}</li>}
        {edits.map(({ number, kind, reason, at, fields, by }) => (
          <li key={number}>
            {t(`history.${kind}`, { date: formatDate(at, locale), person: by ?? t('history.somebody') })}
            {kind === 'change' && <> {fields.map(nameOf).join(t('and'))}</>}
            {reason && <span className="t__second">{reason}</span>}
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** A row of a reference table: its form, where it is used, how it may go, and what was done to it. */
export function RowPage({ table, id, title, known, choices, answer }: RowPageProps) {
  const { t } = useTranslation('data')
  const form = { table, id, known, choices }
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminTable(table)}>{t(`tables.${table}`)}</Link>
      </p>
      <PageHead title={title} lead={known && <code>{id}</code>} />
      <div className="pro-columns">
        <div className="pro-column">
          <RowForm {...form} answer={isOfRetiring(answer) ? undefined : answer} />
        </div>
        {known && (
          <div className="pro-column">
            <RowLeaving table={table} id={id} known={known} answer={isOfRetiring(answer) ? answer : undefined} />
            <Edits table={table} edits={known.edits} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Which of the page's forms came back. */
const isOfRetiring = (answer: FormAnswer | undefined) =>
  answer !== undefined && 'successor' in { ...answer.submission.error, ...answer.submission.initialValue }
