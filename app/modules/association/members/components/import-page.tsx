import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { importColumns } from '../import-column-names.ts'
import type { DryRun, ImportAnswer } from '../pages/import-page.server.ts'

type ImportPageProps = { isApproved: boolean; answer: ImportAnswer | undefined }

function Lines({ run }: { run: DryRun }) {
  const { t } = useTranslation('association-members')
  const { problems, changes, counts } = run
  return (
    <>
      {problems.length > 0 && (
        <PanelCard id="problems" title={t('import.problemsTitle', { count: counts.wrong })}>
          <ul className="card__body bullets">
            {problems.map(({ line, column, problem }, at) => (
              <li key={at}>
                {t('import.line', { line })}
                {column !== null && t('import.column', { column: t(`columns.${column}`) })}
                {t(`import.problems.${problem}` as 'import.problems.noName')}
              </li>
            ))}
          </ul>
        </PanelCard>
      )}
      {changes.length > 0 && (
        <PanelCard id="changes" title={t('import.changes')}>
          <ul className="card__body bullets">
            {changes.map(({ line, name, isNew }) => (
              <li key={line}>
                {t('import.line', { line })}
                {isNew ? t('import.isNew', { name }) : t('import.isChanged', { name })}
              </li>
            ))}
          </ul>
        </PanelCard>
      )}
    </>
  )
}

/** What the file would do, and the form that does it. */
function Result({ run }: { run: DryRun }) {
  const { t } = useTranslation('association-members')
  const action = useHref(paths.associationImport())
  const { counts, changes, text, mark, isChanged } = run
  return (
    <>
      {isChanged && <Banner tone="warning">{t('import.meanwhile')}</Banner>}
      <Banner tone={counts.wrong > 0 ? 'warning' : 'info'}>{t('import.counts', counts)}</Banner>
      {counts.wrong === 0 && changes.length > 0 && (
        <form method="post" action={action} encType="multipart/form-data">
          <textarea name="text" defaultValue={text} hidden readOnly aria-label={t('import.text')} />
          <input type="hidden" name="mark" value={mark} />
          <Button>{t('import.apply')}</Button>
        </form>
      )}
      <Lines run={run} />
    </>
  )
}

/** Takes a file of members, shows what it would do, and does it after that. */
export function ImportPage({ isApproved, answer }: ImportPageProps) {
  const { t } = useTranslation('association-members')
  const action = useHref(paths.associationImport())
  const columns = importColumns.map((column) => t(`columns.${column}`)).join(t('import.and'))
  return (
    <div className="stack">
      <p>
        {isApproved ? (
          <Link to={paths.associationMembers()}>{t('member.back')}</Link>
        ) : (
          <Link to={paths.associationHome()}>{t('import.home')}</Link>
        )}
      </p>
      <PageHead title={t('import.title')} lead={t('import.lead')} />
      {answer?.fault === null && <Result run={answer} />}
      <PanelCard id="file" title={t('import.choose')}>
        <form method="post" action={action} encType="multipart/form-data" className="card__body stack stack--sm">
          <p>{t('import.columns', { columns })}</p>
          <Field
            id="import-file"
            label={t('import.file')}
            hint={t('import.fileHint')}
            error={answer?.fault ? t(`import.faults.${answer.fault}`) : undefined}
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
