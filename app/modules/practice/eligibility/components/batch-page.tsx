import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { rejectionWords } from '../check-words.ts'
import type { BatchData } from '../pages/batch-page.server.ts'
import { GatewayNotice } from './gateway-notice.tsx'
import { StateTag } from './state-tag.tsx'

type Line = BatchData['lines'][number]

/** How the insurance of a visit stands, or what is missing to ask. */
function Standing({ line: { id, name, check, lacks } }: { line: Line }) {
  const { t } = useTranslation('eligibility')
  const locale = useLocale()
  if (check)
    return (
      <>
        <Link to={paths.eligibilityCheck(check.id)}>
          <StateTag status={check.status} />
          <span className="vh">{t('batch.of', { name: name ?? '' })}</span>
        </Link>
        {check.rejection && <span className="t__second">{rejectionWords(check.rejection, t).text}</span>}
      </>
    )
  if (lacks.length === 0) return <Tag tone="info">{t('batch.ready')}</Tag>
  const missing = lacks.map((lack) => t(`lacks.${lack}`))
  return (
    <>
      <span>{t('batch.missing', { what: formatList(missing, locale) })}</span>{' '}
      <Link to={paths.eligibilityNew({ visit: id })}>
        {t('batch.complete')}
        <span className="vh">{t('batch.of', { name: name ?? '' })}</span>
      </Link>
    </>
  )
}

function Visits({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('eligibility')
  return (
    <Card>
      <DataTable
        caption={t('batch.title')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ key: 'time', label: t('batch.time'), phone: 'labeled' },
            cell: ({ id, time }) => (
              <Link to={paths.deskVisit(id)} className="num">
                {time}
              </Link>
            ),
          },
          {
            ...{ key: 'patient', label: t('columns.patient'), rowHeader: true, phone: 'wide' },
            cell: ({ name }) => name ?? t('columns.unreadable'),
          },
          { ...{ key: 'doctor', label: t('fields.doctor'), phone: 'labeled' }, cell: ({ doctor }) => doctor ?? '—' },
          { ...{ key: 'plan', label: t('facts.plan'), phone: 'labeled' }, cell: ({ plan }) => plan ?? '—' },
          {
            ...{ key: 'standing', label: t('columns.status'), phone: 'wide' },
            cell: (line) => <Standing line={line} />,
          },
        ]}
      />
    </Card>
  )
}

/** The insurance of everybody who is expected tomorrow. */
export function BatchPage({ page: { clinic, gateway, day, lines, counts } }: { page: BatchData }) {
  const { t } = useTranslation('eligibility')
  const place = clinic.slug
  const action = useHref(paths.eligibilityBatch({ place }))
  return (
    <div className="stack">
      <p>
        <Link to={paths.eligibility({ place })}>{t('back')}</Link>
      </p>
      <PageHead title={t('batch.title')} lead={t('batch.lead', { clinic: clinic.name, day })} />
      <GatewayNotice gateway={gateway} />
      {lines.length === 0 ? (
        <EmptyState title={t('batch.nobody')}>
          <p>{t('batch.nobodyNext')}</p>
        </EmptyState>
      ) : (
        <>
          <Stats>
            <Stat label={t('batch.ready')} value={String(counts.ready)} />
            <Stat label={t('batch.lacking')} value={String(counts.lacking)} />
            <Stat label={t('filters.problem')} value={String(counts.problems)} />
          </Stats>
          {counts.ready > 0 && gateway !== null && (
            <form method="post" action={action}>
              <Button>{t('batch.run', { count: counts.ready })}</Button>
            </form>
          )}
          <Visits lines={lines} />
        </>
      )}
    </div>
  )
}
