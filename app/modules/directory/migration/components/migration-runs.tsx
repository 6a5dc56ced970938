import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatShortDate } from '#app/core/format/format.ts'
import { mayTake } from '#app/modules/long-work/components/run-steps.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { RunTag } from '#app/modules/directory/registry/components/run-tag.tsx'
import type { ListedMigration } from '../queries/migration-runs.server.ts'
import { MigrationCountsText } from './migration-counts.tsx'

const steps = ['pause', 'resume', 'cancel'] as const

/** What can be done with a run now. */
function Steps({ run }: { run: ListedMigration }) {
  const { t } = useTranslation('sync')
  const { t: own } = useTranslation('migration')
  const locale = useLocale()
  const action = useHref(paths.adminMigrationPart('runs'))
  const open = steps.filter((step) => mayTake(run.status, step))
  if (open.length === 0 && !run.isUndoOpen) return null
  return (
    <form method="post" action={action} className="row">
      <input type="hidden" name="id" value={run.id} />
      {open.map((step) => (
        <Button key={step} variant={step === 'cancel' ? 'quiet' : 'line'} name="step" value={step}>
          {t(`steps.${step}`)}
        </Button>
      ))}
      {run.isUndoOpen && run.undoUntil !== null && (
        <>
          <Button variant="line" name="step" value="undo">
            {own('runs.ask')}
          </Button>
          <span className="muted">{own('runs.until', { date: formatShortDate(run.undoUntil, locale) })}</span>
        </>
      )}
    </form>
  )
}

function MigrationRun({ run }: { run: ListedMigration }) {
  const { t } = useTranslation('migration')
  const { t: refusal } = useTranslation('errors')
  const locale = useLocale()
  const { id, status, counts, done, total, errorCode, createdAt, isUndo, fileName } = run
  return (
    <li className="card__body stack stack--sm">
      <p className="row">
        <b>{t(isUndo ? 'runs.undo' : 'runs.run')}</b>
        <RunTag status={status} />
        <span className="muted">
          {formatShortDate(createdAt, locale)} {formatInstantClock(createdAt, newYork, locale)}
        </span>
      </p>
      <p>{fileName}</p>
      {status !== 'done' && total !== null && (
        <p>
          <progress max={total} value={done} aria-label={t('runs.progress')} />
        </p>
      )}
      {errorCode && <p>{refusal(errorCode as 'long_work.failed')}</p>}
      <p className="muted num">
        <MigrationCountsText counts={counts} />
      </p>
      {!isUndo && (
        <p>
          <Link to={paths.adminMigration({ run: id })}>{t('runs.log')}</Link>
        </p>
      )}
      <Steps run={run} />
    </li>
  )
}

/** The latest migrations, each with what can be done with it. */
export function MigrationRuns({ runs }: { runs: readonly ListedMigration[] }) {
  const { t } = useTranslation('migration')
  return (
    <PanelCard id="runs" title={t('runs.title')}>
      {runs.length === 0 && <p className="card__body muted">{t('runs.empty')}</p>}
      <ul>
        {runs.map((run) => (
          <MigrationRun key={run.id} run={run} />
        ))}
      </ul>
    </PanelCard>
  )
}
