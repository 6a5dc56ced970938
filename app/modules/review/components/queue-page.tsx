import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import type { QueuePageData } from '../pages/queue-page.server.ts'
import { QueueFiltersForm } from './queue-filters-form.tsx'
import { QueueTable } from './queue-table.tsx'
import { useAge } from './request-words.tsx'

function QueueTabs({ queue, filters, counts }: Pick<QueuePageData, 'queue' | 'filters' | 'counts'>) {
  const { t } = useTranslation('review')
  const states = (['waiting', 'returned'] as const).map((state) => ({
    to: paths.reviewQueue(queue, state === 'waiting' ? {} : { state }),
    label: t(`tabs.${state}`),
    count: counts[state],
    current: filters.state === state,
  }))
  const decided = (['applied', 'rejected'] as const).map((decision) => ({
    to: paths.reviewQueue('reviewed', { queue, decision }),
    label: t(`status.${decision}`),
  }))
  return <Tabs label={t('tabs.label')} tabs={[...states, ...decided]} />
}

/** A queue of requests of whichever kind. */
export function QueuePage(page: QueuePageData) {
  const { t } = useTranslation('review')
  const { queue, rows, counts, csv, previous, next } = page
  const age = useAge()
  return (
    <div className="stack">
      <PageHead
        title={t(`queue.${queue}`)}
        lead={counts.oldest ? t('list.lead', { count: counts.waiting, age: age(counts.oldest) }) : t('list.none')}
        actions={
          <ButtonLink variant="line" icon="download" to={csv}>
            {t('export.do')}
          </ButtonLink>
        }
      />
      <QueueTabs {...page} />
      <QueueFiltersForm {...page} />
      {rows.length === 0 ? <p className="panel card__body muted">{t('list.empty')}</p> : <QueueTable {...page} />}
      {(previous ?? next) && (
        <nav className="row" aria-label={t('list.pages')}>
          {previous && (
            <ButtonLink variant="line" to={previous} rel="prev">
              {t('list.previous')}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="line" to={next} rel="next">
              {t('list.next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
