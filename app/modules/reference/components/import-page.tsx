import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { DryRun, ImportAnswer } from '../pages/import-page.server.ts'
import type { TableKey } from '../table-columns.ts'
import { useColumnWords } from './column-words.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'

type ImportPageProps = { table: TableKey; title: string; answer: ImportAnswer | undefined }

/** The first column of a file that a line is wrong in, in the reader's language beside its name in the file. */
function Problems({ table, problems, wrong }: { table: TableKey; problems: DryRun['problems']; wrong: number }) {
  const { t } = useTranslation('data')
  const nameOf = useColumnWords(table)
  return (
    <PanelCard id="problems" title={t('import.problems', { count: wrong })}>
      <ul className="card__body bullets">
        {problems.map(({ line, column, problem }, at) => (
          <li key={at}>
            {t('import.line', { line })}
            {column !== null && (
              <>
                {nameOf(column)} <code>{column}</code>
              </>
            )}{' '}
            {t(`errors.${problem}` as 'errors.required')}
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

function Changes({ table, changes }: { table: TableKey } & Pick<DryRun, 'changes'>) {
  const { t } = useTranslation('data')
  const nameOf = useColumnWords(table)
  return (
    <PanelCard id="changes" title={t('import.changes')}>
      <ul className="card__body bullets">
        {changes.map(({ id, line, isNew, fields }) => (
          <li key={id}>
            {t('import.line', { line })} <code>{id}</code>{' '}
            {isNew ? t('import.isNew') : fields.map(nameOf).join(t('and'))}
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** What the file would do, and the form that does it. */
function Result({ table, run }: { table: TableKey; run: DryRun }) {
  const { t } = useTranslation('data')
  const action = useHref(paths.adminTablePart(table, 'import'))
  const { counts, changes, problems, text, mark, isChanged } = run
  const isReady = counts.wrong === 0 && changes.length > 0
  return (
    <>
      {isChanged && <Banner tone="warning">{t('import.meanwhile')}</Banner>}
      <Banner tone={counts.wrong > 0 ? 'warning' : 'info'}>{t('import.counts', counts)}</Banner>
      {problems.length > 0 && <Problems table={table} problems={problems} wrong={counts.wrong} />}
      {changes.length > 0 && <Changes table={table} changes={changes} />}
      {isReady && (
        <form method="post" action={action} encType="multipart/form-data">
          <textarea name="text" defaultValue={text} hidden readOnly aria-label={t('import.text')} />
          <input type="hidden" name="mark" value={mark} />
          <Button>{t('import.apply')}</Button>
        </form>
      )}
    </>
  )
}

/** Takes a file, shows what it would do, and does it after that. */
export function ImportPage({ table, title, answer }: ImportPageProps) {
  const { t } = useTranslation('data')
  const action = useHref(paths.adminTablePart(table, 'import'))
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminTable(table)}>{t(`tables.${table}`)}</Link>
      </p>
      <PageHead title={title} lead={t('import.lead')} />
      {answer?.fault === null && <Result table={table} run={answer} />}
      <PanelCard id="file" title={t('import.choose')}>
        <form method="post" action={action} encType="multipart/form-data" className="card__body stack stack--sm">
          <Field
            id="import-file"
            label={t('import.file')}
            hint={t('import.fileHint')}
            error={answer?.fault ? t(`errors.${answer.fault}`) : undefined}
          >
            {(control) => <TextInput {...control} type="file" name="file" accept=".csv,text/csv" />}
          </Field>
          <div className="row">
            <Button variant="line">{t('import.dryRun')}</Button>
          </div>
        </form>
      </PanelCard>
    </div>
  )
}
