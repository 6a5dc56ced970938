import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { type LegacyColumn, legacyColumns, requiredColumns } from '../legacy-clinic.ts'
import type { MigrationPageData, UploadAnswer } from '../pages/migration-page.server.ts'
import { MigrationLogList } from './migration-log.tsx'
import { MigrationRuns } from './migration-runs.tsx'
import { PreviewPanel } from './preview-panel.tsx'

/** What everybody sees who has no right: how one comes to it, and nothing of the data. */
function Closed() {
  const { t } = useTranslation('migration')
  const action = useHref(paths.adminMigrationPart('operator'))
  return (
    <PanelCard id="closed" title={t('closed.title')}>
      <div className="card__body stack">
        <p>{t('closed.text')}</p>
        <p>
          <ButtonLink to={paths.adminLogin({ next: paths.adminMigration() })} variant="line">
            {t('closed.signIn')}
          </ButtonLink>
        </p>
        <form method="post" action={action} className="stack stack--sm">
          <input type="hidden" name="step" value="begin" />
          <Field id="token" label={t('closed.token')} hint={t('closed.tokenHint')}>
            {(control) => <TextInput {...control} name="token" autoComplete="off" spellCheck={false} maxLength={200} />}
          </Field>
          <div className="row">
            <Button>{t('closed.begin')}</Button>
          </div>
        </form>
      </div>
    </PanelCard>
  )
}

/** Of an operator's right: until when, and how to give it back. */
function Right({ until }: { until: number }) {
  const { t } = useTranslation('migration')
  const locale = useLocale()
  const action = useHref(paths.adminMigrationPart('operator'))
  return (
    <Banner>
      <form method="post" action={action} className="row">
        <span>{t('right.until', { time: formatInstantClock(until, newYork, locale) })}</span>
        <Button variant="line" name="step" value="end">
          {t('right.end')}
        </Button>
      </form>
    </Banner>
  )
}

const isRequired = (name: LegacyColumn) => (requiredColumns as readonly LegacyColumn[]).includes(name)
const named = (Object.keys(legacyColumns) as LegacyColumn[]).filter((name) => name !== 'npi' && name !== 'slug')
const listOf = (isWanted: (name: LegacyColumn) => boolean) =>
  named
    .filter(isWanted)
    .map((name) => legacyColumns[name])
    .join(', ')

type UploadProps = { answer: UploadAnswer | undefined; files: MigrationPageData['files'] }

function Upload({ answer, files }: UploadProps) {
  const { t } = useTranslation('migration')
  const locale = useLocale()
  const action = useHref(paths.adminMigration())
  const columns = { required: listOf(isRequired), optional: listOf((name) => !isRequired(name)) }
  const error = answer && t(`faults.${answer.fault}`, { columns: answer.columns.join(', ') })
  return (
    <PanelCard id="upload" title={t('upload.title')}>
      <form method="post" action={action} encType="multipart/form-data" className="card__body stack stack--sm">
        <Field id="file" label={t('upload.file')} hint={t('upload.hint', columns)} error={error}>
          {(control) => <TextInput {...control} type="file" name="file" accept=".csv,text/csv" />}
        </Field>
        <div className="row">
          <Button>{t('upload.submit')}</Button>
          <a href={paths.sampleFile('legacy-clinics.csv')} download>
            {t('upload.sample')}
          </a>
        </div>
      </form>
      {files.length > 0 && (
        <div className="card__body stack stack--sm">
          <h3>{t('upload.files')}</h3>
          <ul className="bullets">
            {files.map(({ id, fileName, createdAt }) => (
              <li key={id}>
                <Link to={paths.adminMigration({ file: id })}>{fileName}</Link>{' '}
                <span className="muted">{formatShortDate(createdAt, locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PanelCard>
  )
}

type MigrationPageProps = {
  right: { until: number | null } | null
  page: MigrationPageData | null
  answer: UploadAnswer | undefined
}

/** Legacy clinics become facilities: a file, what it would do, the runs and their logs. */
export function MigrationPage({ right, page, answer }: MigrationPageProps) {
  const { t } = useTranslation('migration')
  return (
    <div className="stack">
      <PageHead title={t('title')} lead={t('lead')} />
      {right && right.until !== null && <Right until={right.until} />}
      {!page && <Closed />}
      {page && (
        <>
          {page.preview && <PreviewPanel preview={page.preview} filters={page.filters} />}
          {page.log && <MigrationLogList log={page.log} />}
          <Upload answer={answer} files={page.files} />
          <MigrationRuns runs={page.runs} />
        </>
      )}
    </div>
  )
}
