import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatList, formatNumber, formatShortDate } from '#app/core/format/format.ts'
import { RunSteps } from '#app/modules/long-work/components/run-steps.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SyncRun, SyncSource } from '../queries/sources.server.ts'
import type { SyncSamples } from '../sync-samples.ts'
import { RunCounts } from './run-counts.tsx'
import { RunTag } from './run-tag.tsx'

const megabyte = 1024 * 1024

function Samples({ samples }: { samples: SyncSamples }) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const namesOf = (kind: keyof SyncSamples) =>
    formatList(
      samples[kind].map(({ name, npi }) => `${name} ${npi}`),
      locale,
    )
  return (['created', 'changed'] as const)
    .filter((kind) => samples[kind].length > 0)
    .map((kind) => <p key={kind}>{t(`samples.${kind}`, { names: namesOf(kind) })}</p>)
}

function RunRow({ run }: { run: SyncRun }) {
  const { t } = useTranslation('sync')
  const { t: refusal } = useTranslation('errors')
  const locale = useLocale()
  const { id, kind, status, done, total, counts, errorCode, createdAt, fileName, states, samples } = run
  const percent = total ? Math.min(100, Math.floor((done / total) * 100)) : 0
  const where = states.length > 0 ? formatList(states, locale) : t('runs.everywhere')
  return (
    <li className="card__body stack stack--sm">
      <p className="row">
        <b>{t(kind === 'registry_dry_run' ? 'kinds.registry_dry_run' : 'kinds.registry_import')}</b>
        <RunTag status={status} />
        <span className="muted">
          {formatShortDate(createdAt, locale)} {formatInstantClock(createdAt, newYork, locale)}
        </span>
      </p>
      <p>{t('runs.of', { name: fileName, states: where })}</p>
      {status !== 'done' && total !== null && (
        <p>
          <progress max={100} value={percent} aria-label={t('runs.title')} /> {t('runs.progress', { percent })}
        </p>
      )}
      {errorCode && <p>{refusal(errorCode as 'long_work.failed')}</p>}
      <p className="muted num">
        <RunCounts counts={counts} />
      </p>
      {samples && <Samples samples={samples} />}
      <p>
        <Link to={paths.adminSyncRun(id)}>{t('run.open')}</Link>
      </p>
      <RunSteps
        status={status}
        to={paths.adminSyncRun(id)}
        words={{ pause: t('steps.pause'), resume: t('steps.resume'), cancel: t('steps.cancel') }}
      />
    </li>
  )
}

type Typed = { file: string; states: string; isWrong: boolean }

function SourceForm({ sources, mayApply, typed }: Pick<SyncPageProps, 'sources' | 'mayApply' | 'typed'>) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const error = typed?.isWrong ? t('errors.states') : undefined
  const size = ({ bytes, changedAt }: SyncSource) =>
    t('sources.size', { size: formatNumber(bytes / megabyte, locale), date: formatShortDate(changedAt, locale) })
  return (
    <form method="post" action={useHref(paths.adminSync())} className="card__body stack" noValidate>
      <ErrorSummary items={error ? [{ id: 'states', message: error }] : []} />
      <Field id="file" label={t('sources.file')}>
        {(control) => (
          <Select
            {...control}
            name="file"
            defaultValue={typed?.file}
            options={sources.map((source) => ({ value: source.name, label: `${source.name} ${size(source)}` }))}
          />
        )}
      </Field>
      <Field id="states" label={t('sources.states')} error={error}>
        {(control) => <TextInput {...control} name="states" defaultValue={typed?.states ?? 'NY, NJ, CT'} />}
      </Field>
      <p className="muted">{t('sources.order')}</p>
      <div className="row">
        <Button name="intent" value="dry">
          {t('sources.dryRun')}
        </Button>
        {mayApply && (
          <Button variant="line" name="intent" value="apply">
            {t('sources.apply')}
          </Button>
        )}
      </div>
    </form>
  )
}

const sampleFiles = [
  ['csv', 'registry.csv'],
  ['fhir', 'registry-bundle.json'],
  ['deactivations', 'registry-deactivations.csv'],
] as const

/** One of each source that has few enough rows to be written by hand. */
function SampleFiles() {
  const { t } = useTranslation('sync')
  return (
    <p className="card__body row">
      {t('sources.samples')}
      {sampleFiles.map(([source, name]) => (
        <a key={source} href={paths.sampleFile(name)} download>
          {t(`keys.${source}`)}
        </a>
      ))}
    </p>
  )
}

type SyncPageProps = {
  folder: string
  sources: readonly SyncSource[]
  runs: readonly SyncRun[]
  /** How many conflicts wait. */
  conflicts: number
  mayApply: boolean
  typed: Typed | undefined
}

/** Files of the registry, what can be run over them, and the runs there were. */
export function SyncPage({ folder, sources, runs, conflicts, mayApply, typed }: SyncPageProps) {
  const { t } = useTranslation('sync')
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink to={paths.adminSync()} variant="line">
              {t('runs.reload')}
            </ButtonLink>
            <ButtonLink to={paths.adminSyncRuns()} variant="line">
              {t('list.title')}
            </ButtonLink>
            <ButtonLink to={paths.adminSyncSchedules()} variant="line">
              {t('schedules.title')}
            </ButtonLink>
            <ButtonLink to={paths.adminSyncConflicts()} variant="line">
              {t('conflicts.waiting', { count: conflicts })}
            </ButtonLink>
          </>
        }
      />
      <PanelCard id="sources" title={t('sources.title')}>
        <p className="card__body">{t('sources.hint', { folder })}</p>
        <SampleFiles />
        {sources.length === 0 ? (
          <p className="card__body muted">{t('sources.empty')}</p>
        ) : (
          <SourceForm sources={sources} mayApply={mayApply} typed={typed} />
        )}
      </PanelCard>
      <PanelCard id="runs" title={t('runs.title')}>
        {runs.length === 0 && <p className="card__body muted">{t('runs.empty')}</p>}
        <ul>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      </PanelCard>
    </>
  )
}
