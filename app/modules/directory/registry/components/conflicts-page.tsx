import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { formatNumber, formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ConflictFilters, listConflicts } from '../trust/queries/conflicts.server.ts'
import { MarkedWords } from './marked-words.tsx'

type Listed = Awaited<ReturnType<typeof listConflicts>>
export type ConflictsPageData = Listed & { filters: ConflictFilters; mayApply: boolean }
type Conflict = Listed['conflicts'][number]

function Decision({ name, value }: { name: 'conflict' | 'field'; value: string }) {
  const { t } = useTranslation('sync')
  const isAll = name === 'field'
  return (
    <form method="post" action={useHref(paths.adminSyncConflicts())} className="row">
      <input type="hidden" name={name} value={value} />
      <Button variant="line" name="decision" value="ours">
        {isAll ? t('conflicts.keepAll') : t('conflicts.keep')}
      </Button>
      <Button variant="line" name="decision" value="theirs">
        {isAll ? t('conflicts.takeAll') : t('conflicts.take')}
      </Button>
    </form>
  )
}

function ConflictRow({ conflict, mayApply }: { conflict: Conflict; mayApply: boolean }) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const { id, name, field, ours, oursTrust, oursAt, theirs, theirsOn, runId } = conflict
  const day = (text: string | null) => text ?? t('conflicts.noDate')
  return (
    <li className="card__body stack stack--sm">
      <p className="row">
        <b lang="en">{name}</b>
        <Link to={paths.adminSyncRun(runId)}>{t('conflicts.run')}</Link>
      </p>
      <table className="review-diff">
        <thead>
          <tr>
            <th scope="col">{t('run.field')}</th>
            <th scope="col">{t('conflicts.ours')}</th>
            <th scope="col">{t('conflicts.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t(`fields.${field}`)}</th>
            <td data-label={t('conflicts.ours')}>
              <MarkedWords parts={ours} />
              <br />
              <small className="muted">
                {t(`trust.${oursTrust}`)} {day(oursAt === null ? null : formatShortDate(oursAt, locale))}
              </small>
            </td>
            <td data-label={t('conflicts.theirs')}>
              <MarkedWords parts={theirs} />
              <br />
              <small className="muted">
                {t('trust.registry')}{' '}
                {day(theirsOn && formatShortDate(instantOfWall(theirsOn, '12:00', newYork), locale))}
              </small>
            </td>
          </tr>
        </tbody>
      </table>
      {mayApply && <Decision name="conflict" value={id} />}
    </li>
  )
}

/** Fields in which a source contradicts who is trusted more; each is decided by itself, or all of one kind together. */
export function ConflictsPage({ conflicts, counts, next, filters, mayApply }: ConflictsPageData) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const search = (field: string | null, after?: string) => ({ ...(field && { field }), ...(after && { after }) })
  return (
    <div className="stack">
      <PageHead
        title={t('conflicts.title')}
        lead={t('conflicts.lead')}
        actions={
          <ButtonLink to={paths.adminSync()} variant="line">
            {t('title')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('run.field')}
        tabs={[
          { to: paths.adminSyncConflicts(), label: t('run.all'), current: filters.field === null },
          ...counts.map(({ field, count }) => ({
            to: paths.adminSyncConflicts({ field }),
            label: `${t(`fields.${field}`)} ${formatNumber(count, locale)}`,
            current: filters.field === field,
          })),
        ]}
      />
      {filters.field && mayApply && conflicts.length > 0 && <Decision name="field" value={filters.field} />}
      <ul className="panel panel--rows">
        {conflicts.length === 0 && <li className="card__body muted">{t('conflicts.empty')}</li>}
        {conflicts.map((conflict) => (
          <ConflictRow key={conflict.id} conflict={conflict} mayApply={mayApply} />
        ))}
      </ul>
      {next && (
        <nav className="row" aria-label={t('list.pages')}>
          <ButtonLink variant="line" to={paths.adminSyncConflicts(search(filters.field, next))} rel="next">
            {t('list.next')}
          </ButtonLink>
        </nav>
      )}
    </div>
  )
}
