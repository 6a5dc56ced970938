import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatNumber, formatShortDate } from '#app/core/format/format.ts'
import { RunSteps } from '#app/modules/long-work/components/run-steps.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { readSyncRun, RecordFilters } from '../records/queries/sync-run.server.ts'
import { shownOutcomes } from '../records/sync-record.ts'
import { MarkedWords } from './marked-words.tsx'
import { RunCounts } from './run-counts.tsx'
import { RunTag } from './run-tag.tsx'

export type RunPageData = Awaited<ReturnType<typeof readSyncRun>> & {
  filters: RecordFilters
  isUndoOpen: boolean
  mayApply: boolean
}

type SyncRecord = RunPageData['records'][number]

function RecordRow({ record }: { record: SyncRecord }) {
  const { t } = useTranslation('sync')
  const { name, externalId, outcome, subjectType, fields, line, reason, undoOutcome } = record
  return (
    <li className="card__body stack stack--sm">
      <p className="row">
        <b lang="en">{name || externalId || t(`subjects.${subjectType}`)}</b>
        {name && externalId && <span className="muted num">{externalId}</span>}
        {outcome !== 'bookkeeping' && <Tag>{t(`outcomes.${outcome}`)}</Tag>}
        {undoOutcome && <Tag tone={undoOutcome === 'undone' ? 'plain' : 'warm'}>{t(`undo.${undoOutcome}`)}</Tag>}
      </p>
      {reason && (
        <p>
          {line !== null && t('run.line', { line })} <span lang="en">{reason}</span>
        </p>
      )}
      {fields.length > 0 && (
        <table className="review-diff">
          <thead>
            <tr>
              <th scope="col">{t('run.field')}</th>
              <th scope="col">{outcome === 'conflict' ? t('conflicts.ours') : t('run.before')}</th>
              <th scope="col">{outcome === 'conflict' ? t('conflicts.theirs') : t('run.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{t(`fields.${field as 'phone'}`)}</th>
                <td data-label={t('run.before')}>
                  <MarkedWords parts={before} />
                </td>
                <td data-label={t('run.after')}>
                  <MarkedWords parts={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  )
}

function Undo({ run, undone, isUndoOpen, mayApply }: RunPageData) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const left = (undone.edited ?? 0) + (undone.in_use ?? 0)
  const action = useHref(paths.adminSyncRun(run.id))
  return (
    <>
      {(undone.undone ?? 0) + left > 0 && (
        <Banner tone={left > 0 ? 'warning' : 'info'}>
          {t('undo.result', { done: formatNumber(undone.undone ?? 0, locale), left: formatNumber(left, locale) })}
        </Banner>
      )}
      {isUndoOpen && mayApply && run.undoUntil !== null && (
        <form method="post" action={action} className="row">
          <Button variant="line" name="step" value="undo">
            {t('undo.ask')}
          </Button>
          <span className="muted">{t('undo.until', { date: formatShortDate(run.undoUntil, locale) })}</span>
        </form>
      )}
    </>
  )
}

function Outcomes({ run, outcomes, undone, filters }: RunPageData) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const left = (undone.edited ?? 0) + (undone.in_use ?? 0)
  const tab = (outcome: (typeof shownOutcomes)[number]) => ({
    to: paths.adminSyncRun(run.id, { outcome }),
    label: `${t(`outcomes.${outcome}`)} ${formatNumber(outcomes[outcome] ?? 0, locale)}`,
    current: filters.outcome === outcome && !filters.undo,
  })
  const all = { to: paths.adminSyncRun(run.id), label: t('run.all'), current: !filters.outcome && !filters.undo }
  const leftTab = { to: paths.adminSyncRun(run.id, { undo: 'left' }), label: t('undo.left'), current: !!filters.undo }
  return (
    <Tabs
      label={t('run.outcomes')}
      tabs={[all, ...shownOutcomes.map(tab), ...(left > 0 || filters.undo ? [leftTab] : [])]}
    />
  )
}

/** One run: where it stands, what it has found and done of each record, and taking it back. */
export function RunPage(page: RunPageData) {
  const { t } = useTranslation('sync')
  const { t: refusal } = useTranslation('errors')
  const locale = useLocale()
  const { run, records, next, filters, outcomes } = page
  const { id, kind, status, counts, errorCode, createdAt, fileName, undoesId } = run
  const more = { ...(filters.outcome && { outcome: filters.outcome }), ...(filters.undo && { undo: filters.undo }) }
  const errors = useHref(paths.adminSyncErrors(id))
  const what = undoesId === null ? t(`kinds.${kind as 'registry_import'}`) : t('list.undo')
  return (
    <div className="stack">
      <PageHead
        title={`${what} ${formatShortDate(createdAt, locale)} ${formatInstantClock(createdAt, newYork, locale)}`}
        lead={fileName}
        actions={
          <ButtonLink to={paths.adminSyncRuns()} variant="line">
            {t('list.title')}
          </ButtonLink>
        }
      />
      <p className="row">
        <RunTag status={status} />
        <span className="muted num">
          <RunCounts counts={counts} />
        </span>
      </p>
      {errorCode && <Banner tone="warning">{refusal(errorCode as 'long_work.failed')}</Banner>}
      <RunSteps
        status={status}
        to={paths.adminSyncRun(id)}
        words={{ pause: t('steps.pause'), resume: t('steps.resume'), cancel: t('steps.cancel') }}
      />
      <Undo {...page} />
      <Outcomes {...page} />
      {(outcomes.skipped ?? 0) > 0 && (
        <p>
          <a href={errors}>{t('run.errors')}</a>
        </p>
      )}
      <p className="muted">{t('run.kept')}</p>
      <ul className="panel panel--rows">
        {records.length === 0 && <li className="card__body muted">{t('run.empty')}</li>}
        {records.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
      {next !== null && (
        <nav className="row" aria-label={t('list.pages')}>
          <ButtonLink variant="line" to={paths.adminSyncRun(id, { ...more, after: String(next) })} rel="next">
            {t('list.next')}
          </ButtonLink>
        </nav>
      )}
    </div>
  )
}
