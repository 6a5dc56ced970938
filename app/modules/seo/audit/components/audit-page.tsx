import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLongDate, formatNumber } from '#app/core/format/format.ts'
import { RunSteps } from '#app/modules/long-work/components/run-steps.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { pageLimits } from '../audit-forms.ts'
import { severityOf } from '../finding-kinds.ts'
import type { AuditPageData } from '../pages/audit-page.server.ts'
import { FindingList, type Refused } from './finding-list.tsx'
import { TrendChart } from './trend-chart.tsx'

function Active({ active, mayRun }: { active: NonNullable<AuditPageData['active']>; mayRun: boolean }) {
  const { t } = useTranslation('seo')
  const { t: refusal } = useTranslation('errors')
  const { id, status, done, total, errorCode } = active
  return (
    <Card as="section" className="stack stack--sm" labelledBy="active">
      <h2 id="active">{t('active.title')}</h2>
      <p className="row">
        <Tag tone={status === 'failed' ? 'bad' : 'info'}>{t(`statuses.${status as 'queued'}`)}</Tag>
        {total !== null && t('active.progress', { done, total })}
      </p>
      {total !== null && <progress max={Math.max(1, total)} value={done} aria-label={t('active.title')} />}
      {errorCode && <p>{refusal(errorCode as 'long_work.failed')}</p>}
      {mayRun && (
        <RunSteps
          status={status}
          to={paths.adminSeoRun(id)}
          words={{ pause: t('steps.pause'), resume: t('steps.resume'), cancel: t('steps.cancel') }}
        />
      )}
      <p>
        <ButtonLink variant="quiet" to={paths.adminSeo()}>
          {t('active.reload')}
        </ButtonLink>
      </p>
    </Card>
  )
}

function StartForm() {
  const { t } = useTranslation('seo')
  const locale = useLocale()
  return (
    <form method="post" action={useHref(paths.adminSeo())} className="audit-form">
      <Field label={t('start.limit')} id="limit">
        {(control) => (
          <Select
            {...control}
            name="limit"
            defaultValue="400"
            options={pageLimits.map((limit) => ({
              value: String(limit),
              label: t('start.pages', { pages: formatNumber(limit, locale) }),
            }))}
          />
        )}
      </Field>
      <Button>{t('start.do')}</Button>
    </form>
  )
}

type KindRow = AuditPageData['kinds'][number]

function Kinds({ kinds }: Pick<AuditPageData, 'kinds'>) {
  const { t } = useTranslation('seo')
  const columns: Column<KindRow>[] = [
    {
      key: 'kind',
      label: t('found.kind'),
      rowHeader: true,
      cell: ({ kind }) => <Link to={paths.adminSeo({ kind })}>{t(`kinds.${kind}`)}</Link>,
    },
    {
      key: 'severity',
      label: t('found.severity'),
      cell: ({ kind }) => (
        <Tag tone={severityOf(kind) === 'error' ? 'bad' : 'warm'}>{t(`severities.${severityOf(kind)}`)}</Tag>
      ),
    },
    {
      key: 'count',
      label: t('found.count'),
      numeric: true,
      phone: 'labeled',
      cell: ({ count }) => String(count),
    },
    {
      key: 'ignored',
      label: t('found.ignored'),
      numeric: true,
      phone: 'labeled',
      cell: ({ ignored }) => String(ignored),
    },
  ]
  return (
    <PanelCard id="found" title={t('found.title')}>
      {kinds.length === 0 ? (
        <p className="card__body">{t('found.nothing')}</p>
      ) : (
        <DataTable caption={t('found.title')} columns={columns} rows={kinds} rowKey={({ kind }) => kind} />
      )}
    </PanelCard>
  )
}

/** What search engines and readers meet on the site's own pages, and how it changes. */
export function AuditPage({ data, refused }: { data: AuditPageData; refused: Refused }) {
  const { t } = useTranslation('seo')
  const locale = useLocale()
  const { active, last, trend, kinds, kind, findings, mayRun } = data
  const [before, now] = [trend.at(-2), trend.at(-1)]
  return (
    <div className="stack">
      <PageHead
        title={t('title')}
        lead={last ? t('lead', { date: formatLongDate(last.createdAt, locale) }) : t('leadNone')}
      />
      {active && <Active active={active} mayRun={mayRun} />}
      {mayRun && (!active || active.status === 'failed') && <StartForm />}
      {now && (
        <Stats>
          <Stat
            label={t('trend.score')}
            value={String(now.score)}
            {...(before && { comparison: t('trend.before', { value: before.score }) })}
          />
          <Stat label={t('trend.pages')} value={formatNumber(now.pages, locale)} />
          <Stat label={t('trend.findings')} value={formatNumber(now.findings, locale)} />
        </Stats>
      )}
      {kind && <FindingList kind={kind} findings={findings} mayRun={mayRun} refused={refused} />}
      {last && <Kinds kinds={kinds} />}
      {trend.length > 0 && (
        <PanelCard id="trend" title={t('trend.title')}>
          <TrendChart trend={trend} />
        </PanelCard>
      )}
    </div>
  )
}
