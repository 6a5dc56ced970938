import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { libraryKinds } from '../library-kinds.ts'
import type { LibraryListData } from '../pages/library-page.server.ts'

/** The rows of one kind of the library; tabs lead to the other kinds. */
export function LibraryListPage({ kind, lines, q, isOverdue, total }: LibraryListData) {
  const { t } = useTranslation('content')
  const tabs = libraryKinds.map((each) => ({
    to: paths.adminLibrary(each),
    label: t(`kinds.${each}`),
    current: each === kind,
  }))
  return (
    <>
      <PageHead title={t('library.title')} lead={t('library.lead', { count: total })} />
      <Tabs label={t('library.kinds')} tabs={tabs} />
      <form method="get" action={useHref(paths.adminLibrary())} className="queue-filters">
        <input type="hidden" name="kind" value={kind} />
        <Field id="q" label={t('library.search')}>
          {(control) => <TextInput {...control} name="q" defaultValue={q} type="search" autoComplete="off" />}
        </Field>
        <Checkbox name="overdue" value="1" defaultChecked={isOverdue}>
          {t('posts.overdue')}
        </Checkbox>
        <div className="row">
          <Button variant="line">{t('posts.show')}</Button>
          <Link to={paths.adminLibrary(kind)}>{t('library.all')}</Link>
        </div>
      </form>
      {lines.length === 0 ? (
        <EmptyState title={t('library.empty')} />
      ) : (
        <div className="panel panel--rows">
          <DataTable
            caption={t(`kinds.${kind}`)}
            rows={lines}
            rowKey={({ id }) => id}
            columns={[
              {
                ...{ key: 'title', label: t('library.name'), rowHeader: true, phone: 'wide' },
                cell: ({ id, title, version }) => (
                  <>
                    <Link to={paths.adminLibraryText(kind, id)}>{title}</Link>
                    {version !== null && version > 1 && <> {t('library.version', { version })}</>}
                  </>
                ),
              },
              {
                ...{ key: 'reviewed', label: t('fields.reviewedOn') },
                cell: (line) => (
                  <>
                    <span className="num">{line.reviewedOn ?? '–'}</span>{' '}
                    {line.reviewDueOn && (
                      <span className="muted num">{t('library.due', { day: line.reviewDueOn })}</span>
                    )}{' '}
                    {line.isOverdue && <Tag tone="wait">{t('overdue.due')}</Tag>}
                  </>
                ),
              },
              {
                ...{ key: 'edited', label: t('library.edited') },
                cell: (line) => (line.isEdited ? t('library.byHand') : t('library.asDelivered')),
              },
            ]}
          />
        </div>
      )}
    </>
  )
}
