import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatLongDate, formatNumber } from '#app/core/format/format.ts'
import { type AuditAction, auditActions } from '#app/modules/audit/audit-actions.ts'
import { auditSubjects } from '#app/modules/audit/audit-subjects.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { logSearch } from '../log-filters.ts'
import type { LogPageData } from '../pages/log-page.server.ts'
import { ActionWords, ActorCell, ObjectCell, OutcomeTag } from './log-words.tsx'

type Entry = LogPageData['entries'][number]

/** Actions in groups by their module, as `optgroup`s. */
function useActionOptions() {
  const { t } = useTranslation('oversight')
  const groups = new Map<string, { value: string; label: string }[]>()
  for (const code of auditActions as ReadonlySet<AuditAction>) {
    const area = t(`audit.areas.${code.split('.')[0] as 'accounts'}`)
    groups.set(area, [...(groups.get(area) ?? []), { value: code, label: t(`actions.${code}`) }])
  }
  return [...groups].map(([label, options]) => ({ label, options }))
}

function LogFilterForm({ filters }: Pick<LogPageData, 'filters'>) {
  const { t } = useTranslation('oversight')
  const actions = useActionOptions()
  const any = { value: '', label: t('audit.filters.any') }
  const types = auditSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))
  const text = (name: 'person' | 'object', value: string | null) => (
    <Field
      id={name}
      label={t(`audit.filters.${name}`)}
      hint={name === 'person' ? t('audit.filters.personHint') : undefined}
    >
      {(control) => (
        <TextInput {...control} name={name} defaultValue={value ?? ''} autoComplete="off" spellCheck={false} />
      )}
    </Field>
  )
  const day = (name: 'from' | 'to') => (
    <Field id={name} label={t(`audit.filters.${name}`)}>
      {(control) => <TextInput {...control} type="date" name={name} defaultValue={filters[name] ?? ''} />}
    </Field>
  )
  return (
    <form method="get" action={useHref(paths.adminAudit())} className="queue-filters" role="search">
      {text('person', filters.person)}
      <Field id="action" label={t('audit.filters.action')}>
        {(control) => (
          <Select {...control} name="action" defaultValue={filters.action ?? ''} options={[any, ...actions]} />
        )}
      </Field>
      <Field id="type" label={t('audit.filters.type')}>
        {(control) => <Select {...control} name="type" defaultValue={filters.type ?? ''} options={[any, ...types]} />}
      </Field>
      {text('object', filters.objectId)}
      {day('from')}
      {day('to')}
      <div className="row">
        <Button variant="line">{t('audit.filters.submit')}</Button>
        <Link to={paths.adminAudit()}>{t('audit.filters.clear')}</Link>
      </div>
    </form>
  )
}

function useColumns(filters: LogPageData['filters']): Column<Entry>[] {
  const { t } = useTranslation('oversight')
  const locale = useLocale()
  return [
    {
      key: 'at',
      label: t('audit.columns.at'),
      cell: ({ at }) => (
        <time dateTime={new Date(at).toISOString()} className="num">
          {formatLongDate(at, locale)} {formatInstantClock(at, newYork, locale)}
        </time>
      ),
    },
    {
      key: 'action',
      label: t('audit.columns.action'),
      rowHeader: true,
      phone: 'wide',
      cell: (entry) => <ActionWords entry={entry} />,
    },
    {
      key: 'person',
      label: t('audit.columns.person'),
      phone: 'wide',
      cell: (entry) => <ActorCell entry={entry} filters={filters} />,
    },
    {
      key: 'object',
      label: t('audit.columns.object'),
      phone: 'wide',
      cell: (entry) => <ObjectCell entry={entry} filters={filters} />,
    },
    { key: 'outcome', label: t('audit.columns.outcome'), cell: ({ outcome }) => <OutcomeTag outcome={outcome} /> },
  ]
}

/** When the chain was last compared with itself, as far as this machine knows. */
function Verified({ verified }: Pick<LogPageData, 'verified'>) {
  const { t } = useTranslation('oversight')
  const locale = useLocale()
  if (!verified) return <p className="muted">{t('audit.unverified')}</p>
  const when = `${formatLongDate(verified.at, locale)} ${formatInstantClock(verified.at, newYork, locale)}`
  return <p className="muted">{t('audit.verified', { seq: formatNumber(verified.seq, locale), when })}</p>
}

/** The audit log: by whom, about what, which action, when. */
export function LogPage({ filters, entries, older, csv, mostExported, verified }: LogPageData) {
  const { t } = useTranslation('oversight')
  const locale = useLocale()
  const columns = useColumns(filters)
  const file = useHref(csv)
  return (
    <div className="stack">
      <PageHead title={t('audit.title')} lead={t('audit.lead')} />
      <Verified verified={verified} />
      <LogFilterForm filters={filters} />
      {entries.length === 0 ? (
        <EmptyState title={t('audit.empty')} actions={<Link to={paths.adminAudit()}>{t('audit.filters.clear')}</Link>}>
          {null}
        </EmptyState>
      ) : (
        <div className="panel panel--rows">
          <DataTable caption={t('audit.title')} columns={columns} rows={entries} rowKey={({ seq }) => String(seq)} />
        </div>
      )}
      <nav className="row" aria-label={t('audit.pages')}>
        {filters.before && (
          <Link to={paths.adminAudit(logSearch({ ...filters, before: null }))}>{t('audit.newest')}</Link>
        )}
        {older && (
          <ButtonLink variant="line" to={older} rel="next">
            {t('audit.older')}
          </ButtonLink>
        )}
      </nav>
      {entries.length > 0 && (
        <p>
          <a href={file}>{t('audit.export')}</a>{' '}
          <span className="muted">{t('audit.exportHint', { most: formatNumber(mostExported, locale) })}</span>
        </p>
      )}
    </div>
  )
}
